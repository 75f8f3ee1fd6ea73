import { diffSections } from "#core/result/diff-sections.ts";
import { formatPlainText } from "#core/result/plain-text.ts";
import { lazy, type ReactNode, type RefObject, Suspense, useState } from "react";
import type { Check } from "#core/checks/check.ts";
import { parseResult } from "#core/result/result-text.ts";
import { Button } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { isEditedByHand } from "#features/tools/facts/edit-facts.ts";
import { slowMessage } from "#features/tools/generation/use-slow-notice.ts";
import { FactsToSettle } from "#features/tools/facts/facts-to-settle.tsx";
import type { ToolPageData } from "#features/tools/tool-page-contract.ts";
import { NotesToHer } from "#features/tools/result/notes/notes-to-her.tsx";
import { ResultBody } from "./result-body.tsx";
import { DownloadRow } from "./download-row.tsx";
import { checkingMessage } from "#features/tools/workspace/workspace-reducer.ts";
import { describeDropped } from "#features/tools/workspace/version-history.ts";
import {
  isFinishingLine,
  isRefining,
  type WorkspaceState,
} from "#features/tools/workspace/workspace-state.ts";
import type { ResultFacts } from "#features/tools/facts/use-facts.ts";
import { formatWordCount, type ResultVersion } from "./result-version.ts";
import { countResultWords } from "./count-result-words.ts";
import { CopyWhole } from "./open-lines/copy-whole.tsx";
import { describeOpenLines } from "./open-lines/describe-open-lines.ts";
import type { OpenLine } from "#features/tools/contract.ts";
import { VoiceCheck } from "./voice-check.tsx";

/** Loads on request: most visits never do. */
const WordChanges = lazy(async () => {
  const loaded = await import("#ui/result/word-changes.tsx").catch(() => null);
  return { default: loaded?.WordChanges ?? ChangesUnavailable };
});

type ResultPanelProps = {
  tool: ToolPageData;
  state: WorkspaceState;
  facts: ResultFacts | null;
  heading: RefObject<HTMLHeadingElement | null>;
  onStop: () => void;
  onAnnounce: (sentence: string) => void;
  onShow: (version: number) => void;
  onRestore: () => void;
  onFix: ((check: Check) => void) | undefined;
  onFinishLine: (line: OpenLine, text: string) => void;
};

/** The result: while it is written, and each version of it after. */
export function ResultPanel(props: ResultPanelProps) {
  const {
    tool,
    state,
    facts,
    heading,
    onStop,
    onAnnounce,
    onShow,
    onRestore,
    onFix,
    onFinishLine,
  } = props;
  const [withChanges, showChanges] = useState(false);
  // The first result shows its evidence unasked; after that it stays open or closed as it was left.
  const [withEvidence, showEvidence] = useState(state.versions.length < 2);
  const { versions, shown, writing } = state;
  const version = versions[shown];
  const draft = writing?.text ?? "";
  // Until the first words of a new version come, the version on the page stays.
  const result = parseResult(draft || (version?.result ?? ""));

  if ((writing && !isFinishingLine(writing)) || !version)
    return (
      <ResultFrame
        heading={heading}
        meta={
          writing?.isSlow
            ? slowMessage
            : writing && writing.draft !== null
              ? checkingMessage
              : "Writing"
        }
        busy
        action={!isRefining(writing) && <StopButton onStop={onStop} />}
        body={<ResultBody result={result} writing facts={null} onAnnounce={onAnnounce} />}
      />
    );

  const before = versions[shown - 1];
  const openLines = version.open ?? [];
  const language = (
    <ResultBody
      result={result}
      writing={false}
      facts={facts}
      onAnnounce={onAnnounce}
      open={{ lines: openLines, onFinish: onFinishLine }}
    />
  );
  const meta = `Version ${shown + 1} of ${versions.length} · ${formatWordCount(countResultWords(result))}`;
  return (
    <ResultFrame
      heading={heading}
      meta={meta}
      action={
        <CopyWhole
          key={shown}
          text={formatPlainText(result)}
          openLines={openLines.length}
          onAnnounce={onAnnounce}
        />
      }
      body={
        withChanges && before && !facts?.correcting ? (
          <Suspense fallback={language}>
            <WordChanges sections={diffSections(parseResult(before.result), result)} />
          </Suspense>
        ) : (
          language
        )
      }
    >
      {openLines.length > 0 && (
        <p className="meta open-lines-left">
          {describeOpenLines(openLines.length)} to finish. No copy has them.
        </p>
      )}
      <NotesToHer notes={version.notes ?? []} />
      {facts && <FactsToSettle result={result} facts={facts} />}
      {result.missing.length > 0 && (
        <p className="change-request">
          <strong>To complete this, add:</strong> {result.missing.join("; ")}.
        </p>
      )}
      {version.incomplete && <UnfinishedNote version={version} />}
      <DownloadRow
        key={`save-${shown}`}
        download={{ toolId: tool.toolId, name: tool.title, result: version.result }}
        onAnnounce={onAnnounce}
      />
      {version.checks.length > 0 && (
        <VoiceCheck
          key={shown}
          checks={version.checks}
          edited={isEditedByHand(version)}
          open={withEvidence}
          onToggle={showEvidence}
          onFix={onFix}
        />
      )}
      {(version.source || versions.length > 1) && (
        <footer className="spread">
          {version.source && <p className="meta">{sourceLabels[version.source]}</p>}
          {state.droppedVersions > 0 && (
            <p className="meta">{describeDropped(state.droppedVersions)}</p>
          )}
          {versions.length > 1 && (
            <VersionNav
              state={state}
              withChanges={withChanges}
              onShow={onShow}
              onRestore={onRestore}
              onChanges={showChanges}
            />
          )}
        </footer>
      )}
    </ResultFrame>
  );
}

type VersionNavProps = Pick<ResultPanelProps, "state" | "onShow" | "onRestore"> & {
  withChanges: boolean;
  onChanges: (isVisible: boolean) => void;
};

function VersionNav(props: VersionNavProps) {
  const { state, withChanges, onShow, onRestore, onChanges } = props;
  const { versions, shown } = state;
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

const sourceLabels = {
  composer: "Composed from your answers. No AI used.",
  model: "Written by the AI provider this site uses, then checked.",
} as const;

type ResultFrameProps = {
  heading: RefObject<HTMLHeadingElement | null>;
  meta: string;
  busy?: true;
  action: ReactNode;
  body: ReactNode;
  children?: ReactNode;
};

function ResultFrame({ heading, meta, busy, action, body, children }: ResultFrameProps) {
  return (
    <div className="panel result-panel" aria-busy={busy}>
      <header>
        <h2 className="title-sm" id="result-title" ref={heading} tabIndex={-1}>
          Your Strategic Language
        </h2>
        {action}
        <p className="meta numeric">{meta}</p>
      </header>
      {body}
      {children}
    </div>
  );
}

function StopButton({ onStop }: { onStop: () => void }) {
  return (
    <Button small onClick={onStop}>
      Stop
    </Button>
  );
}

function UnfinishedNote({ version }: { version: ResultVersion }) {
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

function ChangesUnavailable() {
  return (
    <p className="result-body">We could not load the changes. Open this page again to see them.</p>
  );
}
