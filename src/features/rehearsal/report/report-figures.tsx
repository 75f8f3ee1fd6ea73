import type { ReactNode } from "react";
import type { RehearsalReport, VoiceReport } from "#core/rehearsal/rehearsal-report.ts";
import { lengthOf } from "#core/rehearsal/signal/speech-figures.ts";
import type { PlacedPause } from "#core/rehearsal/signal/place-pauses.ts";
import type { RehearsalPart } from "#core/rehearsal/text/rehearsal-text.ts";
import { formatClock, formatSeconds } from "#features/rehearsal/ui/format-time.ts";

type ReportFiguresProps = {
  report: RehearsalReport;
  part: RehearsalPart;
  /** The pace that was set. */
  wordsPerMinute: number;
};

/** The figures of a run, each with its name and what it means. */
export function ReportFigures({ report, part, wordsPerMinute }: ReportFiguresProps) {
  const { seconds, heldSeconds, voice, words } = report;
  return (
    <>
      <dl className="report-figures numeric">
        {heldSeconds !== null && (
          <Figure name="Silence after the figure" value={formatSeconds(heldSeconds)} />
        )}
        <Figure
          name="Pace"
          value={
            report.wordsPerMinute === null
              ? "Not known"
              : `${Math.round(report.wordsPerMinute)} words a minute`
          }
        >
          {voice?.whileSpeaking != null && `${Math.round(voice.whileSpeaking)} while speaking. `}
          {report.wordsPerMinute === null && "The text was not said whole. "}
          {wordsPerMinute} was set.
        </Figure>
        <Figure name="Time" value={formatClock(seconds)}>
          of {formatClock(part.targetSeconds)}, {words} {words === 1 ? "word" : "words"}
        </Figure>
        {voice && <VoiceFigures voice={voice} part={part} />}
      </dl>
      {voice && voice.pauses.length > 0 && <PauseList pauses={voice.pauses} part={part} />}
    </>
  );
}

function VoiceFigures({ voice, part }: { voice: VoiceReport; part: RehearsalPart }) {
  const { pauses, longest } = voice;
  return (
    <>
      <Figure name="Pauses of half a second and more" value={String(pauses.length)}>
        {pauses.length > 0 && `The longest: ${formatSeconds(Math.max(...pauses.map(lengthOf)))}.`}
      </Figure>
      <Figure name="Longest in one breath" value={formatSeconds(longest.seconds)}>
        about {longest.words} words, near “{part.lines[longest.line]?.text}”
      </Figure>
    </>
  );
}

type FigureProps = { name: string; value: string; children?: ReactNode };

function Figure({ name, value, children }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="title-sm">{value}</dd>
      {children && <dd className="meta">{children}</dd>}
    </div>
  );
}

type PauseListProps = { pauses: readonly PlacedPause[]; part: RehearsalPart };

function PauseList({ pauses, part }: PauseListProps) {
  return (
    <details className="report-pauses">
      <summary>Each pause</summary>
      <ol>
        {pauses.map((pause) => (
          <li key={pause.start} className="numeric">
            {formatClock(pause.start)}, {formatSeconds(lengthOf(pause))},{" "}
            {pause.isAtLineEnd ? "after" : "within"} “{part.lines[pause.line]?.text}”
          </li>
        ))}
      </ol>
    </details>
  );
}
