import * as frames from "#core/composer/frames/boundary-script.ts";
import { ofTone } from "#core/composer/of-tone.ts";
import { readerOf, type Reader } from "#core/composer/reader.ts";
import { say } from "#core/composer/say.ts";
import { commaParts } from "#core/composer/shapes/pieces.ts";
import { is, tokensOf } from "#core/composer/shapes/tokens.ts";
import { type Move, spokenWithin } from "#core/composer/spoken.ts";
import { sayAll } from "#core/composer/say-items.ts";
import { lowered, raised, unclosed } from "#core/composer/words/letter-case.ts";
import { type Block, heading, paragraph, type Result } from "#core/result/result.ts";
import type { Material } from "#core/tools/definition.ts";

/** Three versions of one refusal: her words the same in each, the coach's around them by tone. */
export function composeBoundaryScript(material: Material): Result {
  const hers = readerOf(material);
  const { opening, writing, again, end } = ofTone(frames.registers, hers.tone);
  const no = hers.has("refusal")
    ? sayAll(frames.refusal, hers.items("refusal"))
    : "My answer is no.";
  const request = asked(hers);
  const points = /\b(?:it|them)\b/i.test(hers.one("refusal") ?? "");
  const reason = sayAll(frames.reason, hers.items("reason"));
  const offer = sayAll(frames.offer, hers.items("offer"));
  const stake = ofThem.test(hers.one("preserve") ?? "")
    ? ""
    : sayAll(frames.stake, hers.items("preserve"));
  const versions: readonly (readonly [string, readonly Block[]])[] = [
    ["In the moment", [...scene(hers), within([[opening, 3], [no], [reason, 2], [offer, 1]])]],
    [
      "In writing",
      [
        within([
          [writing, 6],
          [request, points ? undefined : 4],
          [no],
          [reason, 2],
          [offer, 1],
          [stake, 3],
          [end, 5],
        ]),
      ],
    ],
    ["If they push back", [within([[again, 3], [no], [stake, 2], [offer, 1]])]],
  ];
  return {
    sections: versions.map(([label, blocks]) => ({ label, blocks })),
    missing: [
      ...(hers.has("refusal") ? [] : [frames.asks.refusal]),
      ...(points && request === "" ? [frames.asks.named] : []),
    ],
  };
}

/** What the contract allows a version: the refusal stands in each, the rest joins by its turn while there is room. */
const most = 60;

function within(moves: readonly (readonly [text: string, turn?: number | undefined])[]): Block {
  const said = moves.map(([text, turn]): Move => (turn === undefined ? { text } : { text, turn }));
  return paragraph(spokenWithin(said, most).join(" "));
}

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

/** What they ask of her, said to them; "" where her words do not fit that. */
function asked(hers: Reader): string {
  const given = hers.items("request").map((item) => item.replace(stem, ""));
  const [first, ...rest] = hers.has("request") ? given : besideName(hers);
  if (first === undefined || rest.length > 0) return "";
  const said = say(hers.has("request") ? frames.request : frames.requestBeside, first);
  return said.how === "frame" ? said.text : "";
}

const stem = /^(?:they|he|she) (?:asks?|asked|wants?|wanted) me to /i;

/** "Shift lead, overtime on Friday": who asks, and behind the comma for what; without a day it may be her office. */
function besideName(hers: Reader): readonly string[] {
  const parts = commaParts(hers.one("by") ?? "").slice(1);
  return parts.every((part) => tokensOf(part).some((token) => is(token, "date"))) ? parts : [];
}
