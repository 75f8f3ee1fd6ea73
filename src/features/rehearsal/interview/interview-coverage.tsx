import { type InterviewAnswer } from "#core/rehearsal/interview/interview-session.ts";
import { tallyInterview } from "#core/rehearsal/interview/interview-tally.ts";
import type { Bank } from "#core/rehearsal/interview/question-order.ts";
import type { InterviewQuestion } from "#core/rehearsal/text/rehearsal-text.ts";
import { nameStory } from "./names.ts";

type InterviewCoverageProps = {
  answers: readonly InterviewAnswer[];
  bank: Bank;
  questions: readonly InterviewQuestion[];
};

/** Stories that were told where others belong, and questions that never came. */
export function InterviewCoverage({ answers, bank, questions }: InterviewCoverageProps) {
  const { toldTooOften, neverMet } = tallyInterview(answers, bank);
  return (
    <>
      {toldTooOften.length > 0 && (
        <section className="stack gap-3" aria-labelledby="told-too-often">
          <h3 className="title-sm" id="told-too-often">
            Told too often
          </h3>
          <ul>
            {toldTooOften.map(({ story, told, asked }) => (
              <li key={story}>
                {questions[story] && nameStory(questions[story])}{" "}
                <span className="meta">
                  Told {told} times, asked for {asked === 1 ? "once" : `${asked} times`}.
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {neverMet.length > 0 && (
        <section className="stack gap-3" aria-labelledby="never-met">
          <h3 className="title-sm" id="never-met">
            Not met yet
          </h3>
          <ul>
            {neverMet.map((place) => (
              <li key={place}>{questions[place]?.question}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
