import { useEffect, useReducer, useRef } from "react";
import { isBlank } from "#core/tools/blank.ts";
import { Button } from "#ui/button.tsx";
import { LongField } from "#ui/field.tsx";
import { Note } from "#ui/note.tsx";
import { CopyButton } from "./copy-button.tsx";
import { useViewer } from "#ui/viewer.ts";
import { claimDrafts, keepDraft, ownerOf, readStatement } from "./drafts.ts";
import { Guidelines } from "./guidelines.tsx";
import { RemovedPhrases, sayRemoved } from "./removed-phrases.tsx";
import { useKeeping } from "./use-keeping.ts";
import { useRefineLanguage } from "./use-refine-language.ts";

type State = {
  readonly isOpen: boolean;
  readonly draft: string;
  /** The draft as it stood when she asked for the Refined Statement. */
  readonly asked: string | null;
  readonly said: string;
};

const untouched: State = { isOpen: false, draft: "", asked: null, said: "" };

/** Her draft, cleaned in this browser: what goes, struck in place as she types, and the statement that remains. */
export function StatementDraft() {
  const [{ isOpen, draft, asked, said }, change] = useReducer(withChange, untouched);
  const { refine, isLost } = useRefineLanguage();
  const field = useRef<HTMLTextAreaElement>(null);
  const owner = ownerOf(useViewer());
  const hasNothing = isBlank(draft);
  const removed = refine?.(draft).removed ?? [];

  // What was kept, unless she typed before the page was alive.
  useEffect(() => {
    const typed = field.current?.value ?? "";
    claimDrafts(owner);
    change({ isOpen: true, draft: typed === "" ? readStatement(owner) : typed });
  }, [owner]);
  useKeeping(draft, isOpen, (latest) => keepDraft(`${owner}statement`, latest));

  return (
    <section className="stack flow-6 page-end">
      <div className="stack flow-2">
        <h2>Refine a draft</h2>
        <p className="lead">
          Hedges go, your facts stay. This happens in your browser; nothing is sent.
        </p>
      </div>
      <div className="split even">
        <form
          className="form"
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault();
            change({ asked: draft, said: `Refined. ${sayRemoved(removed.length)}` });
          }}
        >
          <LongField
            ref={field}
            label="Your draft"
            hint="For example: I just think I’m kind of the person who gets late programs back on schedule."
            name="draft"
            rows={8}
            value={draft}
            onChange={(event) => change({ draft: event.target.value, said: "" })}
          />
          <div className="actions">
            <Button submit grow look={asked === null ? "primary" : undefined} disabled={hasNothing}>
              Refine Language
            </Button>
            <Button look="quiet" onClick={() => change({ draft: "", asked: null, said: "" })}>
              Start over
            </Button>
          </div>
          {hasNothing && <p className="meta">Write or paste a draft to begin.</p>}
          {isLost && (
            <Note tone="danger" alert title="We could not load the part that refines.">
              Check your connection and open this page again. Your draft is kept.
            </Note>
          )}
        </form>
        <div className="stack flow-6">
          {asked !== null && refine && (
            <RefinedStatement
              text={refine(asked).text}
              onSaid={(sentence) => change({ said: sentence })}
            />
          )}
          <RemovedPhrases draft={draft} removed={removed} />
          <p className="vh" aria-live="polite">
            {said}
          </p>
        </div>
      </div>
      <Guidelines />
    </section>
  );
}

function withChange(state: State, change: Partial<State>): State {
  return { ...state, ...change };
}

type RefinedStatementProps = { text: string; onSaid: (sentence: string) => void };

function RefinedStatement({ text, onSaid }: RefinedStatementProps) {
  return (
    <section className="panel result plain" aria-labelledby="refined-title">
      <header>
        <h3 id="refined-title">Refined Statement</h3>
        <CopyButton primary text={text} of="statement" onSaid={onSaid} />
      </header>
      <div className="body">
        <p>{text}</p>
      </div>
    </section>
  );
}
