import { parseChange } from "#core/language/change.ts";
import { classify } from "#core/language/clause.ts";
import { withSubject } from "#core/language/person.ts";
import { isClearPast } from "#core/language/inflect.ts";
import { joinAnd, lowerOpening, stripPeriod, withArticle } from "#core/language/phrase.ts";
import { sayChange, sayDoing } from "#core/language/say-change.ts";
import { spellOrdinals, spellSmallNumbers } from "#core/language/small-numbers.ts";
import { withSubjectArticle } from "#core/language/subject-article.ts";
import { type Unit, splitCommas, splitUnits } from "#core/language/split.ts";

/** One thing that is so, in her words, ready for a capital and a stop. */
export type Statement = {
  /** `clause` stands as a sentence; `note` is a phrase that needs one; `award` and `work` name what she holds and what others do with her work. */
  readonly kind: "clause" | "change" | "award" | "work" | "note";
  readonly text: string;
  readonly figured: boolean;
};

/** Reads her results out of a cleaned answer: one statement for each, in the first person. */
export function readStatements(cleaned: string): readonly Statement[] {
  const units = borrowNouns(splitUnits(legible(cleaned)));
  const said = units.flatMap((unit) => splitClauses(unit)).map((piece) => say(piece));
  return withoutEchoes(joinCounts(said.filter((statement) => statement.text !== "")));
}

/** Marks that stand for words, in words: "+41%" → "up 41%", "gap $47M" → "gap of $47M", a sum beside a money noun gets its sign. */
function legible(text: string): string {
  return text
    .replaceAll(/\sv\.\s(?=\p{Lu})/gu, ` v${fixed} `)
    .replaceAll(/(?<=\p{L}) \+(?=\d)/gu, " up ")
    .replaceAll(/, that(?:’s| is) (?=the\s)/g, ", ")
    .replaceAll(
      /\bin ((?:first|second|third|fourth|1st|2nd|3rd|4th) (?:trimester|quarter|half|phase|week|month))\b/gi,
      "in the $1",
    )
    .replaceAll(/(?<=^|[,;.]\s)(\p{Lu}[\p{L}]{1,8}) (?=\d[\d.]* to \d)/gmu, "$1 from ")
    .replaceAll(
      /\b(policy|plan|law|ordinance|rule|bill|budget|standard|report) (council|board|legislature|senate|congress|parliament|committee) (passed|adopted|approved|signed|funded)\b/gi,
      "$1 the $2 $3",
    )
    .replaceAll(
      /\b(gap|deficit|debt|budget|backlog|loan|deal|contract|portfolio|fund|shortfall) (?=[$€£]\d)/gi,
      "$1 of ",
    )
    .replaceAll(
      /(?<![\p{L}\p{N}$€£.,])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?M)(?= (?:budget|grant|account|contract|deal|ARR|in ARR|revenue|in revenue|in savings|gift|loan|raise)\b)/gu,
      "$$$1",
    )
    .replaceAll(/(?<=\b(?:account|contract|deal|budget|grant) \()(\d+(?:\.\d+)?M)(?=\))/gu, "$$$1");
}

/** Stands for a full stop that ends no sentence. */
const fixed = "\uE000";

/** "I trained six PMs" and "two got promoted" are one result: the second counts the first. */
function joinCounts(statements: readonly Statement[]): Statement[] {
  const joined: Statement[] = [];
  for (const statement of statements) {
    const before = joined.at(-1);
    const counts =
      /^(?:\d[\d,]*%?|two|three|four|five|six|seven|eight|nine|all|half|most|none|both) (?:of them )?(?!of\b)(?:still |now |already )?\p{Ll}+/u.test(
        statement.text,
      );
    if (
      before?.kind === "clause" &&
      statement.kind === "clause" &&
      counts &&
      before.text.split(" ").length <= 14
    )
      joined[joined.length - 1] = {
        ...before,
        text: `${before.text}, and ${statement.text}`,
        figured: true,
      };
    else joined.push(statement);
  }
  return joined;
}

/** "scrap. 6.2% down to 2.9": a lone noun belongs to the figures behind it. */
function borrowNouns(units: readonly Unit[]): readonly string[] {
  const lines: string[] = [];
  for (const { whole } of units) {
    const before = lines.at(-1);
    const lone =
      before !== undefined && /^[\p{L}’ -]{3,40}$/u.test(before) && before.split(" ").length <= 4;
    const bare = parseChange(whole);
    const owned = lone && !/^(?:I|we)\b/.test(before);
    if (owned && bare !== null && bare.noun === "") lines[lines.length - 1] = `${before} ${whole}`;
    else if (owned && /^(?:was|is|were|went|shipped|closed|opened|came|had)\b/.test(whole))
      lines[lines.length - 1] = `${before} ${whole}`;
    else lines.push(whole.replace(/^(?:also|and|plus|then)\s+(?=\S)/i, ""));
  }
  return lines;
}

