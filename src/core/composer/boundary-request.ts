import { spellOrdinals, spellSmallNumbers } from "#core/language/small-numbers.ts";
import { type Addressee, namesThirdPerson, speakTo } from "#core/language/addressee.ts";
import { sentence } from "#core/language/phrase.ts";
import { splitCommas, splitStops } from "#core/language/split.ts";
import { asBase, readVerbPhrase } from "#core/language/verb-phrase.ts";
import { countWords } from "#core/language/sentences.ts";

/** What is asked of her, as far as it is certain. */
export type Request = {
  /** "You asked me to …" or "You asked for …", without a stop; null when it would be a guess. */
  readonly naming: string | null;
  /** The deed alone, verb first: "chair the committee again". */
  readonly act: string | null;
  /** The one fact that may stand as a reason, as a sentence. */
  readonly fact: string | null;
  /** What they say, as she quotes it. */
  readonly speech: string | null;
};

const asked =
  /\b(?:wants?|asks?|asked|asking|expects?|expected|tells?|told|telling|needs?|would like|pressing|pressuring|pushing|invited|keeps asking) (?:me|us) to (?<act>.+)$/is;
const askedOf =
  /\b(?:being|been|was|am|are|is) (?:asked|told|expected|invited|pressed|pressured) to (?<act>.+)$/is;
const askedThat = /\basked (?:that|if|whether) (?:we|I) (?:could |can |would )?(?<act>.+)$/is;
const question = /^(?:could|can|would|will) you (?:please )?(?<act>.+?)\??$/is;
const grievance =
  /[\s,]+(?:because|since I|even though|although|though|so that|so|but|after (?:I|they|he|she|we)|when I|as if|like)\s.*$/is;

/** Reads the request out of a cleaned answer. Feelings and background that she wrote for context are left aside. */
export function readRequest(cleaned: string, addressee: Addressee | null): Request {
  const { rest, speech } = takeSpeech(cleaned);
  const units = splitStops(rest.replaceAll("\n", ". ")).map((unit) => unit.replace(/[.,;]+$/, ""));
  const [first = "", ...others] = units;
  const [head = "", ...tails] = splitCommas(first);
  const whole = first.endsWith("?");
  const act = readAct(whole ? first : head);
  const often = others.find((unit) => /^(?:every|each|daily|weekly|twice)\b/i.test(unit));
  const deed = act === null ? null : joinTail(act, whole ? [] : tails, often);
  const topic = act === null ? readTopic(head) : null;
  return {
    act: deed,
    naming: deed !== null ? `You asked me to ${deed}` : topic,
    fact: pickFact([...(whole ? [] : tails), ...others], addressee),
    speech,
  };
}

/** Takes out what they say, as she quotes it; words in scare quotes stay. */
export function takeSpeech(text: string): { rest: string; speech: string | null } {
  const found =
    /(?:^|[,.;]\s*|\s)(?:(?:and |but )?(?:she|he|they|who|always)?\s*(?:says?|said|saying|tells? me|told me|goes)(?: that)?[,:]?\s*)?“([^”]+)”/iu.exec(
      text,
    );
  const spoken = found?.[1]?.trim() ?? "";
  const reason = /^(?:since|because|but|if|nobody|everyone|family|just)\b/i.test(spoken);
  const introduced = reason || /(?:say|said|tell|told|goes)/i.test(found?.[0] ?? "");
  if (
    found === null ||
    countWords(spoken) < (introduced || /^(?:I|you|he|she|they|we|it)’/i.test(spoken) ? 2 : 4)
  )
    return { rest: text, speech: null };
  return {
    rest: text
      .replace(found[0], "")
      .replace(/\s(?:because|and|but|that|like|as|saying)\s*$/i, "")
      .trim(),
    speech: spoken.replace(/[.,]$/, ""),
  };
}

