import type { Database } from "#adapters/database/database.ts";
import { sayAmount } from "#core/record/amount.ts";
import { sayDay } from "#core/record/day.ts";
import { isShared } from "#core/shelf/known-facts.ts";
import type { PersonalRecord, RecordedMove, RecordedNegotiation } from "#core/record/record.ts";
import { moveWords } from "#core/record/status.ts";
import { fromFormer } from "#core/tools/former-ids.ts";
import { latestIds, listSaved } from "#features/library/library.server.ts";
import { openForFree } from "#features/library/saved.ts";
import type { ShelfItem } from "#features/shelf/contract.ts";
import type { ReadShelf, ShelfParts } from "#features/shelf/routes.server.ts";
import { listDrafts } from "#features/tools/drafts.server.ts";
import { readRecord } from "./record.server.ts";

/** A saved text stands on the shelf as far as one answer can hold it, in characters. */
const longest = 4_000;
const mostSaved = 50;

/** What a member may write from: her record while she has Pro, and the saved language that she can open. */
export function shelfOf(db: Database): ReadShelf {
  return async ({ id, isPro }) => {
    const record = isPro ? recorded(await readRecord(db, id)) : [];
    const open = new Set(await latestIds(db, id, isPro ? mostSaved : openForFree));
    const saved = (await listSaved(db, id, ""))
      .filter((row) => open.has(row.id) && row.language !== "")
      .map((row): ShelfItem => ({
        key: `saved:${row.id}`,
        kind: "saved",
        name: row.name,
        text: row.language.slice(0, longest),
        date: sayDay(row.updatedAt.toISOString().slice(0, 10)),
      }));
    return [...record, ...saved];
  };
}

/** What she told the tools, as her saved language and her account's drafts hold it; questions that no other tool asks are left out. */
export function factsOf(db: Database): ShelfParts["readFacts"] {
  return async ({ id }) => {
    const drafts = await listDrafts(db, id);
    const saved = await listSaved(db, id, "");
    return [...drafts, ...saved].slice(0, mostSaved).flatMap(({ toolId: tool, answers }) =>
      Object.entries(fromFormer(tool, answers))
        .filter(([question, text]) => isShared(tool, question) && text.length <= longest)
        .map(([question, text]) => ({ tool, question, text })),
    );
  };
}

function recorded({ wins, negotiations, powerPosition }: PersonalRecord): ShelfItem[] {
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
      date: sayDay(date),
    })),
    ...negotiations.map(moveOf),
    ...(powerPosition.trim() === "" ? [] : [position]),
  ];
}

function moveOf({ id, request, date, amountCents, moves }: RecordedNegotiation): ShelfItem {
  const amount = amountCents === null ? [] : [sayAmount(amountCents)];
  const parts = [request.replace(/\s*[.]\s*$/, ""), ...amount, ...moves.map(sayMove)];
  return {
    key: `move:${id}`,
    kind: "move",
    name: request,
    text: parts.join("; "),
    date: sayDay(date),
  };
}

function sayMove({ kind, date, amountCents }: RecordedMove): string {
  const amount = amountCents === null ? "" : ` ${sayAmount(amountCents)}`;
  return `${moveWords[kind].toLowerCase()}${amount} on ${sayDay(date)}`;
}
