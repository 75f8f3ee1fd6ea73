import { type ToolId, toolOf } from "#core/tools/catalogue.ts";

/** How the facts of a section are judged. */
export type FactRule = {
  /** In a plan the counts of steps and the dates between the member's may be the coach's; a free section isn't judged. */
  readonly reading: "facts" | "plan" | "free";
  /** May it say what a pasted posting says? */
  readonly mayQuoteEmployer: boolean;
  /** Do its lines open with what the other side might say? */
  readonly opensWithOthers: boolean;
  /** Nobody but the member reads it. */
  readonly isForMember: boolean;
  /** It holds patterns to fill in. */
  readonly hasPatterns: boolean;
  /** The fields of the first and the last day of a plan; without a last day it takes a hundred. */
  readonly span: { readonly from: string; readonly to?: string } | null;
};

const forMember = /^before you (?:use|give)|\b(?:you|me) alone\b|red flag/i;
const replies = /^(?:if|answer to|repl)/i;
const ninetyDays = { from: "start" };
const notice = { from: "noticeOn", to: "lastDay" };

/** The rule of a tool's section; a label that the tool doesn't have is judged like the others. */
export function factRuleOf(tool: ToolId, label: string | null): FactRule {
  const name = label ?? "";
  const { employerSections = [] } = toolOf(tool).checks;
  const rule = {
    reading: "facts",
    mayQuoteEmployer: employerSections.includes(name),
    opensWithOthers: replies.test(name),
    isForMember: forMember.test(name),
    hasPatterns: tool === "brandVoice" && /language to use/i.test(name),
    span: null,
  } as const;
  const plan = { ...rule, reading: "plan" } as const;
  if (/^before you use|alone\b/i.test(name)) return { ...rule, reading: "free" };
  if (tool === "brandVoice") return /essence/i.test(name) ? plan : { ...rule, reading: "free" };
  if (tool === "plan30_60_90") return { ...plan, mayQuoteEmployer: true, span: ninetyDays };
  if (tool === "exitStrategy" && /plan|notice/i.test(name)) return { ...plan, span: notice };
  const isStory = tool !== "interviewBank" || /question.*answer|theme/i.test(name);
  return isStory ? rule : { ...plan, mayQuoteEmployer: true };
}
