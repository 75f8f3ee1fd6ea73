import type { AnsweredLine } from "#core/rehearsal/push-back/push-back-report.ts";
import type { RehearsalPart } from "#core/rehearsal/text/rehearsal-text.ts";
import { PracticeSlot } from "#features/rehearsal/report/after-practice.tsx";
import { formatSeconds } from "#features/rehearsal/ui/format-time.ts";

type PushBackReportProps = { answers: readonly AnsweredLine[] | null; part: RehearsalPart };

/** What each answer took, and the member’s lines once more. */
export function PushBackReport({ answers, part }: PushBackReportProps) {
  if (!answers)
    return (
      <div className="rehearsal-report">
        <p className="meta">Reading the recording on this device...</p>
      </div>
    );
  const isHeard = answers.some(({ silence }) => silence !== null);
  return (
    <div className="rehearsal-report">
      <section className="stack gap-5" aria-labelledby="push-back-title">
        <h2 className="title-md" id="push-back-title">
          Your three answers
        </h2>
        <ol className="stack gap-5 numeric">
          {answers.map(({ line, seconds, silence }) => (
            <li key={line}>
              <p>“{line}”</p>
              <p className="title-sm">{formatSeconds(seconds)}</p>
              {silence !== null && (
                <p className="meta">{formatSeconds(silence)} of silence before it</p>
              )}
            </li>
          ))}
        </ol>
        <p className="meta full-measure">
          {isHeard
            ? "The silence is measured from the end of their line to the first sound, from loudness alone. We don’t recognize words."
            : "The time runs from the end of their line to your press. Without a voice that was recorded, nothing is known of the silence before it."}
        </p>
        <PracticeSlot />
      </section>
      <section className="stack gap-3" aria-labelledby="push-back-lines">
        <h2 className="title-sm" id="push-back-lines">
          Your lines once more
        </h2>
        <ol>
          {part.lines.map(({ text }, place) => (
            <li key={lineKey(place)}>{text}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function lineKey(place: number): string {
  return `line-${place}`;
}
