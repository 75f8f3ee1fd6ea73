import { signatureTone } from "#core/tools/definition.ts";
import { fromFormer } from "#core/tools/former-ids.ts";
import type { Shared, Typed } from "./draft-merge.ts";
import { keepOnDevice, keptHere } from "#ui/device.ts";
import { dropDraft, keepDraft, readStored, unaskedHere } from "./drafts.ts";
import { at, numberAt, textAt, textsOf } from "./read-json.ts";

/** The drafts of this owner that she was not asked about yet: tool ids, "statement", or either with ".other". */
export function unaskedOf(owner: string): readonly string[] {
  const prefix = unaskedHere + owner;
  try {
    const names = Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
    return names.filter((name) => hasWords(owner + name)).toSorted();
  } catch {
    return [];
  }
}

/** She was asked; `keep` says what becomes of the drafts on this device. */
export function settle(owner: string, names: readonly string[], keep: boolean): void {
  for (const name of names) {
    remove(unaskedHere + owner + name);
    if (!keep) dropDraft(owner + name);
  }
}

/** What of a draft on this device could be kept with an account, or null. */
export function typedHere(name: string): Typed | null {
  return typedOf(name, readStored(name));
}

/** The draft that stood against the one shown, or null. */
export function otherOf(name: string): Typed | null {
  return typedHere(`${name}.other`);
}

/** Keeps the draft that gave way, or (null) lets it go. */
export function keepOther(name: string, other: Typed | null): void {
  if (other === null) return dropDraft(`${name}.other`);
  const rest = { request: "", versions: [], shown: 0, unfinished: "" };
  keepDraft(`${name}.other`, { ...other, ...rest });
}

/** What this device and the account last had in common of a draft, or null. */
export function sharedOf(name: string): Shared | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(sharedKey(name)) ?? "null");
    const version = numberAt(stored, "version");
    const typed = typedOf(name, at(stored, "typed"));
    return version === null || typed === null
      ? null
      : { version, typed, editedAt: numberAt(stored, "editedAt") ?? 0 };
  } catch {
    return null;
  }
}

export function keepShared(name: string, shared: Shared | null): void {
  if (shared === null) return remove(sharedKey(name));
  // Where it cannot be kept, the two are compared as if they had never met, which loses nothing.
  keepOnDevice(sharedKey(name), JSON.stringify(shared));
}

function sharedKey(name: string): string {
  return `${keptHere}shared.${name}`;
}

/** What was typed into an older form of the tool comes as the tool asks today. */
function typedOf(name: string, stored: unknown): Typed | null {
  if (typeof stored !== "object" || stored === null) return null;
  const tool = name.replace(/\.other$/, "").replace(/^.*\./, "");
  return {
    answers: fromFormer(tool, textsOf(at(stored, "answers"))),
    tone: textAt(stored, "tone") ?? signatureTone,
  };
}

function hasWords(name: string): boolean {
  const stored = readStored(name);
  return stored !== null && stored !== "";
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing can be kept, nothing is left to remove.
  }
}
