import { apiRequest } from "#ui/api/api-request.ts";
import type { DraftContent } from "./draft-sync.ts";
import {
  DraftChangeResponse,
  DraftResponse,
  type StoredDraft,
} from "#features/tools/draft-contract.ts";

/** The account's draft of a tool, or null. Throws ApiError. */
export async function fetchAccountDraft(toolId: string): Promise<StoredDraft | null> {
  const response = await apiRequest("GET", pathOf(toolId));
  return DraftResponse.parse(await response.json()).draft;
}

export type SendDraftResult = { readonly isAccepted: boolean; readonly draft: StoredDraft | null };

/** Sends a change of version `basedOn`; rejected when another device was first. `leaving`: the page is going away. */
export async function sendAccountDraft(
  toolId: string,
  typed: DraftContent,
  basedOn: number | null,
  isLeaving = false,
): Promise<SendDraftResult> {
  const body = { answers: typed.answers, tone: typed.tone, basedOn };
  const response = await apiRequest("POST", pathOf(toolId), { body, keepalive: isLeaving });
  const { kept, draft } = DraftChangeResponse.parse(await response.json());
  return { isAccepted: kept, draft };
}

/** Sends this device's draft; what differs in the account is the older one, replaced and returned. */
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
