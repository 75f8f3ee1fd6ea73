import {
  type LetterReaders,
  letterReaders,
  maxLetterLength,
  maxSubjectLength,
} from "#features/letters/letter.ts";
import { Button } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { SelectField, TextAreaField, TextField } from "#ui/forms/field.tsx";
import { readerNames } from "./letter-names.ts";

export type EditedLetter = {
  readonly id: string;
  /** The one that a change is made from; 0 where nothing is saved yet. */
  readonly revision: number;
  readonly subject: string;
  readonly words: string;
  readonly readers: LetterReaders;
};

type LetterEditorProps = {
  edited: EditedLetter;
  /** Why what was typed is not saved. */
  problem?: string | undefined;
  /** What another window saved meanwhile. */
  other?: Pick<EditedLetter, "subject" | "words" | "readers"> | undefined;
};

/** A draft, to be written and saved. Its form needs no script, and comes back with what was typed. */
export function LetterEditor({ edited, problem, other }: LetterEditorProps) {
  const { id, revision, subject, words, readers } = edited;
  return (
    <div className="stack gap-6">
      {problem !== undefined && (
        <Note tone="danger" title={problem} alert>
          {other
            ? "Your text is below, not saved yet; under it is what the other window saved. Save to keep yours."
            : "Your text is below, not saved yet."}
        </Note>
      )}
      <form
        method="post"
        action={`/desk/letters/${encodeURIComponent(id)}`}
        className="stack gap-5"
      >
        <input type="hidden" name="revision" value={revision} />
        <TextField
          label="Subject"
          hint={`One line of at most ${maxSubjectLength} characters.`}
          name="subject"
          defaultValue={subject}
          maxLength={maxSubjectLength}
          autoComplete="off"
        />
        <TextAreaField
          label="Letter"
          hint="Plain text. A blank line begins a new paragraph."
          name="words"
          defaultValue={words}
          maxLength={maxLetterLength}
          rows={14}
        />
        <SelectField label="Readers" name="readers" defaultValue={readers}>
          {letterReaders.map((one) => (
            <option key={one} value={one}>
              {readerNames[one]}
            </option>
          ))}
        </SelectField>
        <div className="actions">
          <Button submit>Save</Button>
          <Button submit look="primary" name="next" value="preview">
            Save and preview
          </Button>
        </div>
      </form>
      {other && (
        <section className="stack" aria-labelledby="other">
          <h2 id="other">Saved in the other window</h2>
          <p>
            <strong>{other.subject === "" ? "Without a subject" : other.subject}</strong>
          </p>
          <p className="letter-words">{other.words === "" ? "Without a text." : other.words}</p>
          <p className="meta">Readers: {readerNames[other.readers]}</p>
        </section>
      )}
    </div>
  );
}
