import { useEffect, useRef } from "react";
import type { PushBackRun } from "#core/rehearsal/push-back/push-back-run.ts";
import type { RehearsalPart } from "#core/rehearsal/text/rehearsal-text.ts";

type PushBackStandProps = { run: PushBackRun; part: RehearsalPart };

/** What is seen in a round: the line of the other side once it is there, else the member’s own. */
export function PushBackStand({ run, part }: PushBackStandProps) {
  const words = useRef<HTMLElement>(null);
  // What scrolls has to be reached by keyboard, whatever it holds.
  useEffect(() => {
    if (words.current) words.current.tabIndex = 0;
  }, []);
  const line = run.rounds[run.round]?.line;
  const isSaid = run.phase === "speaking" || run.phase === "answering";
  return (
    <div className="rehearsal-stand">
      <section
        ref={words}
        className="rehearsal-words"
        aria-label={isSaid ? "Their words" : "Your words"}
      >
        {isSaid ? (
          <p>“{line}”</p>
        ) : (
          <ol>
            {part.lines.map(({ text }, place) => (
              <li key={lineKey(place)} aria-current={run.phase === "ready" ? undefined : "step"}>
                {text}
              </li>
            ))}
          </ol>
        )}
      </section>
      <output className="visually-hidden">{announce(run, line ?? "")}</output>
    </div>
  );
}

function announce({ phase, round }: PushBackRun, line: string): string {
  if (phase === "waiting") return `Round ${round + 1}. Say your line.`;
  return phase === "speaking" || phase === "answering" ? `They say: ${line}` : "";
}

function lineKey(place: number): string {
  return `line-${place}`;
}
