import * as frames from "#core/composer/frames/boundary-script.ts";
import { ofTone } from "#core/composer/of-tone.ts";
import { text } from "#core/composer/parts.ts";
import { readerOf, type Reader } from "#core/composer/reader.ts";
import { say } from "#core/composer/say.ts";
import { is, type Token, tokensOf } from "#core/composer/shapes/tokens.ts";
import { type Move, spokenWithin } from "#core/composer/spoken.ts";
import { sayAll } from "#core/composer/say-items.ts";
import { withoutRemark } from "#core/composer/words/remark.ts";
import { splitSentences } from "#core/language/sentences.ts";
import { lowered, raised, unclosed } from "#core/composer/words/letter-case.ts";
import { type Block, heading, type Result } from "#core/result/result.ts";
import type { Material } from "#core/tools/definition.ts";

/** Three versions of one refusal: her words the same in each, the coach's around them by tone. */
export function composeBoundaryScript(material: Material): Result {
  const hers = readerOf(material);
  const { opening, writing, again, end } = ofTone(frames.registers, hers.tone);
  const refusal = hers.has("refusal") ? sayAll(frames.refusal, hers.items("refusal")) : frames.no;
  const no: Move = { text: refusal };
  const points = pointing("", hers.items("refusal"));
  const request: Move = { text: asked(hers), ...(points === null ? { turn: 4 } : {}) };
  const reason = sayAll(frames.reason, hers.items("reason"));
  const offer = sayAll(frames.offer, hers.items("offer"));
  const preserve = hers.one("preserve") ?? "";
  const stake = ofThem.test(preserve) ? "" : sayAll(frames.stake, hers.items("preserve"));
  const parts = [at(2, reason), at(1, offer), at(3, stake)];
  const written = within(at(6, writing), request, no, ...parts, at(5, end));
  const first = written.includes(reason) ? 2 : 0;
  const spoken = within(at(3, opening), no, at(first, reason), at(1, offer));
  const held = within(at(3, again), no, at(1, stake), at(2, offer));
  const unsaid = [reason, offer, stake].filter(
    (one) => ![spoken, written, held].join().includes(one),
  );
  const vague = pointing(refusal, hers.items("offer"));
  return {
    sections: [
      { label: "In the moment", blocks: [...scene(hers, stake), ...text(spoken)] },
      { label: "In writing", blocks: text(written) },
      { label: "If they push back", blocks: text(held) },
    ],
    missing: [
      ...(hers.has("refusal") ? [] : [frames.asks.refusal]),
      ...(points !== null && request.text === "" ? [frames.named(points)] : []),
      ...(vague === null ? [] : [frames.named(vague)]),
      ...unsaid.map(frames.left),
      ...asker(hers).told.map(frames.aside),
    ],
  };
}

/** What the contract allows a version: the refusal stands in each, the rest joins by its turn while there is room. */
const most = 60;

const within = (...moves: readonly Move[]): string => spokenWithin(moves, most).join(" ");

/** Her offer comes first in writing; what finds no room there comes first in another version. */
const at = (turn: number, said: string): Move => ({ text: said, turn });

/** What speaks of somebody else is not said to them; it stands over the script. */
const ofThem = /\b(?:he|him|his|she|her|hers|they’?ll|they)\b/i;

/** Who asks, and what she tells of them behind the name. */
function asker(hers: Reader): { readonly said: string | null; readonly told: readonly string[] } {
  const [first = null, ...more] = splitSentences(hers.one("by") ?? "");
  const { said, remark } = withoutRemark(unclosed(first ?? ""));
  return { said: first === null ? null : said, told: [remark ?? "", ...more].filter(Boolean) };
}

/** Who asks and for what, in her words: it stands over the script and is not part of it. */
function scene(hers: Reader, told: string): readonly Block[] {
  const asks = hers.one("request")?.replace(stem, "") ?? null;
  const parts = [asker(hers).said, asks].filter((part) => part !== null);
  const stake = told === "" ? hers.one("preserve") : null;
  return [
    ...(parts.length === 0 ? [] : [heading(parts.map(unclosed).map(raised).join(": "))]),
    ...(stake === null ? [] : [heading(`To keep intact: ${lowered(unclosed(stake))}`)]),
  ];
}

/** The first word that means somebody or something not named before it; null where there is none. */
function pointing(before: string, items: readonly string[]): string | null {
  const said = tokensOf(before).length;
  const tokens = tokensOf([before, ...items].join(" "));
  const found = tokens.find(({ lower }, index) => {
    const named = antecedents.find(([pronouns]) => pronouns.test(lower))?.[1];
    return index >= said && named && !tokens.slice(0, index).some(named);
  });
  return found?.lower ?? null;
}

const somebody = (token: Token): boolean => is(token, "role", "name");
const several = (token: Token): boolean => is(token, "plural") && !is(token, "date");

/** What a pronoun needs before it. */
const antecedents: readonly (readonly [RegExp, (token: Token) => boolean])[] = [
  [/^it$/, (token) => is(token, "noun", "plural") && !is(token, "date")],
  [/^(?:they|them|their)$/, several],
  [/^(?:he|him|she|her)$/, somebody],
];

/** What they ask of her, said to them; "" where her words do not fit that. */
function asked(hers: Reader): string {
  const [first, ...rest] = hers.items("request").map((item) => item.replace(stem, ""));
  if (first === undefined || rest.length > 0) return "";
  const said = say(frames.request, first);
  return said.how === "frame" ? said.text : "";
}

const verbs = "asks?|asked|wants?|wanted|expects?|expected|needs?|would like|’d like";
const stem = new RegExp(
  String.raw`^(?:(?:(?:they|s?he|you|it) ?)?(?:(?:${verbs}) ))?(?:me )?to (?=\p{Ll})`,
  "iu",
);