/** Comma pieces that are statements of their own part; the others stay with what they belong to. */
function splitClauses(line: string): readonly string[] {
  if (isPolished(line)) return [line];
  const parts: string[] = [];
  for (const piece of splitCommas(line)) {
    const last = parts.length - 1;
    const open = parts[last] !== undefined && /\b(?:and|or|of|for|from|with)$/.test(parts[last]);
    const shared =
      parts[last] !== undefined &&
      classify(parts[last]).kind === "clause" &&
      classify(piece).kind === "verb-past";
    if (last < 0 || (startsStatement(piece) && !open && !shared)) parts.push(piece);
    else parts[last] = `${parts[last]}, ${piece}`;
  }
  return parts;
}

/** A sentence she finished herself stays as it is. */
export function isPolished(line: string): boolean {
  if (
    !/^(?:\p{Lu}\p{Ll}|[AI](?:\s|’))/u.test(line) ||
    line.split(" ").length < 4 ||
    isClearPast(line.split(" ")[0] ?? "")
  )
    return false;
  const clause = classify(line);
  const whole =
    clause.kind === "first-person" || (clause.kind === "clause" && clause.confidence >= 0.65);
  const finite =
    /(?<=\S\s)(?:is|are|was|were|has|have|had|fell|rose|grew|went|dropped|came|took|ended|became|won|I \p{L}+|we \p{L}+)\s/u;
  return whole || finite.test(line);
}

function startsStatement(piece: string): boolean {
  const change = parseChange(piece);
  if (change !== null) return change.noun !== "";
  const clause = classify(piece);
  if (clause.kind === "first-person") return true;
  if (clause.kind === "verb-past")
    return clause.confidence >= 0.65 && !isParticiple(piece) && !trailing.test(piece);
  if (clause.kind === "clause")
    return (
      clause.confidence >= 0.65 &&
      !/^(?:that|which|who|when|where|if|while|because|half|all|most|some|none|both)\b/i.test(piece)
    );
  return awardNoun.test(piece);
}

const awardNoun =
  /\b(?:award|prize|medal|fellowship|certification|honor|finalist|effie|emmy|pulitzer|teacher of the year|nurse of the year)\b/i;
const ofHer =
  /^(?:named|elected|appointed|selected|recognized|honored|awarded|ranked|invited|certified|licensed|nominated|voted|promoted|chosen)\b/i;
const ofWork =
  /^(?:cited|used|adopted|published|featured|taught|quoted|covered|replicated|copied|funded|profiled|translated|installed|sold|picked up|written up)\b/i;

/** Participles that only describe what stands before them. */
const trailing = /^(?:based|compared|followed|given|recorded|including)\b/i;

function isParticiple(piece: string): boolean {
  return (
    ofHer.test(piece) ||
    /^(?:cited|used|adopted|featured|taught|quoted|replicated|covered|funded|sold|published|installed) (?:in|by|at|on|across|as|for|to)\b/i.test(
      piece,
    )
  );
}

function say(raw: string): Statement {
  const piece = spellOrdinals(placed(stripPeriod(raw.trim())));
  const figured = /\d/.test(piece);
  const made = (kind: Statement["kind"], text: string): Statement => ({
    kind,
    text: spellSmallNumbers(text.replaceAll(fixed, ".")),
    figured,
  });
  if (isPolished(piece)) return made("clause", piece);
  const change = parseChange(piece);
  if (change !== null && change.noun !== "") {
    const doing = sayDoing(change);
    const own =
      /^(?:I|we|they|she|he)(?:’\p{L}+)?\s/iu.test(piece) || classify(piece).kind === "clause";
    if (own) return made("clause", piece);
    const moved = sayChange(change, "clause").replace(" went from ", ` ${movement(piece)} from `);
    return made("change", withRest(doing ?? moved, change.rest));
  }
  if (ofHer.test(piece)) return made("clause", `I was ${piece}`);
  if (ofWork.test(piece) && isParticiple(piece)) return made("work", piece);
  const plain = isClearPast(piece.split(" ")[0] ?? "")
    ? piece.charAt(0).toLowerCase() + piece.slice(1)
    : piece;
  const mine =
    withSubject(plain, "I") ??
    (/^(?:retired|won|closed|built|led) /.test(plain) ? `I ${plain}` : null);
  if (mine !== null && classify(plain).kind !== "clause")
    return made("clause", dated(joinVerbs(mine)));
  if (
    /^(?:\d[\d,]*|zero|no|two|three|four) [^,]+, (?:\d[\d,]*|zero|no|two|three|four)\s/i.test(piece)
  )
    return made("note", lowerOpening(piece));
  const clause = classify(piece);
  if (clause.kind === "clause" && clause.confidence >= 0.65)
    return fragmentary(piece)
      ? made("note", piece)
      : made("clause", withSubjectArticle(lowerOpening(joinPredicates(piece))));
  if (/\b(?:finalist|winner|honoree|nominee|recipient)\b/i.test(piece))
    return made("clause", `I was ${withArticle(sayAward(piece).replace(/^the /, ""))}`);
  if (awardNoun.test(piece)) return made("award", sayAward(piece));
  const is =
    /^(?<noun>[\p{L}][\p{L} -]{2,40}?) (?<value>(?:about |over )?\d[\d,.]*%(?:, .+)?)$/u.exec(
      piece,
    )?.groups;
  if (is) return made("clause", `${is["noun"]} is ${is["value"]}`);
  return made("note", lowerOpening(piece));
}

