import { type RefObject, useEffect, useRef } from "react";
import { type RehearsalRun, progressInLine, type RunPlan } from "#core/rehearsal/rehearsal-run.ts";
import type { BreathLine } from "#core/rehearsal/text/rehearsal-text.ts";
import { classNames } from "#ui/class-names.ts";

export type Following = "lines" | "scroll";

type BreathLineListProps = {
  lines: readonly BreathLine[];
  run: RehearsalRun;
  plan: RunPlan;
  following: Following;
};

/** The words, one breath a line; the line of the moment is marked and kept in the middle. */
export function BreathLineList({ lines, run, plan, following }: BreathLineListProps) {
  const words = useRef<HTMLElement>(null);
  const isScrolling = following === "scroll" && run.phase === "running";
  useScrolling(words, run, plan, isScrolling);

  // What scrolls has to be reached by keyboard, whatever it holds.
  useEffect(() => {
    if (words.current) words.current.tabIndex = 0;
  }, []);

  useEffect(() => {
    if (isScrolling || run.phase === "done") return;
    lineIn(words.current, run.line)?.scrollIntoView({ block: "center" });
  }, [isScrolling, run.line, run.phase]);

  return (
    <section
      className={classNames("rehearsal-words", isScrolling && "scrolling")}
      ref={words}
      aria-label="Your words"
    >
      <ol>
        {lines.map(({ text, isSentenceEnd }, place) => (
          <li
            key={lineKey(place)}
            className={classNames(isSentenceEnd && "sentence-end")}
            aria-current={place === run.line ? "step" : undefined}
          >
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}

function lineKey(place: number): string {
  return `line-${place}`;
}

function lineIn(list: HTMLElement | null, line: number): HTMLElement | null {
  return list?.querySelectorAll("li")[line] ?? null;
}

/** On a low screen the words scroll together with the head of the room. */
function scrollerOf(words: HTMLElement | null): Element | null {
  if (!words) return null;
  return words.scrollHeight > words.clientHeight + 1 ? words : words.closest(".rehearsal-body");
}

/** Moves the words through the middle of the screen, as fast as the pace. */
function useScrolling(
  words: RefObject<HTMLElement | null>,
  run: RehearsalRun,
  plan: RunPlan,
  isScrolling: boolean,
): void {
  useEffect(() => {
    if (!isScrolling) return undefined;
    let frame = 0;
    const follow = () => {
      const line = lineIn(words.current, run.line);
      const scroller = scrollerOf(words.current);
      if (line && scroller) {
        const { top, height } = line.getBoundingClientRect();
        const view = scroller.getBoundingClientRect();
        const progress = progressInLine(run, performance.now() / 1000, plan);
        const wanted = top + height * progress - (view.top + view.height / 2);
        scroller.scrollBy({ top: wanted, behavior: "instant" });
      }
      frame = requestAnimationFrame(follow);
    };
    frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, [words, run, plan, isScrolling]);
}
