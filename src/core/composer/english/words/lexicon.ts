import { lexiconTags } from "#core/composer/shapes/tokens/compromise.ts";

/** Words that only a list identifies: each can be nothing else, so that a rule may trust them. */
export function createWordSet(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.join(" ").split(" "));
}

export const determiners = "the a an my our your their its";
export const subjectPronouns = "i we he she they";
export const subjectContractions =
  "i'm i'd i'll i've we're we'd we'll we've they're they'd they'll they've he's he'd he'll she's she'd she'll";
export const modals =
  "can cannot can't will won't would wouldn't could couldn't should shouldn't must may might shall";
export const finiteVerbs =
  "am is are was were has had does did isn't aren't wasn't weren't hasn't hadn't doesn't didn't don't cannot can't won't couldn't wouldn't shouldn't";
/** Pasts that are no participle, noun or plain form. */
export const unambiguousPasts =
  "took went gave wrote began chose grew knew came became threw drew forgot ran did was were shook wore swore ate sang swam";
/** Other pasts and participles that are no plain form. */
export const pastForms =
  "led built brought taught bought sold kept sent spent met made held won stood told heard paid caught fought sought thought lost meant dealt slept swept felt said done gone given taken written begun chosen grown known seen shown driven spoken broken fallen been had has";
export const prepositionsOfPlace =
  "on at in by from until before after between since during to of for with under over up next last about around";

const verbal = /Infinitive|Verb|Present|Modal|Copula/;
const things = createWordSet(
  "Singular Plural Uncountable Actor Noun WeekDay Month Date ProperNoun Determiner TextValue Cardinal FemaleName MaleName Adj Adjective Possessive Pronoun",
);
const noun = /(?:tion|sion|ness|ity|ance|ence|ship|hood|ism)s?$/;
/** Verbs that the lexicon has as another word, or not at all. */
const alsoVerbs = createWordSet(
  "research partner author template number bill vet broker institute pioneer shepherd keynote phrase emcee guest light steady wholesale please institute onboard others mention question position commission function transition petition provision section caution witness harness balance finance advance enhance reference evidence experience influence sentence silence commence sequence substance instance reposition tame quiet round best humble loose mute tidy trial mother father bus water salt lunch picnic steam zero",
);
const adverbs = createWordSet(
  "sometimes always besides perhaps afterwards both each all here home less now never also",
);
const pasts = createWordSet(pastForms, unambiguousPasts);

/** A past or a participle that is no plain form, "rebuilt" like "built". */
export function isPastForm(word: string): boolean {
  return (
    pasts.has(word) || pasts.has(word.replace(/^(?:re|over|under|out|mis|un|fore)(?=\w{3})/, ""))
  );
}

/** Whether a word is known and no form of a verb: "overtime", "Dana", "unpaid". What is not known may be a verb. */
export function isNeverVerb(word: string): boolean {
  if (alsoVerbs.has(word) || adverbs.has(word) || isPastForm(word)) return false;
  const tags = lexiconTags(word);
  if (tags.length === 0)
    return (noun.test(word) && word.length > 6) || /^un\w+(?:ed|aid)$/.test(word);
  return tags.every((tag) => tag.split("|").every((one) => things.has(one)));
}

/** Whether a word is a third form or a plural ("takes", "reports"), never a plain form ("discuss"). */
export function isThirdPersonOrPlural(word: string): boolean {
  if (!/[^siu']s$/.test(word) || word.length < 4 || adverbs.has(word)) return false;
  const tags = lexiconTags(word);
  return tags.some((tag) => /^(?:PresentTense|Plural)$/.test(tag)) && !tags.includes("Infinitive");
}

/** Plain forms that are nothing else: the lexicon calls "partner" and "exit" verbs alone, so a list is safer. */
export const unambiguousBases =
  "explain join become bring provide prepare learn teach speak choose decide create develop manage improve reduce ensure deliver maintain solve send receive understand introduce discuss negotiate organize organise establish protect reopen rebuild renegotiate streamline have be";

/** Third forms that are no plural. */
export const unambiguousThirdPersons =
  "goes comes gets becomes makes takes gives says knows thinks seems loses fails keeps brings happens arrives appears disappears dies arises requires believes refuses resigns owes";

/** Whether a word may be a verb as the lexicon knows it. */
export function mayBeVerb(word: string): boolean {
  return (
    alsoVerbs.has(word) ||
    isPastForm(word) ||
    lexiconTags(word).some((tag) => verbal.test(tag) || /Past/.test(tag))
  );
}

/** Whether a word is an adjective and no verb form: "new", "messy". */
export function isAdjective(word: string): boolean {
  const tags = lexiconTags(word);
  return tags.length > 0 && tags.every((tag) => /^(?:Adjective|Adj\|Noun)$/.test(tag));
}

const notDoing = createWordSet(
  "during something anything everything morning evening according including regarding concerning excluding barring pending ceiling",
);
const notDone = createWordSet(
  "need feed speed embed proceed exceed succeed heed seed weed bleed breed shed wed bed indeed provided unaided unasked undeterred unprompted",
);

/** A word in -ing that is no plain form and no other word. */
export function isIngForm(word: string): boolean {
  return /^[a-z]*[aeiouy][a-z]*ing$/.test(word) && !notDoing.has(word);
}

/** A word in -ed that is no plain form and no other word. */
export function isEdForm(word: string): boolean {
  return /^[a-z]{3,}ed$/.test(word) && !notDone.has(word);
}
