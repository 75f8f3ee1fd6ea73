import { ActForm } from "#app/desk/act-form.tsx";
import { formatMoment } from "#app/desk/format-moment.ts";
import { Button, LinkButton } from "#ui/components/button.tsx";
import { LetterTable, letterPath } from "./letters-list.server.tsx";
import { readerNames } from "./letter-names.ts";
import type { LetterView } from "./letters.server.ts";

/** A letter that is no draft any more: its figures, its words, and the way to stop it. */
export function SentLetter({ letter }: { letter: LetterView }) {
  const { id, state, readers, startedAt, endedAt, words } = letter;
  return (
    <div className="desk-sections">
      <section aria-labelledby="figures">
        <h2 id="figures">How far it has come</h2>
        <LetterTable letters={[letter]} empty="" />
        <p className="meta">
          Readers: {readerNames[readers]}.{startedAt && ` Begun ${formatMoment(startedAt)}.`}
          {endedAt && ` Done ${formatMoment(endedAt)}.`}
        </p>
        {state === "sending" && (
          <>
            <p>Sixty a minute at most. Reload the page to see how far it has come.</p>
            <ActForm act="letters/stop" fields={{ id }}>
              <Button submit>Stop sending</Button>
            </ActForm>
          </>
        )}
        {state === "stopped" && (
          <ActForm act="letters/go-on" fields={{ id }}>
            <p>Stopped. What has gone stays gone; nobody else gets it until it goes on.</p>
            <Button submit look="primary">
              Go on sending
            </Button>
          </ActForm>
        )}
      </section>
      <section aria-labelledby="words">
        <h2 id="words">The letter</h2>
        <p className="letter-words">{words}</p>
        <div className="actions">
          <LinkButton href={`${letterPath(letter)}/preview`}>See the message</LinkButton>
        </div>
      </section>
    </div>
  );
}
