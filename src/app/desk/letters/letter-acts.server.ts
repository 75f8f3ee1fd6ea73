import type { Database } from "#adapters/database/database.ts";
import type { Mailer } from "#adapters/mail/mailer.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { ActFacts, OwnerActName } from "#features/desk/owner-act.ts";
import { writeOwnerAct } from "#features/desk/journal.server.ts";
import { renderLetter } from "#features/letters/letter-email.server.ts";
import { letter } from "#features/letters/table.server.ts";
import { eq, sql } from "drizzle-orm";
import type { SendLetterRequest } from "./letter-requests.ts";
import { enqueueTurn, type LetterTurnDeps } from "./letter-turn.server.ts";
import { changedElsewhere, countUnsent, type LetterView } from "./letters.server.ts";
import { prepareCopies } from "./readers.server.ts";

export type LetterActDeps = LetterTurnDeps & { readonly mailer: Mailer };

/** Who acts: the owner’s id and address. */
type Actor = { readonly id: string; readonly email: string };

type Change = {
  readonly act: OwnerActName;
  readonly before: ActFacts;
  readonly after: ActFacts;
};

export type LetterActs = ReturnType<typeof createLetterActs>;

/** What an owner does with a letter beside writing it. Each act writes itself into the journal. */
export function createLetterActs(deps: LetterActDeps) {
  const { db, queue, mailer, sender, tokens } = deps;

  /** Sends the version that was seen to everybody who is a reader now. Throws 404, and 409 where it cannot be sent. */
  async function send(actor: Actor, { id, revision }: SendLetterRequest): Promise<void> {
    await change(actor, id, async (tx, found) => {
      if (found.state !== "draft" || found.revision !== revision) throw changedElsewhere(found);
      requireWords(found);
      const copies = await prepareCopies(tx, id, found.readers);
      if (copies === 0)
        throw new AppError(
          "too_late",
          "Nobody has agreed to it yet, so there is nobody to send it to.",
        );
      await tx
        .update(letter)
        .set({ state: "sending", copies, startedAt: sql`now()`, turn: found.turn + 1 })
        .where(eq(letter.id, id));
      await enqueueTurn(queue, tx, { id, turn: found.turn + 1, delayMs: 0 });
      const after = { state: "sending", readers: found.readers, addresses: copies };
      return { act: "letter sent", before: { state: "draft", revision }, after };
    });
  }

  /** Holds whatever has not gone; what went, went. Throws 404, and 409 when it is not being sent. */
  async function stop(actor: Actor, id: string): Promise<void> {
    await change(actor, id, async (tx, found) => {
      if (found.state !== "sending")
        throw new AppError("too_late", "This letter is not being sent. Nothing was changed.");
      await tx.update(letter).set({ state: "stopped" }).where(eq(letter.id, id));
      const before = { state: "sending", unsent: countUnsent(found) };
      return { act: "letter stopped", before, after: { state: "stopped" } };
    });
  }

  /** Sends on to whoever has not had it. Throws 404, and 409 when it is not stopped. */
  async function goOn(actor: Actor, id: string): Promise<void> {
    await change(actor, id, async (tx, found) => {
      if (found.state !== "stopped")
        throw new AppError("too_late", "This letter is not stopped. Nothing was changed.");
      const turn = found.turn + 1;
      await tx.update(letter).set({ state: "sending", turn }).where(eq(letter.id, id));
      await enqueueTurn(queue, tx, { id, turn, delayMs: 0 });
      const after = { state: "sending", unsent: countUnsent(found) };
      return { act: "letter sent on", before: { state: "stopped" }, after };
    });
  }

  /** Sends the owner the letter as it stands, and nobody else. Throws 404, and 409 where there is none yet. */
  async function tryOut(actor: Actor, id: string): Promise<void> {
    await change(actor, id, async (tx, found) => {
      requireWords(found);
      await mailer.enqueue(tx, render(found, actor.email));
      const { state, revision } = found;
      return { act: "letter tried", before: { state, revision }, after: { state, revision } };
    });
  }

  /** The letter as it comes to an address. */
  function render(found: LetterView, email: string) {
    const unsubscribeUrl = tokens.urlFor({ copyId: "", email });
    return renderLetter(found, sender, { email, unsubscribeUrl });
  }

  async function change(
    actor: Actor,
    id: string,
    work: (tx: Database, found: LetterView) => Promise<Change>,
  ): Promise<void> {
    await db.transaction(async (tx) => {
      const [found] = await tx.select().from(letter).where(eq(letter.id, id)).for("update");
      if (!found) throw new AppError("not_found", "There is no letter of this id.");
      const done = await work(tx, found);
      const subject = { kind: "letter", id } as const;
      await writeOwnerAct(tx, { actorId: actor.id, subject, ...done });
    });
  }

  return { send, stop, goOn, tryOut, render };
}

function requireWords({ subject, words }: LetterView): void {
  if (subject === "" || words === "")
    throw new AppError("too_late", "Write a subject and a text first, and save them.");
}
