import { isOrganisation } from "#core/language/organisation.ts";
import { isRoleWord } from "./role-words.ts";
import { isHouseWord, isInitials, isKnown, isOfPeople } from "./known-names.ts";
import { alsoFamilyName, alsoGivenName, isOrdinary, mayBeOrdinary } from "./ordinary-words.ts";
import { calledPeople } from "./called-people.ts";

/** What a text is: her own words, the name of a person, or a long document full of other names. */
export type TextKind = "answer" | "person" | "document";

const letters = String.raw`[\p{L}\p{M}]`;
const joined = String.raw`(?:[’'ʻ‘\-–]${letters}+){0,6}`;
const prefix = String.raw`(?:(?:al|el|ul|ad|ar|as|ash|at|an|abd|ben|d|o|l|n|m|t|di|de|ní|ó)[-’'ʻ])`;
const token = String.raw`(?:${prefix}?\p{Lu}${letters}*${joined}|(?:\p{Lu}\.){1,3})`;
const particle =
  "(?:de la|de los|de las|van der|van den|von der|de|da|do|dos|das|del|della|di|du|des|la|le|van|von|der|den|ter|ten|al|el|bin|bint|ibn|abu|ben|bat|wa|ní|nic|ó|y|e|i|zu|af|av|ap|st\\.?)";
