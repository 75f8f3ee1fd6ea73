import type { ToolId } from "#core/tools/catalogue.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";

/** The question of each tool whose answer takes up one more fact as an idea of its own; a tool left out takes none. */
const factQuestions: Partial<Record<ToolId, string>> = {
  brandBio: "proof",
  boundaryScript: "reason",
  careerPositioning: "results",
  offerPower: "included",
  payAsk: "results",
  brandVoice: "beliefs",
  elevatorPitch: "proof",
  plan30_60_90: "success",
  interviewBank: "story1Did",
  networkingHub: "fact",
  strategyPrep: "facts",
};

/** Rows that the tool's form has room for; one more idea joins the last. */
const maxRows: Partial<Record<ToolId, number>> = { careerPositioning: 3, payAsk: 3, offerPower: 5 };

/** Her answers with one more fact in her words, as a row or a sentence of its own; null where the tool takes none. */
export function addFact(tool: ToolId, answers: Answers, fact: string): Answers | null {
  if (tool === "resumeRewrite")
    return { ...answers, resume: addFactToResume(answerOf(answers, "resume"), fact) };
  const id = factQuestions[tool];
  if (id === undefined) return null;
  const answer = answerOf(answers, id);
  const full = answer.split("\n").length >= (maxRows[tool] ?? Infinity);
  return { ...answers, [id]: answer === "" ? fact : `${answer}${full ? "; " : "\n"}${fact}` };
}

/** After the first line of a list, so that it belongs to the latest post; else a line at the end. */
function addFactToResume(resume: string, fact: string): string {
  const listed = /^(\s*[-•*–]\s.*)$/m;
  return listed.test(resume)
    ? resume.replace(listed, (line) => `${line}\n- ${fact}`)
    : `${resume}\n${fact}`;
}
