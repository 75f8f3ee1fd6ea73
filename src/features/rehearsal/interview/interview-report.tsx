import type { InterviewQuestion } from "#core/rehearsal/text/rehearsal-text.ts";
import { PracticeSlot } from "#features/rehearsal/report/after-practice.tsx";
import { formatClock } from "#features/rehearsal/ui/format-time.ts";
import { nameMarks } from "./names.ts";
import type { Interview } from "./use-interview.ts";

type InterviewReportProps = { interview: Interview; questions: readonly InterviewQuestion[] };

/** The session that just ended, answer by answer. */
export function InterviewReport({ interview, questions }: InterviewReportProps) {
  const { finished } = interview;
  if (!finished) return null;
  const { answers, seconds } = finished;
  return (
    <section className="stack gap-5" aria-labelledby="interview-report-title">
      <h2 className="title-md" id="interview-report-title">
        This session
      </h2>
      <p className="numeric">
        {answers.length} {answers.length === 1 ? "question" : "questions"} in {formatClock(seconds)}
      </p>
      <ol className="stack gap-3">
        {answers.map(({ question, marks }, place) => (
          <li key={answerKey(place)}>
            {questions[question]?.question}{" "}
            <span className="meta">
              {questions[question]?.isDreaded ? "The one you dread." : `${nameMarks(marks)}.`}
            </span>
          </li>
        ))}
      </ol>
      <PracticeSlot />
    </section>
  );
}

function answerKey(place: number): string {
  return `answer-${place}`;
}
