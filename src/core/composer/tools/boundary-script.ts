import * as frames from "#core/composer/frames/boundary-script.ts";
import { ofTone } from "#core/composer/of-tone.ts";
import { readerOf, type Reader } from "#core/composer/reader.ts";
import { say } from "#core/composer/say.ts";
import { commaParts } from "#core/composer/shapes/pieces.ts";
import { is, type Token, tokensOf } from "#core/composer/shapes/tokens.ts";
import { type Move, spokenWithin } from "#core/composer/spoken.ts";
import { sayAll } from "#core/composer/say-items.ts";
import { lowered, raised, unclosed } from "#core/composer/words/letter-case.ts";
import { type Block, heading, paragraph, type Result } from "#core/result/result.ts";
import type { Material } from "#core/tools/definition.ts";

/** Three versions of one refusal: her words the same in each, the coach's around them by tone. */
export function composeBoundaryScript(material: Material): Result {
  const hers = readerOf(material);
  const { opening, writing, again, end } = ofTone(frames.registers, hers.tone);
  const refusal = hers.has("refusal") ? sayAll(frames.refusal, hers.items("refusal")) : plainNo;
  const no: Move = { text: refusal };
  const points = pointing("", hers.items("refusal"));
  const request: Move = { text: asked(hers), ...(points === null ? { turn: 4 } : {}) };
  const reason = sayAll(frames.reason, hers.items("reason"));
  const offer = sayAll(frames.offer, hers.items("offer"));
  const preserve = hers.one("preserve") ?? "";
  const stake = ofThem.test(preserve) ? "" : sayAll(frames.stake, hers.items("preserve"));
  const fresh = (text: string, turn: number, told: readonly string[]) =>
    turned(text, told.includes(text) ? turn : 0);
  const spoken = within([turned(opening, 3), no, turned(reason, 2), turned(offer, 1)]);
  const written = within([
    turned(writing, 6),
    request,
    no,
    fresh(reason, 2, spoken),
    fresh(offer, 1, spoken),
    turned(stake, 3),
    turned(end, 5),
  ]);
  const told = [...spoken, ...written];
  const held = within([turned(again, 3), no, fresh(stake, 2, told), fresh(offer, 1, told)]);
  const said = [...told, ...held];
  const versions: readonly (readonly [string, readonly Block[]])[] = [
    ["In the moment", [...scene(hers), paragraph(spoken.join(" "))]],
    ["In writing", [paragraph(written.join(" "))]],
    ["If they push back", [paragraph(held.join(" "))]],
  ];
  const vague = pointing(refusal, hers.items("offer"));
  return {
    sections: versions.map(([label, blocks]) => ({ label, blocks })),
    missing: [
      ...(hers.has("refusal") ? [] : [frames.asks.refusal]),
      ...(points !== null && request.text === ""
        ? [frames.named(points, "refusal")]
        : vague === null
          ? []
          : [frames.named(vague, "offer")]),
      ...[reason, offer, stake].filter((one) => !said.includes(one) && one !== "").map(frames.left),
    ],
  };
}

const plainNo = "My answer is no.";

/** What the contract allows a version: the refusal stands in each, the rest joins by its turn while there is room. */
const most = 60;

const turned = (text: string, turn: number): Move => ({ text, turn });

const within = (moves: readonly Move[]): readonly string[] => spokenWithin(moves, most);

/** What speaks of somebody else is not said to them; it stands over the script. */
const ofThem = /\b(?:he|him|his|she|her|hers|they’?ll|they)\b/i;

/** Who asks and for what, in her words: it stands over the script and is not part of it. */
function scene(hers: Reader): readonly Block[] {
  const parts = [hers.one("by"), hers.one("request")].filter((part) => part !== null);
  const stake = hers.one("preserve");
  return [
    ...(parts.length === 0 ? [] : [heading(parts.map(unclosed).map(raised).join(": "))]),
    ...(stake !== null && ofThem.test(stake)
      ? [heading(`To keep intact: ${lowered(unclosed(stake))}`)]
      : []),
  ];
}

/** The first word that means somebody or something not named before it; null where there is none. */
function pointing(before: string, items: readonly string[]): string | null {
  const said = tokensOf(before).length;
  const tokens = tokensOf([before, ...items].join(" "));
  const found = tokens.find(({ lower }, at) => {
    const named = antecedents[lower];
    return at >= said && named && !tokens.slice(0, at).some(named);
  });
  return found?.lower ?? null;
}

const isThing = (token: Token): boolean => is(token, "noun", "plural") && !is(token, "date");
const isMany = (token: Token): boolean => is(token, "plural") && !is(token, "date");
const isSomebody = (token: Token): boolean => is(token, "role", "name");

/** What a pronoun needs before it. */
const antecedents: Readonly<Record<string, (token: Token) => boolean>> = {
  it: isThing,
  ...Object.fromEntries(["they", "them", "their"].map((word) => [word, isMany])),
  ...Object.fromEntries(["he", "him", "his", "she", "her"].map((word) => [word, isSomebody])),
};

/** What they ask of her, said to them; "" where her words do not fit that. */
function asked(hers: Reader): string {
  const given = hers.items("request").map((item) => item.replace(stem, ""));
  const [first, ...rest] = hers.has("request") ? given : besideName(hers);
  if (first === undefined || rest.length > 0) return "";
  const said = say(hers.has("request") ? frames.request : frames.requestBeside, first);
  return said.how === "frame" ? said.text : "";
}

const stem = /^(?:(?:they|he|she) (?:asks?|asked|wants?|wanted) me )?to /i;

/** "Shift lead, overtime on Friday": who asks, and behind the comma for what; without a day it may be her office. */
function besideName(hers: Reader): readonly string[] {
  const parts = commaParts(hers.one("by") ?? "").slice(1);
  return parts.every((part) => tokensOf(part).some((token) => is(token, "date"))) ? parts : [];
}
