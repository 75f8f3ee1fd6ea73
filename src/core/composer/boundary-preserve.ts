import { type Addressee, namesThirdPerson, speakTo } from "#core/language/addressee.ts";
import { classify } from "#core/language/clause.ts";
import { joinAnd, lowerOpening, sentence } from "#core/language/phrase.ts";
import { countWords } from "#core/language/sentences.ts";
import { readVerbPhrase } from "#core/language/verb-phrase.ts";
import { splitCommas, splitEntries, splitOutside, splitStops } from "#core/language/split.ts";

/** What has to stay intact: the things, and a plain statement that says why one of them matters. */
export type Preserve = { readonly things: readonly string[]; readonly statement: string | null };

/** Her own stakes with the one who asks are hers to know, not theirs to read. */
const ownStake =
  /^(?:my )?(?:job|reference|bonus|promotion|review|evaluation|raise|visa|salary|sanity|mental health|health|marriage|reputation|seat at the table|seat|standing|chances?|tenure|file|sponsor(?:ship)?)\b/i;

/** Reads what she wants to protect out of a cleaned answer, in words the addressee can hear. */
export function readPreserve(cleaned: string, addressee: Addressee | null): Preserve {
  const things: string[] = [];
  let statement: string | null = null;
  const pieces = splitEntries(cleaned)
    .flatMap((entry) => splitStops(entry))
    .flatMap((unit) => withTails(splitCommas(unit)))
    .flatMap((piece) => splitOutside(piece, /\s(?:and|plus)\s/g))
    .map((piece) =>
      piece
        .trim()
        .replace(/^(?:and|also|but)\s+/i, "")
        .replace(/[.,;]+$/, ""),
    );
  for (const piece of pieces) {
    const plain = piece
      .replace(/\s*\([^)]*\)/g, "")
      .replace(/\s(?:because|since|so|but)\s.*$/i, "")
      .replace(/^(?:keep|keeping|protect|protecting|preserve|preserving)\s/i, "");
    const first = addressee?.name?.split(" ")[0] ?? "";
    if (first !== "" && plain.toLowerCase() === first.toLowerCase()) {
      things.push("our relationship");
      continue;
    }
    const said = speakTo(plain, addressee);
    if (said === null || said === "" || /^(?:nothing|none|n\/a|no|idk|not much)$/i.test(said))
      continue;
    const clause = classify(said);
    if (readVerbPhrase(said)?.form === "base" && said.split(" ").length > 2) continue;
    if (clause.kind === "clause" && /^(?:you|they|she|he|it)\b/i.test(said)) continue;
    const close = /^us being (?<how>.+)$/iu.exec(said)?.groups?.["how"];
    if (close !== undefined) {
      statement ??= sentence(`I want us to stay ${close}`);
      continue;
    }
    if (/^(?:nobody|no one|everyone|everybody) \p{L}+s\b/iu.test(said)) {
      statement ??= sentence(said);
      continue;
    }
    const stands =
      clause.kind === "clause" &&
      clause.confidence >= 0.8 &&
      (clause.rest ?? "") !== "" &&
      !/^(?:the|those) (?:ones?|people|things?)\b/i.test(said);
    if (stands || clause.kind === "first-person") statement ??= formal(sentence(said));
    else if (!ownStake.test(said) && countWords(said) <= 9 && !namesThirdPerson(said))
      things.push(named(said));
  }
  return { things: things.slice(0, 3), statement };
}

/** "my own book", "due in August": one thing. */
function withTails(pieces: readonly string[]): readonly string[] {
  const things: string[] = [];
  for (const piece of pieces) {
    if (things.length > 0 && /^(?:due|which|who|that|especially|in|on|by|at)\s/i.test(piece))
      things[things.length - 1] = `${things.at(-1)}, ${piece}`;
    else things.push(piece);
  }
  return things;
}

function formal(text: string): string {
  return text.replaceAll("can’t", "cannot");
}

function named(thing: string): string {
  const opened = lowerOpening(thing);
  const plain =
    /^(?:relationship|friendship|partnership|license|reputation|time|health|focus|work)\b/.test(
      opened,
    )
      ? `my ${opened}`
      : /^(?:account|unit|team|crew|client|contract|church|launch|project|budget|deadline|work)\b/.test(
            opened,
          )
        ? `the ${opened}`
        : opened;
  return plain.replace(
    /^(?:mom|dad|grandma)\b/,
    (word) => word.charAt(0).toUpperCase() + word.slice(1),
  );
}

/** "our relationship and the unit"; null when there is nothing to say. */
export function sayThings(preserve: Preserve): string | null {
  const { things } = preserve;
  if (things.length === 0) return null;
  const last = things.length - 1;
  return joinAnd(
    things.map((thing, at) => (thing.includes(", ") && at < last ? `${thing},` : thing)),
  );
}
