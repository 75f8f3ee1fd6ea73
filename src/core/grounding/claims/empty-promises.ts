import { contentWords, rootsOf } from "#core/checks/coverage/content-words.ts";
import type { Source } from "#core/grounding/evidence.ts";
import type { Fact } from "#core/grounding/fact.ts";
import { findSentenceSpans } from "#core/result/text-units.ts";

const firstPerson = /\b(?:I|me|my|I[’'](?:m|ve|ll|d))\b/;
/** Who is spoken to makes it a courtesy or a step of the matter; a figure has a mark of its own. */
const apart = /\d|\byou(?:rs?|[’']\p{L}+)?\b/iu;
/** "I learned that …", "this taught me": what follows is a reflection. */
const reflections: readonly RegExp[] = [
  /\bI(?:[’']ve| have)? learn(?:ed|t) (?:that|to|how)\b/i,
  /\bI(?:[’']ve| have)? (?:reali[sz]ed|discovered) (?:that|how)\b/i,
  /\bwhat I(?:[’']ve| have)? learn(?:ed|t)\b/i,
  /\b(?:taught|shown|showed|shaped) (?:me|who I)\b/i,
];

/** Words of character, which are anybody’s. What follows “I” is a verb: “I trust a number like that”. */
const virtues = rootsOf(
  "attitude authenticity bravery clarity collaboration commitment committed communication compassion consistency courage creativity curiosity dedicated dedication detail determination difference discipline diversity driven eager empathy energy enthusiasm ethic excellence excited fairness faith flexibility generosity gratitude grit growth hardworking heart honesty humility hustle impact inclusion initiative innovation inspiration inspire integrity kindness leader leadership learner legacy lifelong listener listening loyal loyalty mile mindset mission motivated motivation openness optimism optimistic ownership passion passionate patience perseverance perspective player positivity potential pressure pride professionalism purpose quality reliability resilience resilient resourceful responsibility setback strength strive success sustainability talent teamwork tenacity thinker thrive tireless transparency trust value versatility vision wisdom",
);
/** Words that any answers may hold: one of them alone ties a promise to no member. */
const everybodys = rootsOf(
  "people work day time year team first every everything make way best new good come give take bring keep use always lead",
);

/**
 * Promises and reflections in the first person that hold no word of the answers: "I learned that listening matters".
 */
export function findEmptyPromises(text: string, evidence: readonly Source[]): Fact[] {
  const found = findSentenceSpans(text).filter(({ text: sentence }) => isPromise(sentence));
  if (found.length === 0) return [];
  const ownRoots = new Set([...rootsOf(evidence.map((one) => one.text).join("\n"))].map(begun));
  return found
    .filter(({ text: sentence }) => !wordsOf(sentence).some((root) => ownRoots.has(begun(root))))
    .map(({ start, text: sentence }) => {
      const words = sentence.replace(/[\s.!?”"]+$/, "");
      return { kind: "claim", start, end: start + words.length, text: words };
    });
}

function isPromise(sentence: string): boolean {
  if (!firstPerson.test(sentence) || apart.test(sentence)) return false;
  if (reflections.some((one) => one.test(sentence))) return true;
  const beside = sentence.replaceAll(/\bI \p{L}+/gu, "");
  return contentWords(beside).some(({ root }) => virtues.has(root));
}

function wordsOf(sentence: string): readonly string[] {
  const rest = reflections.reduce((remaining, one) => remaining.replace(one, ""), sentence);
  return contentWords(rest)
    .map(({ root }) => root)
    .filter((root) => !everybodys.has(root));
}

/** "auction" is the auctioneer’s word. */
function begun(root: string): string {
  return root.slice(0, 6);
}
