import { findFigures, sayFigure } from "#core/language/figures.ts";
import { stripPeriod, withArticle } from "#core/language/phrase.ts";
import { splitUnits } from "#core/language/split.ts";
import type { PayFigures } from "./pay-ask-figures.ts";
import { stepOf, type Titles } from "./pay-ask-title.ts";

/** The ask in words: `ask` follows "I am asking", `short` follows "approve". Both "" when she asks for nothing exact. */
export type WordedAsk = {
  readonly ask: string;
  readonly short: string;
  readonly about: "pay" | "title" | "both" | "other";
};

/** An ask that has no short name is approved as this. */
export const unnamed = "this request";

/** Her own sentence where she wrote one; else the frame her figures and titles fit; else her words after "for". */
export function wordAsk(answer: string, figures: PayFigures, titles: Titles): WordedAsk {
  const base = /\bbase\b/i.test(answer);
  const pay = wordPay(figures, base);
  const title = titles.target === "" ? null : wordTitle(titles);
  const about = title === null ? (pay === null ? "other" : "pay") : pay === null ? "title" : "both";
  const short = wordShort(figures, title?.short ?? "", pay?.short ?? "", base);
  const own = ownAsk(answer, figures);
  if (own !== "") {
    return {
      ask: withCurrent(own, figures, titles),
      short: short === "" ? shortOf(own) : short,
      about,
    };
  }
  if (about === "other" || (figures.unclear && title === null)) return wordOther(answer);
  if (title !== null && pay !== null) {
    const joint =
      figures.percent === "" ? `at ${base ? "a base of " : ""}${pay.short}` : `with ${pay.short}`;
    const up =
      figures.current === "" || figures.percent !== "" ? "" : `, up from ${figures.current}`;
    return { ask: `for ${title.ask}, ${joint}${up}`, short, about };
  }
  return { ask: `for ${title?.ask ?? pay?.ask ?? ""}${besides(answer)}`, short, about };
}

/** "want 70 and every other Sunday off": what she asks for beside the sum. */
function besides(answer: string): string {
  const more =
    /\b(?:want|asking for|need) [$€£]?\d[\d,.]*[kK]? and (?<more>(?:every|a|an|one|two|more|the) [^.;\d]{5,60})$/u.exec(
      stripPeriod(answer),
    )?.groups?.["more"];
  return more === undefined ? "" : `, and ${more}`;
}

function wordPay(
  { current, target, percent }: PayFigures,
  base: boolean,
): { ask: string; short: string } | null {
  if (percent !== "") {
    return {
      ask: `a raise of ${percent}${current === "" ? "" : `, from ${current} today`}`,
      short: `the ${percent} raise`,
    };
  }
  if (target === "") return null;
  const noun = base ? "a base salary" : "a salary";
  const yearly = /\d{2,3},\d{3}$/.test(target);
  const sum = target.includes(" to ") ? `${noun} from ${target}` : `${noun} of ${target}`;
  return {
    ask: `${yearly ? sum : target}${current === "" ? "" : `, up from ${withoutUnit(current, target)}`}`,
    short: target,
  };
}

function digitsOf(sum: string): string {
  return /\d[\d,.]*/.exec(sum)?.[0] ?? sum;
}

/** "$44 an hour, up from $38.50": the unit is said once. */
function withoutUnit(current: string, target: string): string {
  const unit = / an? \p{L}+$/u.exec(current)?.[0] ?? "";
  return unit !== "" && target.endsWith(unit) ? current.slice(0, -unit.length) : current;
}

function wordTitle({ target, current, step }: Titles): { ask: string; short: string } {
  const named =
    step === "promotion" || step === "reclassification" || step === "appointment" ? step : "";
  if (named !== "") {
    const from = current === "" ? "" : ` from ${current}`;
    return { ask: `${named}${from} to ${target}`, short: `${named} to ${target}` };
  }
  const scale = stepOf(target);
  if (scale !== null)
    return {
      ask: current === "" ? target : `a change of ${scale}, from ${current} to ${target}`,
      short: target,
    };
  const short = `the title of ${target}`;
  return { ask: current === "" ? short : `a change of title, from ${current} to ${target}`, short };
}

function wordShort(figures: PayFigures, title: string, pay: string, base: boolean): string {
  if (title === "" || pay === "") return title === "" ? pay : title;
  return figures.percent === ""
    ? `${title} at ${base ? "a base of " : ""}${pay}`
    : `${title} with ${pay}`;
}

const asks =
  /(?:^|\b(?:and|so|but) )(?:I am (?:now )?(?:formally )?asking|I[’']m (?:now )?asking|I(?:[’']d| would) (?:now )?like|I ask|I am (?:requesting|seeking)|I[’']m (?:requesting|seeking)|I want|I[’']m hoping|I am hoping|I hope|I request|I propose)\s+(.+)$/;
const articled = /^(?:A|An|The|Promotion|Reclassification|An? increase)\b.{18,}$/;

/** The part of her own sentence that names the ask, when it is a whole sentence with every sum marked: "for promotion to counsel at $365,000". */
function ownAsk(answer: string, figures: PayFigures): string {
  for (const { whole } of splitUnits(answer)) {
    const unit = stripPeriod(whole);
    const found =
      asks.exec(unit)?.[1] ??
      (articled.test(unit) ? `for ${unit.charAt(0).toLowerCase()}${unit.slice(1)}` : "");
    if (found === "" || found.split(" ").length < 3 || vague.test(found.replace(/^for /, "")))
      continue;
    const exact = found
      .replaceAll(/,? (?:too|as well|also|at least|at minimum|or so)(?=$|[,.])/g, "")
      .replaceAll(/\b(?:around|about|roughly|approximately|maybe) (?=[$€£]?\d)/gi, "");
    const raised = /^my (?:\p{L}+ )?\p{L}+ (?:raised|increased|adjusted|moved|brought|set)\b/u;
    const rest = /^(?:for|to) /.test(exact)
      ? exact
      : `${raised.test(exact) ? "to have" : "for"} ${exact}`;
    const said = marked(rest, figures);
    if (
      said !== "" &&
      /[$€£%]|\bto (?:be|become|move|join|go|lead|work|step|transfer|convert)\b|\b(?:title|promotion|reclassification|appointment)\b/.test(
        said,
      )
    )
      return said;
  }
  return "";
}