/** "bond rating kept at AA+": a participle without its "was" stays a note. */
function fragmentary(piece: string): boolean {
  return /^\p{Ll}[\p{L} -]{2,30} (?:kept|held|closed|retained|maintained|saved|cut|hired|trained|promoted|renewed|approved) (?:at|by|in|both|after|on|across|under|to)\b/u.test(
    piece,
  );
}

/** "the wallet was late when I got it, shipped five weeks after" → the verbs are joined by "and". */
function joinPredicates(piece: string): string {
  const [first = "", second = "", ...others] = splitCommas(piece);
  const verb = classify(second);
  const rest = others.every((other) => /^in\s/.test(other)) ? ["", ...others].join(", ") : null;
  return verb.kind === "verb-past" && rest !== null && !isParticiple(second)
    ? `${first} and ${second}${rest}`
    : piece;
}

/** "wrote the policy 2020" → "wrote the policy in 2020". */
function dated(text: string): string {
  return text.replace(
    /(?<!\b(?:in|of|since|by|from|to|until|for|during|FY|and|the|before|after|mid|early|late|class of))(?<=\p{L}) ((?:19|20)\d\d)$/u,
    " in $1",
  );
}

/** The verb of a measured change, as strong as her own word for it. */
function movement(piece: string): string {
  if (/\b(?:down|fell|dropped|declined|lower)\b/i.test(piece)) return "fell";
  return /\b(?:up|rose|grew|climbed)\b/i.test(piece) ? "rose" : "went";
}

/** What follows a change and was not said with it stays behind a comma. */
function withRest(text: string, rest: string | undefined): string {
  return rest === undefined || rest === "" || text.includes(rest) ? text : `${text}, ${rest}`;
}

const countedPlaces =
  /, ((?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:counties|countries|states|cities|campuses|sites|plants|hospitals|schools|regions|markets|districts|towns|stores|locations|departments|clinics|branches))(?=,|$)/giu;

/** ", 9 countries" at the end says where: "in 9 countries". */
function placed(text: string): string {
  return text.replace(countedPlaces, ", in $1");
}

/** "I refinanced the debt, saved the dividend": verbs of one subject are joined. */
function joinVerbs(text: string): string {
  const [first = "", ...others] = splitCommas(text);
  const verbs =
    others.length > 0 &&
    others.every(
      (piece) =>
        classify(piece).kind === "verb-past" && !isParticiple(piece) && !trailing.test(piece),
    );
  return verbs ? joinAnd([first, ...others]) : text;
}

/** "Baldwin Access Award 2023" → "the 2023 Baldwin Access Award". */
function sayAward(piece: string): string {
  const found = /^(?<name>.+?),? (?<year>(?:19|20)\d\d)(?<rest>\s*\(.*\))?$/su.exec(piece)?.groups;
  if (!found) return piece;
  const name = (found["name"] ?? "").replace(/^the /i, "");
  return `the ${found["year"]} ${name}${found["rest"] ?? ""}`;
}

/** A note whose figures and words all stand in an earlier statement says nothing new. */
function withoutEchoes(statements: readonly Statement[]): Statement[] {
  const kept: Statement[] = [];
  for (const statement of statements) {
    const words = statement.text.toLowerCase().match(/[\p{L}\d.,%$]+/gu) ?? [];
    const before = kept.map(({ text }) => text.toLowerCase()).join(" ");
    const echo =
      statement.kind === "note" &&
      words.every((word) => before.includes(word.replace(/[.,]$/, "")) || word === "→");
    if (!echo) kept.push(statement);
  }
  return kept;
}
