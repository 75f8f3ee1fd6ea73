import { type AnswerPart, answerParts } from "#core/rehearsal/text/answer-part.ts";
import * as s from "#core/schema.ts";
import { type Bank, questionAt } from "./question-order.ts";

/** What was told in answer to a question: places and marks, never words. */
export type InterviewAnswer = {
  readonly question: number;
  /** The question whose story was told; null where it was none of them. */
  readonly story: number | null;
  readonly marks: readonly AnswerPart[];
};

export type InterviewPhase = "thinking" | "answering" | "checking" | "done";

/** A session as it lies on the device. */
export type InterviewSession = {
  /** Decides the order of the questions. */
  readonly seed: number;
  /** ISO. */
  readonly startedAt: string;
  /** How long it has gone on, without the time in which it was paused. */
  readonly seconds: number;
  readonly phase: InterviewPhase;
  readonly phaseSeconds: number;
  readonly isPaused: boolean;
  readonly answers: readonly InterviewAnswer[];
  /** What is being marked. */
  readonly story: number | null;
  readonly marks: readonly AnswerPart[];
};

/** In seconds. */
export const interviewTimes = { thinking: 30, answering: 120, session: 20 * 60 } as const;

export type InterviewAction =
  | { readonly kind: "passed"; readonly seconds: number }
  | { readonly kind: "paused" | "resumed" | "spoke" | "answered" | "checked" | "ended" }
  | { readonly kind: "marked"; readonly part: AnswerPart }
  | { readonly kind: "told"; readonly story: number | null };

/** A session at its first question; the seed decides the order. */
export function startInterview(bank: Bank, seed: number, startedAt: string): InterviewSession {
  return {
    seed,
    startedAt,
    seconds: 0,
    phase: "thinking",
    phaseSeconds: 0,
    isPaused: false,
    answers: [],
    story: storyOf(bank, questionAt(bank, seed, 0)),
    marks: [],
  };
}

/** The question of the moment. */
export function currentQuestion({ seed, answers }: InterviewSession, bank: Bank): number {
  return questionAt(bank, seed, answers.length);
}

/** The dreaded question has an answer and no story. */
function storyOf({ dreaded }: Bank, question: number): number | null {
  return question === dreaded ? null : question;
}

/** The session after something happened. After 20 minutes it ends with the answer of the moment, once that is checked. */
export function advanceInterview(
  session: InterviewSession,
  action: InterviewAction,
  bank: Bank,
): InterviewSession {
  const { phase } = session;
  if (phase === "done") return session;
  if (action.kind === "resumed") return { ...session, isPaused: false };
  if (session.isPaused && action.kind !== "ended") return session;
  switch (action.kind) {
    case "paused":
      return { ...session, isPaused: true };
    case "passed":
      return passTime(session, action.seconds);
    case "spoke":
      return phase === "thinking" ? enter(session, "answering") : session;
    case "answered":
      return phase === "answering" ? enter(session, "checking") : session;
    case "ended":
      return {
        ...enter(phase === "checking" ? keepAnswer(session, bank) : session, "done"),
        isPaused: false,
      };
    case "marked":
      return phase === "checking"
        ? { ...session, marks: toggleMark(session.marks, action.part) }
        : session;
    case "told":
      return phase === "checking" ? { ...session, story: action.story } : session;
    case "checked":
      return phase === "checking" ? keepAnswer(session, bank) : session;
    default:
      return session;
  }
}

function passTime(session: InterviewSession, seconds: number): InterviewSession {
  const passed = Math.max(0, seconds);
  const limit =
    session.phase === "thinking" || session.phase === "answering"
      ? interviewTimes[session.phase]
      : Infinity;
  const left = limit - session.phaseSeconds;
  const later = {
    ...session,
    seconds: session.seconds + Math.min(passed, left),
    phaseSeconds: session.phaseSeconds + Math.min(passed, left),
  };
  if (passed < left) return later;
  const next = enter(later, session.phase === "thinking" ? "answering" : "checking");
  return passTime(next, passed - left);
}

function enter(session: InterviewSession, phase: InterviewPhase): InterviewSession {
  return { ...session, phase, phaseSeconds: 0 };
}

function toggleMark(marks: readonly AnswerPart[], part: AnswerPart): AnswerPart[] {
  return answerParts.filter((name) => marks.includes(name) !== (name === part));
}

function keepAnswer(session: InterviewSession, bank: Bank): InterviewSession {
  const { story, marks } = session;
  const answers = [...session.answers, { question: currentQuestion(session, bank), story, marks }];
  const phase = session.seconds >= interviewTimes.session ? "done" : "thinking";
  const next = { ...enter(session, phase), answers, marks: [] };
  return { ...next, story: storyOf(bank, currentQuestion(next, bank)) };
}

export const InterviewAnswer: s.Schema<InterviewAnswer> = s.object({
  question: s.number,
  story: s.nullable(s.number),
  marks: s.array(s.oneOf(answerParts)),
} satisfies s.SchemasOf<InterviewAnswer>);

export const InterviewSession: s.Schema<InterviewSession> = s.object({
  seed: s.number,
  startedAt: s.string,
  seconds: s.number,
  phase: s.oneOf(["thinking", "answering", "checking", "done"]),
  phaseSeconds: s.number,
  isPaused: s.boolean,
  answers: s.array(InterviewAnswer),
  story: s.nullable(s.number),
  marks: s.array(s.oneOf(answerParts)),
} satisfies s.SchemasOf<InterviewSession>);
