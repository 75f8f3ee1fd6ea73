import type { Database } from "#adapters/database/database.ts";
import { formatAmount } from "#core/record/amount.ts";
import { formatDay } from "#core/record/day.ts";
import { isSharedQuestion } from "#core/shelf/known-facts.ts";
import type {
  PersonalRecord,
  RecordedMove,
  RecordedNegotiation,
} from "#core/record/personal-record.ts";
import { moveLabels } from "#core/record/negotiation-status.ts";
import { migrateLegacyAnswers } from "#core/tools/legacy/legacy-answers.ts";
import { listLatestIds, listSavedResults } from "#features/library/library-store.server.ts";
import { maxOpenForFree } from "#features/library/saved-text.ts";
import type { ShelfItem } from "#features/shelf/contract.ts";
import type { ReadShelf, ShelfDeps } from "#features/shelf/routes.server.ts";
import { listDrafts } from "#features/tools/drafts/draft-store.server.ts";
import { readRecord } from "./record.server.ts";

/** A saved text stands on the shelf as far as one answer can hold it, in characters. */
const maxTextLength = 4_000;
const maxSaved = 50;

/** What a member may write from: the record with Pro, and the saved language that is open to the plan. */
export function createShelfReader(db: Database): ReadShelf {
  return async ({ id, isPro }) => {
    const record = isPro ? recordItems(await readRecord(db, id)) : [];
    const open = new Set(await listLatestIds(db, id, isPro ? maxSaved : maxOpenForFree));
    const saved = (await listSavedResults(db, id, ""))
      .filter((row) => open.has(row.id) && row.language !== "")
      .map((row): ShelfItem => ({
        key: `saved:${row.id}`,
        kind: "saved",
        name: row.name,
        text: row.language.slice(0, maxTextLength),
        date: formatDay(row.updatedAt.toISOString().slice(0, 10)),
      }));
    return [...record, ...saved];
  };
}

/** Answers as saved language and the account's drafts hold them, without the questions that no other tool asks. */
export function createKnownFactReader(db: Database): ShelfDeps["readFacts"] {
  return async ({ id }) => {
    const drafts = await listDrafts(db, id);
    const saved = await listSavedResults(db, id, "");
    return [...drafts, ...saved].slice(0, maxSaved).flatMap(({ toolId: tool, answers }) =>
      Object.entries(migrateLegacyAnswers(tool, answers))
        .filter(
          ([question, text]) => isSharedQuestion(tool, question) && text.length <= maxTextLength,
        )
        .map(([question, text]) => ({ tool, question, text })),
    );
  };
}

function recordItems({ wins, negotiations, powerPosition }: PersonalRecord): ShelfItem[] {
  const position: ShelfItem = {
    key: "position:now",
    kind: "position",
    name: "Your Power Position",
    text: powerPosition,
    date: null,
  };
  return [
    ...wins.map(({ id, title, description, date }): ShelfItem => ({
      key: `win:${id}`,
      kind: "win",
      name: title,
      text: [title, description ?? ""].filter((part) => part.trim() !== "").join(". "),
      date: formatDay(date),
    })),
    ...negotiations.map(negotiationItem),
    ...(powerPosition.trim() === "" ? [] : [position]),
  ];
}

function negotiationItem({
  id,
  request,
  date,
  amountCents,
  moves,
}: RecordedNegotiation): ShelfItem {
  const amount = amountCents === null ? [] : [formatAmount(amountCents)];
  const parts = [request.replace(/\s*[.]\s*$/, ""), ...amount, ...moves.map(formatRecordedMove)];
  return {
    key: `move:${id}`,
    kind: "move",
    name: request,
    text: parts.join("; "),
    date: formatDay(date),
  };
}

function formatRecordedMove({ kind, date, amountCents }: RecordedMove): string {
  const amount = amountCents === null ? "" : ` ${formatAmount(amountCents)}`;
  return `${moveLabels[kind].toLowerCase()}${amount} on ${formatDay(date)}`;
}
