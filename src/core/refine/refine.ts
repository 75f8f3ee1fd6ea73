import { pitchSeconds } from "#core/contract/length-rules.ts";
import { splitSentences } from "#core/language/sentences.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import { answerOf, type Material } from "#core/tools/definition.ts";

/** A request to change the last result, in her own words. */
export type Refine = { readonly request: string; readonly result: string };

/** What a request asks for, as far as rules can tell. */
export type RefinePlan = {
  /** Her material with the tone and the pitch length that the next result has. */
  readonly material: Material;
  readonly shorter: boolean;
  /** What she wants mentioned, in her words. */
  readonly facts: readonly string[];
  /** A register she asked for that this tool has no tone for. */
  readonly unknownRegister: string | null;
  /** The pitch is at its shortest length already. */
  readonly shortestPitch: boolean;
  readonly understood: boolean;
};

const shorterWords =
  /\b(?:short(?:er|en)?|brief(?:er)?|concise|tight(?:er|en)|trim|cut|fewer words|less wordy|half the length)\b/i;
const factWords =
  /\b(?:mention|add|include|bring in|refer to|work in|put in|say that)\s+(?:that\s+)?(.+)$/i;
const nextChange = /,?\s+(?:and|but)\s+(?:make|keep|cut|trim|shorten|drop|use|sound)\b.*$/i;

const registers: readonly { readonly words: RegExp; readonly tones: readonly string[] }[] = [
  {
    words: /\bformal(?:ly)?\b/i,
    tones: ["Executive Formal", "Academic/Scholarly", "Professional & Brief"],
  },
  { words: /\b(?:warm(?:er|ly)?|kind(?:er|ly)?|human)\b/i, tones: ["Warm Confidence"] },
  {
    words: /\b(?:firm(?:er|ly)?|direct|strong(?:er)?|bold(?:er)?|assertive)\b/i,
    tones: ["Confident & Direct", "Strategic & Direct", "Achievement-Focused", "Action-Oriented"],
  },
  {
    words: /\b(?:casual|conversational|relaxed|natural|informal)\b/i,
    tones: ["Conversational", "Warm Confidence"],
  },
  { words: /\b(?:diplomatic|tactful|gracious)\b/i, tones: ["Diplomatic", "Collaborative"] },
  {
    words: /\b(?:data|numbers|figures|precise|technical)\b/i,
    tones: ["Data-Driven", "Technical & Precise"],
  },
  { words: /\bstory\b/i, tones: ["Story-Driven"] },
];

/** Reads her request: shorter, another register, something to mention; the rest needs a reader. */
export function planRefine(id: ToolId, material: Material, refine: Refine): RefinePlan {
  const { request } = refine;
  const facts = splitSentences(request).flatMap(factIn);
  const manner = facts.reduce((rest, fact) => rest.replace(fact, ""), request);
  const shorter = shorterWords.test(manner);
  const register = registers.find(({ words }) => words.test(manner));
  const named = toolOf(id).tones.find((tone) => manner.toLowerCase().includes(tone.toLowerCase()));
  const tone = named ?? register?.tones.find((candidate) => toolOf(id).tones.includes(candidate));
  const length = pitchLengthFor(id, material, refine, shorter);
  return {
    material: {
      answers: length ? { ...material.answers, length: length.words } : material.answers,
      tone: tone ?? material.tone,
    },
    shorter: shorter && !length,
    facts,
    unknownRegister: register && !tone ? (register.words.exec(manner)?.[0] ?? null) : null,
    shortestPitch: length?.shortest ?? false,
    understood: shorter || tone !== undefined || facts.length > 0,
  };
}

function factIn(sentence: string): string[] {
  const fact = factWords.exec(sentence)?.[1]?.replace(nextChange, "").trim() ?? "";
  const bare = /\b[ap]\.m\.$/i.test(fact) ? fact : fact.replace(/[.;!?]+$/, "");
  return bare === "" ? [] : [bare];
}

const lengthWords = { 15: "15 seconds", 30: "30 seconds", 60: "1 minute" } as const;
const nextShorter = { 15: 15, 30: 15, 60: 30 } as const;

/** A pitch keeps the length of her last result, and goes to the next shorter one when she asks. */
function pitchLengthFor(id: ToolId, { answers }: Material, refine: Refine, shorter: boolean) {
  if (!toolOf(id).contract.special.some((rule) => rule === "pitch-length")) return null;
  const said = /\b(15|30|60) seconds\b/.exec(refine.result)?.[0];
  const seconds = pitchSeconds(said ?? answerOf(answers, "length"));
  return {
    words: lengthWords[shorter ? nextShorter[seconds] : seconds],
    shortest: shorter && seconds === 15,
  };
}
