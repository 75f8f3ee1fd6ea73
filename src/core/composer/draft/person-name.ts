import { hasKind, tokenize } from "#core/composer/shapes/tokens/tokens.ts";
import { lexiconTags } from "#core/composer/shapes/tokens/compromise.ts";
import { mayBeName } from "#core/composer/words/typing/letter-case.ts";
import type { Phrase } from "./phrase.ts";

const titled = /^(?:Dr|Ms|Mr|Mrs|Mx|Prof|Professor|Dean|Judge)\.?\s+\p{Lu}[\p{L}’-]+$/u;

/** How to address somebody: "Renata" of "Renata Ortiz, head of sales", "Dr. Ortiz"; null where no name is certain. */
export function personName(phrase: Phrase | null): string | null {
  const [name = ""] = (phrase?.text ?? "").split(/\s*[,(;:–—]|\s-\s|\.\s/u);
  if (titled.test(name)) return name;
  const tokens = tokenize(name);
  const [first] = tokens;
  const isName =
    first !== undefined &&
    tokens.length <= 3 &&
    tokens.every(({ text }) => /^\p{Lu}[\p{L}’-]+$/u.test(text)) &&
    !hasKind(first, "role") &&
    first.text.length > 2 &&
    !/^(?:Ing|Mag|Dipl|Lic|Arq|Eng|Capt|Rev)$/u.test(first.text) &&
    (mayBeName(first.lower) || isOnlyName(name, phrase));
  return isName ? first.text : null;
}

/** "Win" alone, where somebody is asked for: a single capitalised word that no list of words knows. */
const isOnlyName = (name: string, phrase: Phrase | null): boolean =>
  name === phrase?.text && lexiconTags(name.toLowerCase()).length === 0;
