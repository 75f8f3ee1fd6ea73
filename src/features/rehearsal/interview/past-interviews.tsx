import type { InterviewQuestion } from "#core/rehearsal/text/rehearsal-text.ts";
import { formatClock } from "#features/rehearsal/ui/format-time.ts";
import { Button } from "#ui/components/button.tsx";
import { InterviewCoverage } from "./interview-coverage.tsx";
import type { Interview } from "./use-interview.ts";

type PastInterviewsProps = { interview: Interview; questions: readonly InterviewQuestion[] };

/** The sessions that this device keeps: dates and marks. */
export function PastInterviews({ interview, questions }: PastInterviewsProps) {
  const { kept, bank, forget } = interview;
  if (kept.length === 0) return null;
  return (
    <section className="stack gap-5" aria-labelledby="past-interviews">
      <h2 className="title-md" id="past-interviews">
        Sessions on this device
      </h2>
      <ul className="numeric">
        {kept.map(({ startedAt, seconds, answers }) => (
          <li key={startedAt}>
            {new Date(startedAt).toLocaleDateString("en-US", { dateStyle: "long" })},{" "}
            {formatClock(seconds)}, {answers.length}{" "}
            {answers.length === 1 ? "question" : "questions"}
          </li>
        ))}
      </ul>
      <InterviewCoverage
        answers={kept.flatMap(({ answers }) => answers)}
        bank={bank}
        questions={questions}
      />
      <div className="actions">
        <Button small look="quiet" onClick={forget}>
          Remove these sessions
        </Button>
      </div>
    </section>
  );
}
