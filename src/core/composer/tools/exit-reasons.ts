import { contentWords } from "#core/checks/coverage/content-words.ts";
import { common } from "#core/checks/coverage/disclosed.ts";
import { splitItems } from "#core/composer/shapes/split-items.ts";
import { isAbsent } from "#core/composer/shapes/absent.ts";
import { isAside } from "#core/composer/words/aside.ts";
import { asTyped } from "#core/composer/words/as-typed.ts";
import { sayable } from "#core/composer/words/sayable.ts";
import { withoutHedges } from "#core/composer/words/without-hedges.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";

/** Her reasons as far as they can be said: without what she will not discuss, and without what she asks to keep out. */
export function reasonsOf(answers: Answers): readonly string[] {
  const withheld = answerOf(answers, "withhold")
    .split(/[\n;]/)
    .filter((row) => !isAbsent(row));
  const money = withheld.some((row) =>
    /\b(?:pay|salary|comp|compensation|money|package)\b/i.test(row),
  );
  return splitItems(asTyped(answerOf(answers, "reason")))
    .filter((item) => !isAbsent(item))
    .flatMap((item) => {
      const note = isAside(item) ? rootsIn(item.slice(item.search(notes))) : null;
      if (note?.length === 0) return [];
      const isSecret = (words: string) =>
        isNote(words) ||
        [...withheld.map(rootsIn), ...(note ?? []).map((root) => [root])].some((row) =>
          speaksOf(words, row),
        ) ||
        (money && /[$€£%]|\b(?:paid|pays|more money)\b/i.test(words));
      const said = sayable(item, isSecret, isNote);
      return said === null ? [] : [withoutHedges(said)];
    });
}

/** Whether words speak of what she withholds: by one telling word of it, or by all of its common ones. */
function speaksOf(words: string, withheld: readonly string[]): boolean {
  const roots = rootsIn(words);
  const telling = withheld.filter((root) => !common.has(root));
  return telling.length > 0
    ? telling.some((root) => roots.includes(root))
    : withheld.length > 0 && withheld.every((root) => roots.includes(root));
}

function isNote(words: string): boolean {
  return isAside(words) || keptBack.test(words);
}

/** Where a note to whoever writes begins: "please do not say the colleague". */
const notes = /\b(?:please|pls|you|do not|don’t)\b/iu;
const keptBack = /\bnot (?:saying|telling|naming)\b/i;

/** The words that carry something, without those of the note itself. */
function rootsIn(text: string): readonly string[] {
  return contentWords(text)
    .map(({ root }) => root)
    .filter(
      (root) => !/^(?:say|mention|name|tell|print|writ|shar|us|ned|anyon|anybody)$/.test(root),
    );
}
