import type { PayFacts } from "./pay-ask-facts.ts";

/** An answer to an objection: what the objection decides and what it does not, then what is asked. */
export type ObjectionAnswer = {
  /** One to three sentences that meet the objection itself. */
  readonly core: readonly string[];
  /** Which proof of hers belongs after the core. */
  readonly proof: "figure" | "work" | "none";
  /** The thing that can be dated: "approve", "recommend", "agree the date". */
  readonly asks: "approve-and-date" | "decide" | "name-the-gap" | "recommend" | "match";
};

type Kind = {
  readonly when: RegExp;
  readonly answer: (facts: PayFacts) => ObjectionAnswer;
};

const kinds: readonly Kind[] = [
  {
    when: /^(?!.*\b(?:salary|pay|wage|budget)\b).*\bhiring freeze|freeze on (?:hiring|promotion|title)/i,
    answer: () => ({
      core: [
        "A freeze decides who can be hired. I am already here, and the work I am describing is done.",
      ],
      proof: "none",
      asks: "approve-and-date",
    }),
  },
  {
    when: /\bfreez|\bfrozen/i,
    answer: () => ({
      core: [
        "A freeze decides when money moves. It does not decide what the work is worth, and this work is done.",
      ],
      proof: "figure",
      asks: "approve-and-date",
    }),
  },
  {
    when: /\b(?:just|recently|already) (?:got|gave|had|received|increased|raised)|last raise|raise last/i,
    answer: () => ({
      core: ["The last change settled the work before it. This ask rests on what has come since."],
      proof: "figure",
      asks: "decide",
    }),
  },
  {
    when: /\beveryone|everybody|precedent|others|fair to|unfair|whole team|rest of the|all want|floodgates/i,
    answer: () => ({
      core: [
        "I am asking on results that are my own. The precedent is that results are named first, and the request follows.",
      ],
      proof: "figure",
      asks: "decide",
    }),
  },
  {
    when: /\b(?:too soon|too early|only been|so new|not (?:been )?(?:here|in) long|tenure|too young|too junior|wait your turn|(?:after|for|in) (?:\w+|\d+) (?:years|months)|years? in (?:the )?(?:role|grade|seat)|time in (?:the )?(?:role|grade|seat))/i,
    answer: () => ({
      core: ["Time is one measure of readiness. Results are another, and they are already in."],
      proof: "figure",
      asks: "decide",
    }),
  },
  {
    when: /\b(?:layer|headcount|reorg\w*|too many|no (?:such )?(?:role|position|title|slot|opening|room)|structure|org chart|flat|doesn[’']t exist|isn[’']t a|already (?:have|has) (?:too|a|an|enough|two|three))\b/i,
    answer: ({ about }) => ({
      core: ["A structure says where a title sits. It does not say who does the work."],
      proof: "work",
      asks: about === "pay" ? "decide" : "match",
    }),
  },
  {
    when: /\b(?:search|external|outsider?s?|look(?:ing)? (?:around|outside)|other candidates|post the (?:role|job|position)|open the (?:role|job|position))\b/i,
    answer: () => ({
      core: [
        "A search asks what a candidate would do here. What I have done here is already known.",
      ],
      proof: "figure",
      asks: "decide",
    }),
  },
  {
    when: /\b(?:experience|scope|ready|not enough|skills?|visib\w+|strategic|presence|haven[’']t (?:led|managed|done|shown)|prove|proven|develop\w*|gravitas|impact|credential|degree|certif\w*|qualified)\b/i,
    answer: () => ({
      core: ["Here is the work as it stands."],
      proof: "work",
      asks: "name-the-gap",
    }),
  },
  {
    when: /\b(?:not my (?:call|decision)|up to (?:HR|the)|HR (?:decides|says|won)|above (?:me|my)|out of my hands|above my pay|need(?:s)? approval|corporate (?:decides|won))\b/i,
    answer: () => ({
      core: ["Then the next step is yours to recommend and theirs to sign."],
      proof: "none",
      asks: "recommend",
    }),
  },
  {
    when: /\b(?:band|range|grade|cap(?:ped)?|top of|maxed|policy|scale|tier|step|union|guideline\w*|compression|equity across|schedule|CBA|bargaining|contract says|matrix)\b/i,
    answer: () => ({
      core: [
        "A policy describes the role on paper. What I am asking you to weigh is the work that was done.",
      ],
      proof: "figure",
      asks: "decide",
    }),
  },
  {
    when: /\b(?:budgets?|afford|money|funds?|funding|grants?|costs?|expens\w*|cash|tight|broke|non-?profit|revenue|margins?|can[’']t pay|too (?:much|high|big)|pay that|economy|market is|slow|downturn|layoffs?|losses|profit\w*|investors|donors|(?:rough|bad|tough|hard|down|slow|lean) (?:year|quarter)|(?:giving|sales|enrollment|revenue|business|donations) (?:is|are) down|reimbursements?)\b/i,
    answer: () => ({
      core: [
        "A budget decides when money moves. It does not decide what the work is worth, and this work is done.",
      ],
      proof: "figure",
      asks: "approve-and-date",
    }),
  },
  {
    when: /\b(?:next (?:year|cycle|quarter|review|time)|wait|later|not now|(?:right|bad|good) time|timing|cycle|until|after the)\b/i,
    answer: () => ({
      core: ["The date can follow the calendar. The decision does not have to."],
      proof: "none",
      asks: "approve-and-date",
    }),
  },
];

const general: ObjectionAnswer = {
  core: ["That may be so, and it does not change what has been delivered."],
  proof: "figure",
  asks: "decide",
};

export function answerObjection(facts: PayFacts): ObjectionAnswer {
  const kind = kinds.find(({ when }) => when.test(facts.objection));
  return kind === undefined ? general : kind.answer(facts);
}

/** What she asks for after the answer, with her own limit: one sentence, "I am asking you to …". */
export function askAfter({ asks }: ObjectionAnswer, facts: PayFacts): string {
  const { short, decider, timing } = facts;
  const who = decider.body === "" ? "you" : decider.body;
  const limit = timing.limit === "" ? "" : ` ${timing.limit}`;
  if (short === "") return "";
  if (asks === "recommend") {
    return `I am asking for your recommendation of ${short} in writing${limit}, and for the name of the person who signs it.`;
  }
  if (asks === "match") {
    return `I am asking ${who} to approve ${short}${limit}, so that the title says what the work already is.`;
  }
  if (asks === "name-the-gap") {
    return `If something is missing, name it now and put a date to it; otherwise I am asking ${who} to approve ${short}${limit}.`;
  }
  if (asks === "approve-and-date") {
    return `I am asking ${who} to approve ${short}${limit}, and to put the effective date in writing.`;
  }
  return `I am asking ${who} to decide on ${short}${limit}.`;
}

/** The sentence of hers that the answer rests on; "" when it needs none. */
export function proofOf({ proof, asks }: ObjectionAnswer, facts: PayFacts): string {
  if (proof === "none") return "";
  if (proof === "work") return facts.work;
  return asks === "approve-and-date" && !/[$€£%]/.test(facts.proof) ? "" : facts.proof;
}