function readAct(text: string): string | null {
  for (const pattern of [asked, askedOf, askedThat, question]) {
    const act = pattern.exec(text)?.groups?.["act"];
    if (act !== undefined) return presentable(act);
  }
  const phrase = readVerbPhrase(text);
  if (phrase === null || phrase.form === "past" || phrase.form === "third") return null;
  return presentable(asBase(phrase));
}

function presentable(act: string): string | null {
  const plain = act
    .replace(grievance, "")
    .replace(/[.,;?]+$/, "")
    .trim();
  if (plain === "" || namesThirdPerson(plain) || countWords(plain) > 24) return null;
  return spellSmallNumbers(spellOrdinals(plain)).replace(/ again$/, " again");
}

function joinTail(act: string, tails: readonly string[], often: string | undefined): string {
  const place = tails.find((tail) =>
    /^(?:every|each|daily|weekly|starting|from|by|on)\b/i.test(tail),
  );
  const tail = place ?? often;
  return tail === undefined || countWords(tail) > 6 ? act : `${act}, ${tail}`;
}

function readTopic(head: string): string | null {
  const words = countWords(head);
  if (words === 0 || words > 10 || namesThirdPerson(head)) return null;
  const determined = /^(?:the|a|an|my|more|another|some|extra|free|unpaid|\d+)\s/i.test(head);
  const finite =
    /\b(?:is|are|was|were|has|have|keeps?|wants?|asks?|sends?|calls?|texts?|I|we|me|us)\b/i.test(
      head,
    );
  return determined && !finite ? `You asked for ${head}` : null;
}

/** One fact with a figure serves as the reason; the more telling one is a count, not an ordinal. */
function pickFact(pieces: readonly string[], addressee: Addressee | null): string | null {
  const facts = pieces.flatMap((piece) => {
    const said = sayFact(speakTo(piece, addressee) ?? piece);
    return said === null ? [] : [{ said, weight: /\d{2,}|\b\w+teen\b/.test(piece) ? 2 : 1 }];
  });
  const best = facts.toSorted((a, b) => b.weight - a.weight)[0];
  return best?.said ?? null;
}

function sayFact(piece: string): string | null {
  const text = spellOrdinals(piece.replace(/\s*\([^)]*\)/g, "").trim());
  if (/\b(?:I’m|I am|I was|they|she|he|him|guess|who)\b/i.test(text) || countWords(text) > 16)
    return null;
  const equals = /^(?<when>.+?) = (?<what>.+)$/.exec(text)?.groups;
  const period =
    /^(?<when>(?:last|this) (?:week|month|year|quarter|\p{Lu}\p{Ll}+)),? (?<what>\d.+)$/iu.exec(
      text,
    )?.groups;
  if (period) return sentence(spellSmallNumbers(`${period["when"]} it was ${period["what"]}`));
  if (/^(?:\d+|two|three|four|five|six|seven) \p{Ll}+ .*\bsince\b/u.test(text))
    return sentence(spellSmallNumbers(`It has been ${text}`));
  if (equals) return sentence(`${equals["when"]} it was ${equals["what"]}`);
  const counted =
    /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty)\b/i;
  if (
    /^(?:it|this|that|last|there|the)\b.*\b(?:is|was|were|are|would be|has been|took|came)\b/i.test(
      text,
    )
  ) {
    if (!counted.test(text)) return null;
    return sentence(spellSmallNumbers(/^last one\b/i.test(text) ? `The ${text}` : text));
  }
  if (/^you (?:want|need|expect|are asking)\b/i.test(text) && counted.test(text))
    return sentence(text);
  if (/^(?:would|will) be\b/i.test(text)) return sentence(`It ${text}`);
  if (/^(?:the )?(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth)\b/i.test(text)) {
    return sentence(`This is ${/^the\b/i.test(text) ? text : `the ${text}`}`);
  }
  const past = /\b(?:last|yesterday|ago|so far|already)\b/i.test(text);
  return /^\d/.test(text) && past ? sentence(`There were ${text}`) : null;
}