const gap = "[ \\u00a0]";
const run = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}&@/])${token}(?:${gap}(?:${particle}${gap}){0,3}${token}){0,7}`,
  "gu",
);
const honorific =
  /^(?:Mrs?|Ms|Mx|Miss|Mme|Mlle|Sra?|Srta|Herr|Frau|Madam|Sir|Lady|Aunt|Auntie|Uncle|Tía|Tío)\.?$/u;
const degreeTitle =
  /^(?:Dr|Prof|Professor|Judge|Rev|Reverend|Rabbi|Imam|Pastor|Dean|Chef|Coach|Sen|Senator|Gov|Capt|Captain|Sgt|Lt|Col|Maj|Gen|Hon|Justice)\.?$/u;

export type FoundName = { readonly start: number; readonly end: number; readonly text: string };

type Word = { readonly text: string; readonly start: number; readonly end: number };

/**
 * The names of people in a text, as far as they can be told: what is capitalised by choice and is no ordinary word, no
 * date, no place, no role and no house counts as one. In a document only what looks or is said to be a person does.
 */
export function findNames(text: string, kind: TextKind): FoundName[] {
  const runs = [...text.matchAll(run)].flatMap(({ 0: whole, index }) =>
    namesInRun(text, whole, index, kind),
  );
  return [...runs, ...calledPeople(text, kind), ...otherScripts(text)];
}

function namesInRun(text: string, whole: string, index: number, kind: TextKind): FoundName[] {
  const words = [...whole.matchAll(/[^ \u00a0]+/gu)].map(({ 0: word, index: at }): Word => ({
    text: word,
    start: index + at,
    end: index + at + word.length,
  }));
  if (shouted(text, whole, index)) return [];
  return groupsOf(words, opensSentence(text, index)).flatMap((group) => {
    const name = trimmed(group);
    const [first, last] = [name[0], name.at(-1)];
    if (!first || !last) return [];
    const found = { start: first.start, end: last.end };
    return isPersons(text, words, name, kind)
      ? [{ ...found, text: text.slice(found.start, found.end) }]
      : [];
  });
}

/** Neighbours that may be one name: ordinary words, roles, places and initials stand between names. */
function groupsOf(words: readonly Word[], opens: boolean): Word[][] {
  const groups: Word[][] = [];
  let open: Word[] = [];
  const close = () => {
    if (open.some((word) => isNaming(word, word === words[0] && opens))) groups.push(open);
    open = [];
  };
  for (const [at, word] of words.entries()) {
    const low = word.text.toLowerCase().replace(/[’']s?$/, "");
    const next = words[at + 1];
    const given = alsoGivenName.has(low) && next !== undefined && mayJoin(next);
    const family = open.length > 0 && (alsoFamilyName.has(low) || alsoGivenName.has(low));
    const inside = /^\p{Ll}/u.test(word.text) && !/[-’']/.test(word.text);
    const titled = open.length === 0 && honorific.test(word.text) && next !== undefined;
    const initial =
      /^(?:\p{Lu}\.?)+$/u.test(word.text) &&
      /^\p{Lu}\.|^\p{Lu}$/u.test(word.text) &&
      (open.length > 0 || next !== undefined) &&
      word.text !== "I";
    const joins = next !== undefined && mayJoin(next);
    const startsVerb =
      at === 0 && opens && (joins ? isOrdinary(word.text) : mayBeOrdinary(word.text)) && !given;
    if (titled || given || family || (inside && open.length > 0) || initial) open.push(word);
    else if (!startsVerb && isNaming(word, false)) open.push(word);
    else close();
  }
  close();
  return groups;
}

function mayJoin(word: Word): boolean {
  return (
    isNaming(word, false) ||
    /^\p{Lu}\.$/u.test(word.text) ||
    alsoFamilyName.has(word.text.toLowerCase())
  );
}

function isNaming({ text }: Word, opens: boolean): boolean {
  if (/^\p{Ll}/u.test(text) && !/[-’'ʻ]\p{Lu}/u.test(text)) return false;
  if (honorific.test(text) || degreeTitle.test(text) || isInitials(text)) return false;
  if (/^(?:\p{Lu}\.?)$/u.test(text)) return false;
  const word = text.replace(/[’']s$/u, "");
  if (isKnown(word)) return false;
  return opens ? !mayBeOrdinary(word) : !isOrdinary(word);
}

/** Without the possessive ending and without particles or initials that only lean on a name. */
function trimmed(group: readonly Word[]): Word[] {
  const name = [...group];
  while (name.length > 0 && /^\p{Ll}+$/u.test(name.at(-1)?.text ?? "")) name.pop();
  const last = name.pop();
  if (!last) return [];
  const ending = /[’']s?$|[-–]$/u.exec(last.text)?.[0] ?? "";
  const end = last.end - ending.length;
  return [...name, { ...last, text: last.text.slice(0, last.text.length - ending.length), end }];
}

const joiner =
  /(?:\b(?:joined|joining|left|leave|leaving|acquired by|bought by|employer|company|client|clients|customer|account|accounts|vendor|competitor|firm|startup|inside|within) |(?<!\b(?:yell|yells|yelled|yelling|shout|shouts|shouted|snap|snapped|laugh|laughed|look|looked|stare|stared|mad|angry|upset|furious|swore|pointed|directed|aimed) )\bat (?:the )?|(?<!\b(?:believe|believes|believed|confide|confided|trust|interest) )\bin |\bnear |@ ?)$/i;
const roleComma = /(?:^|[\n.;|] ?)[^\n.;|,]*, ?$/;
const years = /\b(?:19|20)\d\d\b|[’']\d\d\b/;

function isPersons(
  text: string,
  words: readonly Word[],
  name: readonly Word[],
  kind: TextKind,
): boolean {
  const [first, last] = [name[0], name.at(-1)];
  if (!first || !last) return false;
  const before = text.slice(Math.max(0, first.start - 60), first.start);
  const after = text.slice(last.end, last.end + 60);
  if (
    honorific.test(first.text) ||
    /\b(?:Dr|Prof|Judge|Rev|Sen|Sgt|Capt|Lt|Col)\.? $/i.test(before)
  )
    return true;
  const nextWord = words.find((word) => word.start > last.start)?.text ?? "";
  const previous = words.findLast((word) => word.end < first.start)?.text ?? "";
  // "American Express", "British Airways"
  if (isOfPeople(previous)) return false;
  const isHouse =
    isHouseWord(nextWord) ||
    isHouseWord(last.text) ||
    (nextWord !== "" && isOrganisation(nextWord)) ||
    isOrganisation(last.text);
  if (isHouse && name.length < 3) return false;
  if (isIntroduced(before, after)) return true;
  if (joiner.test(before) && !/^[’']s/.test(after)) return false;
  if (
    /\b(?:University|Univ|College|School|Port|City|County|Bank|State|Town|Bay|Lake|Mount|Mt|St|San|Santa|Fort|New|North|South|East|West|El|Los|Las) (?:of )?$/.test(
      before,
    )
  )
    return false;
  if (/^ (?:& (?:Sons|Co)|and Sons)\b/.test(after)) return false;
  if (kind === "person") return true;
  if (kind === "document") {
    if (name.length < 2) return /^(?:[’']s)? (?:and I\b|said|asked)/.test(after);
    const line = lineAround(text, first.start);
    return (
      !(years.test(line.text) && first.start === line.start) &&
      !/^ ?[,|–—-] ?(?:\p{Lu}{2}\b)/u.test(after)
    );
  }
  const alone = name.length === 1;
  if (
    alone &&
    nextWord !== "" &&
    /^\p{Lu}\p{Ll}/u.test(nextWord) &&
    !isRoleWord(nextWord) &&
    after.startsWith(" ")
  )
    return false;
  if (alone && opensSentence(text, first.start)) return opensAsPerson(text, first, after);
  // "director, revenue cycle, Larkfield": what follows her role is where she has it.
  if (
    roleComma.test(before) &&
    isRoleWord(before.split(/[\n.;|]/).at(-1) ?? "") &&
    kind === "answer" &&
    !/\b(?:my|our|boss|manager)\b/i.test(before)
  )
    return false;
  return true;
}

const relation =
  "(?:boss|manager|mgr|supervisor|director|lead|chief|vp|svp|evp|ceo|cfo|coo|cto|cio|cno|cpo|chro|president|principal|dean|partner|colleague|coworker|co-worker|teammate|mentor|sponsor|friend|assistant|deputy|successor|predecessor|husband|wife|spouse|sister|brother|mother|father|mom|dad|daughter|son|aunt|uncle|cousin|advisor|adviser|coach|recruiter|steward|chair|neighbor|neighbour|report|intern|professor|nanny)";
const introduces = new RegExp(
  String.raw`(?:\b(?:my|our|her|his|their|the|new|former|old|ex)[ -](?:\p{L}+ ){0,2}${relation}s?(?:,| is| named| called)? \(?|\b(?:named|called|name is|name[’']?s|this is|I am|I[’']m|im|dear|hi|hello|hey|thanks to|thank you|reports? to|reporting to|yours|signed|references?:?) )$`,
  "iu",
);
const introducedAfter = new RegExp(
  String.raw`^(?:,? ?\(| ?, |, | – | - | is )(?:my|our|the|her|his|head of|chief|managing|vice|senior|executive|deputy|assistant|associate)? ?(?:\p{L}+ ){0,2}?(?:${relation}|officer|counsel|analyst|engineer|nurse|head of|avp|md|gm|hr)\b`,
  "iu",
);

function isIntroduced(before: string, after: string): boolean {
  return introduces.test(before) || introducedAfter.test(after);
}

/** A lone capital at the start of a sentence says nothing; what follows may. */
function opensAsPerson(text: string, { text: word, start, end }: Word, after: string): boolean {
  if (mayBeOrdinary(word)) return false;
  const before = text.slice(0, start);
  if (
    /^[’']s\b|^\s*$|^[,.;:!?()&+]|^ (?:and|or|&|\+|who|then|will|would|has|had|is|was|can|says|said|wants|keeps|asks?|asked|gave|told|left|runs|ran|took|never|always|also|does|did|[\p{Ll}]+(?:ed|s))(?![\p{L}])/u.test(
      after,
    )
  ) {
    const plural = word.endsWith("s") && /^ (?:are|were|fell|rose|went)/.test(after);
    return !plural && !(/(?<!s)s$/.test(word) && mayBeOrdinary(word.slice(0, -1)));
  }
  return end === text.trimEnd().length && before.trim() === "";
}

function opensSentence(text: string, index: number): boolean {
  return /(?:^|[.!?:;…]["”’)]?\s+|\n\s*|[“"(]|[-–—|*•]\s+)$/u.test(
    text.slice(Math.max(0, index - 8), index),
  );
}

/** A run inside a line of capitals: a heading, or a voice raised. */
function shouted(text: string, whole: string, index: number): boolean {
  if (/\p{Ll}/u.test(whole.replace(/[’'](?:s|S)$/, ""))) return false;
  return /\p{Lu}{2}/u.test(whole) && !/\b(?:Mr|Mrs|Ms|Dr)\.? $/.test(text.slice(0, index));
}

function lineAround(text: string, at: number): { text: string; start: number } {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const end = text.indexOf("\n", at);
  const line = text.slice(start, end === -1 ? undefined : end);
  return { text: line, start: start + (/^[\s•*-]*/.exec(line)?.[0].length ?? 0) };
}

const foreign =
  /[\p{Script=Han}]{2,4}|\p{Script=Hangul}{2,4}|[\p{Script=Hiragana}\p{Script=Katakana}]{2,8}|(?:[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}\p{Script=Ethiopic}\p{Script=Armenian}\p{Script=Georgian}][\p{L}\p{M}]*)(?: [\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}\p{Script=Ethiopic}\p{Script=Armenian}\p{Script=Georgian}][\p{L}\p{M}]*){0,3}/gu;

/** A few words in another script inside a text in ours are a name. */
function otherScripts(text: string): FoundName[] {
  const found = [...text.matchAll(foreign)];
  const share = found.reduce((sum, [word]) => sum + word.length, 0) / Math.max(1, text.length);
  if (share > 0.5 && text.length > 24) return [];
  return found.map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    text: word,
  }));
}
