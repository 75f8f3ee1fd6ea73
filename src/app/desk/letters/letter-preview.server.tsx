import { ActForm } from "#app/desk/act-form.tsx";
import { Button } from "#ui/components/button.tsx";
import { formatAddresses, letterName, readerNames } from "./letter-names.ts";
import { letterPath } from "./letters-list.server.tsx";
import type { LetterView } from "./letters.server.ts";

type LetterPreviewProps = {
  letter: LetterView;
  email: string;
  text: string;
  /** How many addresses it would go to now; null once it is no draft any more. */
  readers: number | null;
};

/** The very message as it will come, and from here it is sent. */
export function LetterPreview({ letter, email, text, readers }: LetterPreviewProps) {
  const { id, subject } = letter;
  return (
    <div className="desk-sections">
      <section aria-labelledby="message">
        <h2 id="message">The message</h2>
        <p>
          Subject: <strong>{letterName({ subject })}</strong>
        </p>
        <p className="letter-words">{text}</p>
        <p>
          <a href={`${letterPath({ id })}/message`} target="_blank" rel="noreferrer">
            See it as a mail program shows it (opens another tab)
          </a>
        </p>
        {isWhole(letter) && (
          <ActForm act="letters/try" fields={{ id }}>
            <p className="meta">To {email} alone:</p>
            <Button submit>Send me one</Button>
          </ActForm>
        )}
        <p>
          <a href={letterPath({ id })}>{readers === null ? "Back to the letter" : "Write on"}</a>
        </p>
      </section>
      {readers !== null && <Readers letter={letter} count={readers} />}
    </div>
  );
}

function Readers({ letter, count }: { letter: LetterView; count: number }) {
  const { id, revision } = letter;
  return (
    <section aria-labelledby="readers">
      <h2 id="readers">Readers</h2>
      <p>
        {readerNames[letter.readers]}. It goes to <strong>{formatAddresses(count)}</strong>, sixty a
        minute at most. Codes and receipts go first.
      </p>
      {count === 0 && <p>Nobody has agreed to it yet, so there is nobody to send it to.</p>}
      {!isWhole(letter) && <p>Write a subject and a text first, and save them.</p>}
      {count > 0 && isWhole(letter) && (
        <ActForm act="letters/send" fields={{ id, revision: `${revision}` }}>
          <p className="meta">Once sent, it cannot be changed.</p>
          <Button submit look="primary">
            Send to {formatAddresses(count)}
          </Button>
        </ActForm>
      )}
    </section>
  );
}

function isWhole({ subject, words }: LetterView): boolean {
  return subject !== "" && words !== "";
}
