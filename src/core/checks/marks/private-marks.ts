import { postingField } from "#core/facts/sources.ts";
import { commonLeavingWords } from "#core/language/words/common-leaving-words.ts";
import { contentWords, rootsOf } from "#core/language/words/content-words.ts";
import { findSentenceSpans } from "#core/result/text-units.ts";
import type { Answers } from "#core/tools/definition.ts";
import type { FoundWords } from "./mark.ts";
import { readPrivateNotes } from "./private-notes.ts";

type Secret = {
  readonly all: ReadonlySet<string>;
  readonly telling: ReadonlySet<string>;
  readonly needed: number;
};

/** What the member wants kept private: the answer to the tool's question for it, and notes in any other answer. */
export function readSecrets(answers: Answers, withheldField = ""): readonly Secret[] {
  const others = Object.entries(answers).filter(([id]) => id !== withheldField);
  const read = others.map(([id, answer]) =>
    // Somebody else's words, and a sample of the member's.
    id === postingField || id === "sample" ? { noted: [], rest: answer } : readPrivateNotes(answer),
  );
  const shareable = rootsOf(read.map(({ rest }) => rest).join("\n"));
  const secretOf = (words: string, isWithheld: boolean): Secret => {
    const all = contentWords(words).map(({ root }) => root);
    const own = all.filter((root) => !shareable.has(root));
    const telling = new Set(isWithheld ? own.filter((root) => !commonLeavingWords.has(root)) : own);
    const half = Math.ceil(telling.size / 2);
    const needed = isWithheld ? 1 : Math.max(half, Math.min(telling.size, 2));
    return { all: new Set(all), telling, needed };
  };
  const items = (answers[withheldField] ?? "").split(/[\n;,]/);
  const notes = read.flatMap(({ noted }) => noted);
  const secrets = [
    ...items.map((words) => secretOf(words, true)),
    ...notes.map((words) => secretOf(words, false)),
  ];
  return secrets.filter(({ telling }) => telling.size > 0);
}

/** Where a text tells a secret: a sentence with enough of its telling words and half of all. */
export function findPrivate(text: string, secrets: readonly Secret[]): FoundWords[] {
  return findSentenceSpans(text).flatMap((sentence) => {
    const words = contentWords(sentence.text);
    return secrets.flatMap(({ all, telling, needed }): FoundWords[] => {
      const told = words.filter(({ root }) => telling.has(root));
      const shared = new Set(words.flatMap(({ root }) => (all.has(root) ? [root] : [])));
      const isTold = new Set(told.map(({ root }) => root)).size >= needed;
      const [first, last] = [told[0], told.at(-1)];
      if (!isTold || shared.size * 2 < all.size || !first || !last) return [];
      const place = { start: sentence.start + first.start, end: sentence.start + last.end };
      return [
        { rule: "private", ...place, says: "You asked to keep this private, so take it out." },
      ];
    });
  });
}
