import { sectionChanges } from "#core/result/section-changes.ts";
import { plainText } from "#core/result/plain-text.ts";
import { lazy, type ReactNode, type RefObject, Suspense, useState } from "react";
import type { Check } from "#core/checks/check.ts";
import { parseResult } from "#core/result/result-text.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { CopyButton } from "./copy-button.tsx";
import { checksOf, isEdited } from "./edit-facts.ts";
import { OpenFacts } from "./open-facts.tsx";
import type { PagedTool } from "./queries.ts";
import { ResultBody } from "./result-body.tsx";
import { SaveRow } from "./save-row.tsx";
import type { Session } from "./session.ts";
import type { Facts } from "./use-facts.ts";
import { sayWords, type Version, wholeLines, wordCount } from "./version.ts";
import { VoiceCheck } from "./voice-check.tsx";

/** Comes when she asks for it: most visits never do. */
const WordChanges = lazy(async () => {
  const loaded = await import("#ui/result/word-changes.tsx").catch(() => null);
  return { default: loaded?.WordChanges ?? ChangesLost };
});

type ResultPanelProps = {
  tool: PagedTool;
  session: Session;
  facts: Facts | null;
  heading: RefObject<HTMLHeadingElement | null>;
  onStop: () => void;
  onSaid: (sentence: string) => void;
  onShow: (version: number) => void;
  onRestore: () => void;
  onFix: ((check: Check) => void) | undefined;
};

/** Her language: while it is written, and each version of it after. */
export function ResultPanel(props: ResultPanelProps) {
  const { tool, session, facts, heading, onStop, onSaid, onShow, onRestore, onFix } = props;
  const [withChanges, showChanges] = useState(false);
  const { versions, shown, writing } = session;
  const version = versions[shown];
  const draft = writing?.text ?? "";
  // Until the first words of a new version come, the version she was reading stays.
  const result = parseResult(draft === "" ? (version?.result ?? "") : wholeLines(draft));

  if (writing || !version)
    return (
      <Frame
        heading={heading}
        meta="Writing"
        busy
        action={<Stop onStop={onStop} />}
        body={<ResultBody result={result} writing facts={null} onSaid={onSaid} />}
      />
    );

  const before = versions[shown - 1];
  const language = <ResultBody result={result} writing={false} facts={facts} onSaid={onSaid} />;
  const meta = `Version ${shown + 1} of ${versions.length} · ${sayWords(wordCount(result))}`;
  return (
    <Frame
      heading={heading}
      meta={meta}
      action={<CopyButton key={shown} primary text={plainText(result)} onSaid={onSaid} />}
      body={
        withChanges && before && !facts?.correcting ? (
          <Suspense fallback={language}>
            <WordChanges sections={sectionChanges(parseResult(before.result), result)} />
          </Suspense>
        ) : (
          language
        )
      }
    >
      {facts && <OpenFacts result={result} facts={facts} />}
      {result.missing.length > 0 && (
        <p className="asked">
          <strong>To complete this, add:</strong> {result.missing.join("; ")}.
        </p>
      )}
      {version.incomplete && <Unfinished version={version} />}
      <SaveRow
        key={`save-${shown}`}
        saved={{ toolId: tool.toolId, name: tool.title, result: version.result }}
        onSaid={onSaid}
      />
      {version.checks.length > 0 && (
        <VoiceCheck
          key={shown}
          checks={checksOf(version)}
          edited={isEdited(version)}
          first={shown === 0}
          onFix={onFix}
        />
      )}
      {(version.source || versions.length > 1) && (
        <footer className="spread">
          {version.source && <p className="meta">{sources[version.source]}</p>}
          {versions.length > 1 && (
            <Turn
              session={session}
              withChanges={withChanges}
              onShow={onShow}
              onRestore={onRestore}
              onChanges={showChanges}
            />
          )}
        </footer>
      )}
    </Frame>
  );
}

type TurnProps = Pick<ResultPanelProps, "session" | "onShow" | "onRestore"> & {
  withChanges: boolean;
  onChanges: (shown: boolean) => void;
};

function Turn(props: TurnProps) {
  const { session, withChanges, onShow, onRestore, onChanges } = props;
  const { versions, shown } = session;
  const isLast = shown === versions.length - 1;
  return (
    <div className="actions">
      <Button small pending={shown === 0} onClick={() => onShow(shown - 1)}>
        Previous version
      </Button>
      <Button small pending={isLast} onClick={() => onShow(shown + 1)}>
        Next version
      </Button>
      <Button
        small
        look="quiet"
        aria-pressed={withChanges}
        pending={shown === 0}
        onClick={() => onChanges(!withChanges)}
      >
        Show changes
      </Button>
      {!isLast && (
        <Button small look="quiet" onClick={onRestore}>
          Restore this version
        </Button>
      )}
    </div>
  );
}

const sources = {
  composer: "Composed from your answers. No AI used.",
  model: "Written by the AI provider this site uses, then checked.",
} as const;

type FrameProps = {
  heading: RefObject<HTMLHeadingElement | null>;
  meta: string;
  busy?: true;
  action: ReactNode;
  body: ReactNode;
  children?: ReactNode;
};

function Frame({ heading, meta, busy, action, body, children }: FrameProps) {
  return (
    <div className="panel result" aria-busy={busy}>
      <header>
        <h2 className="title-sm" id="result-title" ref={heading} tabIndex={-1}>
          Your Strategic Language
        </h2>
        {action}
        <p className="meta num">{meta}</p>
      </header>
      {body}
      {children}
    </div>
  );
}

function Stop({ onStop }: { onStop: () => void }) {
  return (
    <Button small onClick={onStop}>
      Stop
    </Button>
  );
}

function Unfinished({ version }: { version: Version }) {
  return (
    <div className="unfinished">
      <Note tone="warning" title="Unfinished.">
        {version.source === null
          ? "This text ended early and was not checked. Generate again for the whole of it."
          : "This text was cut before its end. Generate again for the whole of it."}
      </Note>
    </div>
  );
}

function ChangesLost() {
  return <p className="body">We could not load the changes. Open this page again to see them.</p>;
}
