import type { ChangeOf } from "./change.ts";

type TonePattern = { readonly words: RegExp; readonly tones: readonly string[] };

const warm = ["Warm Confidence"];
const firm = [
  "Confident & Direct",
  "Strategic & Direct",
  "Achievement-Focused",
  "Action-Oriented",
  "Professional & Brief",
  "Technical & Precise",
];
const formal = [
  "Executive Formal",
  "Academic/Scholarly",
  "Professional & Brief",
  "Technical & Precise",
];
const casual = ["Conversational", "Warm Confidence"];

/** Words for a register and the tones that match it, best first; a "less …" goes before the word it negates. */
const tonePatterns: readonly TonePattern[] = [
  { words: /\btoo (?:formal|stiff|corporate|cold and formal)\b/i, tones: casual },
  { words: /\btoo (?:casual|informal|chatty)\b/i, tones: formal },
  {
    words: /\btoo (?:direct|harsh|blunt|aggressive|firm|cold|sharp|pushy|abrupt|stern)\b/i,
    tones: warm,
  },
  {
    words:
      /\btoo (?:soft|nice|warm|weak|timid|passive|apologetic|hesitant|tentative|polite|gentle)\b/i,
    tones: firm,
  },
  { words: /\bless (?:formal|stiff|corporate)\b|\binformal(?:ly)?\b/i, tones: casual },
  { words: /\bless (?:casual|informal|chatty|relaxed|familiar)\b/i, tones: formal },
  {
    words:
      /\bless (?:direct|harsh(?:ly)?|blunt(?:ly)?|aggressive|firm|cold|sharp|pushy|abrupt|stern)\b|\b(?:soft(?:er|en|ly)?|gentl(?:er|e|y)|nicer|friendl(?:y|ier)|calmer|tone (?:(?:it|this|that) )?down)\b/i,
    tones: warm,
  },
  {
    words:
      /\bless (?:warm|soft|nice|apologetic|hesitant|passive|timid|tentative|polite|hedg\w+)\b|\b(?:no|fewer|without) (?:hedg\w+|apolog\w+)\b/i,
    tones: firm,
  },
  {
    words:
      /\b(?:formal(?:ly)?|polished|businesslike|executive(?:-level)?|more professional|professionally|elevated)\b/i,
    tones: formal,
  },
  { words: /\b(?:warm(?:er|ly|th)?|kind(?:er|ly)?|human|personable|heartfelt)\b/i, tones: warm },
  {
    words:
      /\b(?:firm(?:er|ly|ness)?|direct(?:ly|ness)?|strong(?:er|ly)?|bold(?:er|ly)?|assertive(?:ly)?|tough(?:er)?|confiden(?:t|tly|ce)|decisive(?:ly)?|backbone|forceful|stand my ground|tone up|no-nonsense)\b/i,
    tones: firm,
  },
  {
    words: /\b(?:casual(?:ly)?|conversational(?:ly)?|relaxed|natural(?:ly)?|chatty|like me)\b/i,
    tones: casual,
  },
  {
    words: /\b(?:diplomatic(?:ally)?|tactful(?:ly)?|gracious(?:ly)?|polite(?:r|ly)?)\b/i,
    tones: ["Diplomatic", "Collaborative", "Curious & Respectful"],
  },
  {
    words: /\b(?:data|numbers|figures|precise|technical)\b/i,
    tones: ["Data-Driven", "Technical & Precise"],
  },
  { words: /\bstory\b/i, tones: ["Story-Driven"] },
  { words: /\bstrategic\b/i, tones: ["Strategic & Direct", "Strategic & Visionary"] },
];

/** The register that a part of a request names: one of the tool's tones by name, or a word for one. Null for none. */
export function findToneChange(part: string, ofTool: readonly string[]): ChangeOf<"tone"> | null {
  const lower = part.toLowerCase();
  const named = ofTool.find((tone) => lower.includes(tone.toLowerCase()));
  if (named !== undefined) return { kind: "tone", asked: named, tones: [named] };
  const found = tonePatterns
    .flatMap(({ words, tones }, rank) => {
      const match = words.exec(part);
      return match ? [{ asked: match[0].toLowerCase(), at: match.index, rank, tones }] : [];
    })
    .toSorted((a, b) => a.at - b.at || a.rank - b.rank);
  return combineToneChanges(
    found
      .filter(({ at }, n) => n === 0 || at !== found[0]?.at)
      .map(({ asked, tones }) => ({ kind: "tone", asked, tones })),
  );
}

/** Several registers as one: the first, or for "firm but warm" the signature tone, which is both. Null for none. */
export function combineToneChanges(changes: readonly ChangeOf<"tone">[]): ChangeOf<"tone"> | null {
  const [first] = changes;
  if (first === undefined) return null;
  const both =
    changes.some(({ tones }) => tones === warm) && changes.some(({ tones }) => tones === firm);
  return both ? { ...first, tones: warm } : first;
}
