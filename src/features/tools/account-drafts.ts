import { apiRequest } from "#ui/api/request.ts";
import type { Typed } from "./draft-merge.ts";
import { at, numberAt, textAt, textsOf } from "./read-json.ts";

/** A draft as the account keeps it. */
export type AccountDraft = Typed & { readonly version: number; readonly updatedAt: string };

/** The account's draft of a tool, or null. Throws ApiError. */
export async function fetchDraft(toolId: string): Promise<AccountDraft | null> {
  const response = await apiRequest("GET", pathOf(toolId));
  return draftIn(await response.json());
}

export type Sent = { readonly kept: boolean; readonly draft: AccountDraft | null };

/** Sends a change of version `basedOn`; not kept when another device was first. `leaving`: the page is going away. */
export async function sendDraft(
  toolId: string,
  typed: Typed,
  basedOn: number | null,
  leaving = false,
): Promise<Sent> {
  const body = { answers: typed.answers, tone: typed.tone, basedOn };
  const response = await apiRequest("POST", pathOf(toolId), { body, keepalive: leaving });
  const answer: unknown = await response.json();
  return { kept: at(answer, "kept") === true, draft: draftIn(answer) };
}

/** Sends what she has here; where the account has something else, hers is the newer and what gave way is returned. */
export async function sendNewest(
  toolId: string,
  typed: Typed,
  basedOn: number | null,
): Promise<{ readonly version: number; readonly gaveWay: Typed | null }> {
  const first = await sendDraft(toolId, typed, basedOn);
  if (first.kept) return { version: first.draft?.version ?? 1, gaveWay: null };
  const second = await sendDraft(toolId, typed, first.draft?.version ?? null);
  if (!second.kept) throw new Error("The draft changes elsewhere at this moment.");
  return { version: second.draft?.version ?? 1, gaveWay: first.draft };
}

export async function removeDraft(toolId: string, leaving = false): Promise<void> {
  await apiRequest("DELETE", pathOf(toolId), { keepalive: leaving });
}

function pathOf(toolId: string): string {
  return `/api/drafts/${toolId}`;
}

function draftIn(answer: unknown): AccountDraft | null {
  const draft = at(answer, "draft");
  const version = numberAt(draft, "version");
  const updatedAt = textAt(draft, "updatedAt");
  const tone = textAt(draft, "tone");
  if (version === null || updatedAt === null || tone === null) return null;
  return { answers: textsOf(at(draft, "answers")), tone, version, updatedAt };
}
