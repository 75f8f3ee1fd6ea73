import { useEffect, useReducer, useRef } from "react";
import { isBlank } from "#core/tools/is-blank.ts";
import { Button } from "#ui/components/button.tsx";
import { TextAreaField } from "#ui/forms/field.tsx";
import { Note } from "#ui/components/note.tsx";
import { CopyButton } from "#features/tools/result/copy-button.tsx";
import { useViewer } from "#ui/viewer.ts";
import {
  claimDrafts,
  saveDeviceDraft,
  draftOwnerOf,
  readStatementDraft,
} from "#features/tools/drafts/device-drafts.ts";
import { Guidelines } from "./guidelines.tsx";
import { RemovedPhrases, formatRemovedCount } from "./removed-phrases.tsx";
import { useAutosave } from "#features/tools/drafts/use-autosave.ts";
import { useRefineLanguage } from "./use-refine-language.ts";

type State = {
  readonly isOpen: boolean;
  readonly draft: string;
  /** The draft as it stood when the Refined Statement was asked for. */
  readonly submittedDraft: string | null;
  readonly announcement: string;
};

const initialState: State = { isOpen: false, draft: "", submittedDraft: null, announcement: "" };

/** The draft, cleaned in this browser: what goes, struck in place while it is typed, and the statement that remains. */
export function StatementDraft() {
  const [{ isOpen, draft, submittedDraft, announcement }, update] = useReducer(
    mergeState,
    initialState,
  );
  const { refine, hasLoadFailed } = useRefineLanguage();
  const field = useRef<HTMLTextAreaElement>(null);
  const owner = draftOwnerOf(useViewer());
  const hasNothing = isBlank(draft);
  const removed = refine?.(draft).removed ?? [];

  // What was stored, unless something was typed before hydration.
  useEffect(() => {
    const typed = field.current?.value ?? "";
    claimDrafts(owner);
    update({ isOpen: true, draft: typed === "" ? readStatementDraft(owner) : typed });
  }, [owner]);
  useAutosave(draft, isOpen, (latest) => saveDeviceDraft(`${owner}statement`, latest));

  return (
    <section className="stack gap-6 page-end">
      <div className="stack gap-2">
        <h2>Refine a draft</h2>
        <p className="lead">
          Hedges go, your facts stay. This happens in your browser; nothing is sent.
        </p>
      </div>
      <div className="columns equal">
        <form
          className="form-grid"
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault();
            update({
              submittedDraft: draft,
              announcement: `Refined. ${formatRemovedCount(removed.length)}`,
            });
          }}
        >
          <TextAreaField
            ref={field}
            label="Your draft"
            hint="For example: I just think I’m kind of the person who gets late programs back on schedule."
            name="draft"
            rows={8}
            value={draft}
            onChange={(event) => update({ draft: event.target.value, announcement: "" })}
          />
          <div className="actions">
            <Button
              submit
              grow
              look={submittedDraft === null ? "primary" : undefined}
              disabled={hasNothing}
            >
              Refine Language
            </Button>
            <Button
              look="quiet"
              onClick={() => update({ draft: "", submittedDraft: null, announcement: "" })}
            >
              Start over
            </Button>
          </div>
          {hasNothing && <p className="meta">Write or paste a draft to begin.</p>}
          {hasLoadFailed && (
            <Note tone="danger" alert title="We could not load the part that refines.">
              Check your connection and open this page again. Your draft is kept.
            </Note>
          )}
        </form>
        <div className="stack gap-6">
          {submittedDraft !== null && refine && (
            <RefinedStatement
              text={refine(submittedDraft).text}
              onAnnounce={(sentence) => update({ announcement: sentence })}
            />
          )}
          <RemovedPhrases draft={draft} removed={removed} />
          <p className="visually-hidden" aria-live="polite">
            {announcement}
          </p>
        </div>
      </div>
      <Guidelines />
    </section>
  );
}

function mergeState(state: State, change: Partial<State>): State {
  return { ...state, ...change };
}

type RefinedStatementProps = { text: string; onAnnounce: (sentence: string) => void };

function RefinedStatement({ text, onAnnounce }: RefinedStatementProps) {
  return (
    <section className="panel result-panel plain" aria-labelledby="refined-title">
      <header>
        <h3 id="refined-title">Refined Statement</h3>
        <CopyButton primary text={text} part="statement" onAnnounce={onAnnounce} />
      </header>
      <div className="result-body">
        <p>{text}</p>
      </div>
    </section>
  );
}
