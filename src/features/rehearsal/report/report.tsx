import { useState } from "react";
import { reportRehearsal } from "#core/rehearsal/rehearsal-report.ts";
import type { RunPlan } from "#core/rehearsal/rehearsal-run.ts";
import type { RehearsalPart, RehearsalText } from "#core/rehearsal/text/rehearsal-text.ts";
import { StoredRecordings } from "#features/rehearsal/recordings/stored-recordings.tsx";
import type { Recordings } from "#features/rehearsal/recordings/use-recordings.ts";
import type { Rehearsal } from "#features/rehearsal/ui/use-rehearsal.ts";
import { AfterPractice } from "./after-practice.tsx";
import { StoreButton } from "./store-button.tsx";
import { LineChoice } from "./line-choice.tsx";
import { Player } from "./player.tsx";
import { ReportFigures } from "./report-figures.tsx";

type ReportProps = {
  text: RehearsalText;
  part: RehearsalPart;
  plan: RunPlan;
  rehearsal: Rehearsal;
  recordings: Recordings;
};

/** What one time through the text was like, and what nobody can know of it. */
export function Report({ text, part, plan, rehearsal, recordings }: ReportProps) {
  const { run, take, isReading, lostAtLine } = rehearsal;
  const [at] = useState(() => new Date().toISOString());
  const [through, setThrough] = useState(lostAtLine ?? run.line);
  if (isReading)
    return (
      <div className="rehearsal-report">
        <p className="meta">Reading the recording on this device...</p>
      </div>
    );
  const lines = part.lines.slice(0, through + 1);
  const report = reportRehearsal({ run, lines, recording: take });
  return (
    <div className="rehearsal-report">
      <section className="stack gap-5" aria-labelledby="report-title">
        <h2 className="title-md" id="report-title">
          This time
        </h2>
        <ReportFigures report={report} part={part} wordsPerMinute={plan.wordsPerMinute} />
        <LineChoice lines={part.lines} through={through} onChange={setThrough} />
        {take && <Player recording={take} marks={report.voice?.pauses ?? []} />}
        {take && (
          <StoreButton
            onKeep={() =>
              recordings.keep({
                title: text.title,
                label: part.label,
                seconds: take.figures.seconds,
                sound: take.blob,
              })
            }
          />
        )}
        <AfterPractice
          summary={{
            kind: "say-it",
            toolId: text.toolId,
            at,
            seconds: report.seconds,
            wordsPerMinute: report.wordsPerMinute,
            silenceSeconds: report.heldSeconds,
          }}
        />
        <p className="meta full-measure">{limitsOf(take !== null, report.voice !== null)}</p>
      </section>
      <StoredRecordings recordings={recordings} />
    </div>
  );
}

function limitsOf(isRecorded: boolean, hasVoice: boolean): string {
  if (!isRecorded)
    return "Without a recording we only have the time: nothing about pauses or breath.";
  if (!hasVoice)
    return "We couldn’t tell your voice from the sound of the room, so we only have the time.";
  return (
    "These figures come from the loudness of the sound and from the words on the screen. We don’t recognize words: " +
    "we take it that you said the text as it stands. A pause of a quarter of a second or more counts as a breath. " +
    "We can’t tell you how it sounds to other people."
  );
}
