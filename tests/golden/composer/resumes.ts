import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { normalizeTypedText } from "#core/composer/words/typing/normalize-typed-text.ts";

/** A resume, and under each head what belongs there, in letters and digits alone. */
export type SortedResume = {
  readonly id: string;
  readonly resume: string;
  /** The resume's own heads. */
  readonly heads: readonly string[];
  readonly expected: readonly LinesUnderHead[];
};
export type LinesUnderHead = { readonly head: string; readonly holds: string };

const heads: Readonly<Record<string, string>> = {
  sum: "Summary",
  edu: "Education",
  cert: "Certificates",
  lang: "Languages",
  skill: "Skills",
};
const mark = /^\s*(?:[-*•–▪>]|\d[.)])\s+/u;
const folder = fileURLToPath(new URL("../resumes/", import.meta.url));

/** Each line of a file says where it belongs: `tag │ line`, or `tag │ line => what of it`, or `tag │ = what of the line above`. */
export function sortedResumes(): readonly SortedResume[] {
  return readdirSync(folder).flatMap((name) =>
    readFileSync(folder + name, "utf8")
      .split(/^# /mu)
      .slice(1)
      .map(parseSortedResume),
  );
}

function parseSortedResume(text: string): SortedResume {
  const [id = "", ...rows] = text.trimEnd().split("\n");
  const lines: string[] = [];
  const under: { head: string; text: string }[] = [];
  for (const row of rows) {
    const [tag = "", line = ""] = row.split(" │ ");
    const [raw = "", only = raw.replace(mark, "").replace(/^= /, "")] = line.split(" => ");
    if (!line.startsWith("= ")) lines.push(raw);
    if (line === "" || tag === "sec" || tag === "out") continue;
    const last = under.findLast(({ head }) => head.startsWith("post "));
    if (tag === "post") under.push({ head: `post ${under.length}`, text: only });
    else if (tag === "post+" && last) last.text += ` ${only}`;
    else {
      const head = tag === "line" ? `lines of ${last?.text ?? ""}` : (heads[tag] ?? tag);
      const same = under.find((one) => one.head === head);
      if (same) same.text += ` ${only}`;
      else under.push({ head, text: only });
    }
  }
  const own = under.map(({ head }) => head).filter((head) => /^\p{Lu}/u.test(head));
  return { id, resume: lines.join("\n"), heads: own, expected: byHead(under) };
}

/** Letters and digits alone, in one order of heads. */
export function byHead(
  under: readonly { head: string; text: string }[],
): readonly LinesUnderHead[] {
  return under
    .map(({ head, text }) => ({
      head: head.startsWith("post ") ? "post" : plain(head),
      holds: plain(text),
    }))
    .toSorted((a, b) => (a.head + a.holds).localeCompare(b.head + b.holds));
}

function plain(text: string): string {
  return normalizeTypedText(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}
