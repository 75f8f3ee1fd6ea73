import { apiRequest } from "#ui/api/api-request.ts";
import type { DraftContent } from "./draft-sync.ts";
import { fieldAt, numberAt, textAt, textsByKey } from "#features/tools/read-json.ts";

/** A draft as the account keeps it. */
export type FetchedDraft = DraftContent & { readonly version: number; readonly updatedAt: string };

/** The account's draft of a tool, or null. Throws ApiError. */
export async function fetchAccountDraft(toolId: string): Promise<FetchedDraft | null> {
  const response = await apiRequest("GET", pathOf(toolId));
  return readFetchedDraft(await response.json());
}

export type SendDraftResult = { readonly isAccepted: boolean; readonly draft: FetchedDraft | null };

/** Sends a change of version `basedOn`; not kept when another device was first. `leaving`: the page is going away. */
export async function sendAccountDraft(
  toolId: string,
  typed: DraftContent,
  basedOn: number | null,
  isLeaving = false,
): Promise<SendDraftResult> {
  const body = { answers: typed.answers, tone: typed.tone, basedOn };
  const response = await apiRequest("POST", pathOf(toolId), { body, keepalive: isLeaving });
  const answer: unknown = await response.json();
  return { isAccepted: fieldAt(answer, "kept") === true, draft: readFetchedDraft(answer) };
}

/** Sends what she has here; where the account has something else, hers is the newer and what gave way is returned. */
export async function overwriteAccountDraft(
  toolId: string,
  typed: DraftContent,
  basedOn: number | null,
): Promise<{ readonly version: number; readonly replaced: DraftContent | null }> {
  const first = await sendAccountDraft(toolId, typed, basedOn);
  if (first.isAccepted) return { version: first.draft?.version ?? 1, replaced: null };
  const second = await sendAccountDraft(toolId, typed, first.draft?.version ?? null);
  if (!second.isAccepted) throw new Error("The draft changes elsewhere at this moment.");
  return { version: second.draft?.version ?? 1, replaced: first.draft };
}

export async function deleteAccountDraft(toolId: string, isLeaving = false): Promise<void> {
  await apiRequest("DELETE", pathOf(toolId), { keepalive: isLeaving });
}

function pathOf(toolId: string): string {
  return `/api/drafts/${toolId}`;
}

function readFetchedDraft(answer: unknown): FetchedDraft | null {
  const draft = fieldAt(answer, "draft");
  const version = numberAt(draft, "version");
  const updatedAt = textAt(draft, "updatedAt");
  const tone = textAt(draft, "tone");
  if (version === null || updatedAt === null || tone === null) return null;
  return { answers: textsByKey(fieldAt(draft, "answers")), tone, version, updatedAt };
}