/** Every sum with its currency; "" when one of them has no certain meaning. */
function marked(text: string, { current, target }: PayFigures): string {
  let done = "";
  let at = 0;
  for (const figure of findFigures(text)) {
    const known =
      [target, current].find((sum) =>
        findFigures(sum).some(
          ({ value }) => value === figure.value || value === figure.value * 1000,
        ),
      ) ?? "";
    const scaled = known !== "" && findFigures(known).every(({ value }) => value !== figure.value);
    const bare =
      figure.kind === "number" && !/^(?:19|20)\d\d$/.test(figure.text) && figure.value >= 100;
    if (bare && known === "") return "";
    const sign = /[€£]/.exec(target)?.[0] ?? "$";
    done += text.slice(at, figure.start);
    done += scaled
      ? known
      : bare
        ? sayFigure({ ...figure, currency: sign }, true)
        : figure.kind === "money"
          ? sayFigure(figure)
          : figure.text;
    at = figure.end;
  }
  return done + text.slice(at);
}

function withCurrent(
  own: string,
  { current, target, percent }: PayFigures,
  titles: Titles,
): string {
  const told =
    current === "" ||
    own.includes(digitsOf(current)) ||
    target === "" ||
    percent !== "" ||
    !own.includes(digitsOf(target));
  const from =
    titles.current === "" || own.includes(titles.current) || titles.target === ""
      ? ""
      : titles.current;
  const up = told ? "" : `, up from ${withoutUnit(current, target)}`;
  const [, sum, more] = /^(?<sum>[^$€£]*[$€£][\d,.]*\d)(?<more> and .+)$/u.exec(own) ?? [];
  if (up !== "" && sum !== undefined && more !== undefined) return `${sum}${up},${more}`;
  return `${own}${up === "" || from === "" ? up : `${up} as ${from}`}`;
}

function shortOf(own: string): string {
  const plain = own.replace(/^for /, "").split(/,\s/)[0] ?? own;
  return own.startsWith("to ") ? unnamed : plain;
}

const cue =
  /(?:^|[\s,])(?:(?:I[’']?m |I am )?(?:asking|looking|requesting)(?: for)?|(?:I )?(?:want|need|would like|request)|I[’']d like|wanting|ask for)\s+(?:for )?/i;
const vague =
  /^(?:an? |the |some |my |more |better |much |higher |bigger |for |big |small |good )*(?:raise|money|pay|salary|promotion|title|bump|increase|compensation|rate)\.?$/i;

/** Neither frame fits: her own noun phrases after "for", sums marked where they are certain. */
function wordOther(answer: string): WordedAsk {
  const none: WordedAsk = { ask: "", short: "", about: "other" };
  const units = splitUnits(answer)
    .map(({ whole }) => stripPeriod(whole).replace(/\s*→\s*/g, " to "))
    .filter((unit) => !/^(?:ignore|disregard|forget|print|write|pretend)\b/i.test(unit));
  const asked = units.filter((unit) => cue.test(unit));
  const first =
    asked[0] ??
    units.find((unit) =>
      /^(?:moving|more|a|an|the|my|two|three|four|\d|remote|flexible|equity)\b/i.test(unit),
    ) ??
    "";
  const found = cue.exec(first);
  const noun = (found === null ? first : first.slice(found.index + found[0].length)).trim();
  if (noun === "" || vague.test(noun) || /^(?:you|him|her|them|that|if|it)\b/.test(noun))
    return none;
  const after = units
    .slice(units.indexOf(first) + 1)
    .filter((unit) => /\d/.test(unit) && !/^(?:I|we)\b/.test(unit));
  const said = [noun, ...after].map((part) => hourly(part)).join(", ");
  const verb = /^(\p{Ll}+)ing\b/u.exec(said);
  if (/^moving\b/.test(said))
    return { ask: `to ${said.replace(/^moving/, "move")}`, short: unnamed, about: "other" };
  if (verb !== null) return none;
  if (/^to \p{Ll}/u.test(said)) return { ask: said, short: unnamed, about: "other" };
  const paused = said.replace(/(?<![,]) not (?=[$€£]?\d)/g, ", not ");
  const one =
    /^\p{Ll}[\p{L} ]*\b(?:refresh|bonus|stipend|budget|seat|deputy|assistant|contract|sabbatical|retainer|title|raise)(?=,|$)/u.test(
      paused,
    );
  return {
    ask: `for ${one ? withArticle(paused) : paused}`,
    short: paused.split(/,\s/)[0] ?? paused,
    about: "other",
  };
}

/** "24 an hour" as money, and sums of thousands; other numbers as she wrote them. */
function hourly(text: string): string {
  return text
    .replaceAll(
      /(?<![$€£\d.,])(\d{1,3}(?:\.\d\d)?)(?= (?:an?|per) (?:hour|day|session|shift)\b)/g,
      "$$$1",
    )
    .replaceAll(
      /(?<![$€£\d.,])(\d{1,3}(?:,\d{3})+)(?! (?:RSUs|shares|options|units|people|hours))/g,
      "$$$1",
    );
}
