import type { Source } from "#core/grounding/evidence.ts";
import type { Fact } from "#core/grounding/fact.ts";
import { stem } from "#core/grounding/figures/quantities.ts";
import { rankWords, saysRank } from "#core/grounding/names/ranks.ts";
import { verbBaseOf, inflectionReadings } from "#core/language/inflect.ts";

/** What people are by trade or office, each with other words of an answer that carry it. */
const alike: Readonly<Record<string, string>> = {
  accountant: "accounting bookkeeper cpa",
  actor: "actress",
  adviser: "advisor",
  advisor: "adviser",
  analyst: "analytics",
  anesthesiologist: "anesthesia",
  apprentice: "",
  architect: "",
  artist: "",
  attorney: "lawyer",
  audiologist: "audiology",
  auditor: "",
  author: "book",
  baker: "bakery",
  banker: "bank",
  barrister: "",
  biologist: "biology",
  bookkeeper: "books",
  broker: "",
  captain: "",
  carpenter: "carpentry",
  chef: "cook kitchen",
  chemist: "chemistry",
  cleaner: "",
  clerk: "clerical",
  coach: "",
  commissioner: "",
  consultant: "consulting consultancy",
  cook: "kitchen",
  coordinator: "coordination",
  counselor: "counselling counseling",
  curator: "",
  dean: "",
  dentist: "dental dr",
  designer: "",
  developer: "",
  dietitian: "dietician nutrition",
  diplomat: "embassy",
  director: "dir vp",
  doctor: "dr physician md gp doc",
  ecologist: "ecology",
  economist: "economics",
  editor: "",
  educator: "teacher teach education",
  electrician: "electrical",
  engineer: "engineering eng",
  entrepreneur: "business founder",
  expert: "",
  firefighter: "fire",
  foreman: "",
  founder: "",
  geologist: "geology",
  gynecologist: "",
  head: "heads lead leads chief director dir run manage manager",
  headmistress: "",
  historian: "history",
  inspector: "",
  instructor: "",
  interpreter: "",
  investigator: "",
  jeweler: "jewelry jewellery",
  journalist: "journalism reporter",
  judge: "court",
  lawyer: "attorney law legal",
  lecturer: "",
  librarian: "library",
  linguist: "",
  magistrate: "",
  mayor: "",
  mechanic: "",
  mediator: "",
  midwife: "midwifery",
  minister: "ministry",
  musician: "music",
  notary: "",
  nurse: "nursing rn",
  nutritionist: "nutrition",
  officer: "",
  optometrist: "optometry eye",
  paramedic: "ambulance",
  partner: "",
  pharmacist: "pharmacy",
  photographer: "photography photos",
  physician: "doctor dr md",
  physicist: "physics",
  physiotherapist: "physiotherapy physio",
  pilot: "",
  plumber: "plumbing",
  president: "vp",
  principal: "",
  professor: "prof",
  programmer: "",
  psychologist: "psychology",
  recruiter: "",
  reporter: "",
  researcher: "",
  scientist: "science",
  seamstress: "",
  secretary: "",
  solicitor: "",
  specialist: "",
  strategist: "strategy",
  superintendent: "",
  surgeon: "surgery surgical",
  surveyor: "survey",
  tailor: "",
  teacher: "",
  technician: "tech",
  therapist: "therapy",
  trainer: "",
  translator: "",
  treasurer: "",
  trustee: "",
  tutor: "",
  veteran: "",
  veterinarian: "vet veterinary",
};
const trade = new RegExp(
  String.raw`(?<![\p{L}-])(?:${Object.keys(alike)
    .filter((word) => word !== "head")
    .join("|")}|head(?= of\b))s?(?![\p{L}])`,
  "giu",
);

const opens = /(?:^|[.!?:\n]\s*(?:[-*•]\s+)?)$/u;

/** Trades and offices that no answer names: "an audiologist" of one who fits hearing aids. */
export function findUnsaidTrades(text: string, evidence: readonly Source[]): Fact[] {
  return (
    [...text.matchAll(trade)]
      // A capital belongs to a name or a title, which is looked up as one.
      .filter(({ 0: word, index }) => !/^\p{Lu}/u.test(word) || opens.test(text.slice(0, index)))
      .filter(({ 0: word, index }) => {
        const named = stem(word.toLowerCase());
        const isHers = claimsFor.test(text.slice(0, index));
        return !evidence.some(
          (source) => carries(source, named) || (!isHers && saysBodyOf(source, named)),
        );
      })
      .map(({ 0: word, index }) => ({
        kind: "claim",
        start: index,
        end: index + word.length,
        text: word,
      }))
  );
}

/** What somebody is said to be: "I am a partner", "as their trainer". */
const claimsFor =
  /\b(?:am|is|was|were|are|be|been|being|became|become|as|[’'](?:m|s|re))(?: (?:an?|the|my|our|your|their|its))?(?: \p{L}+)? $/iu;

/** "With which partners?" speaks of the posting’s "partnership"; nobody is made one. */
function saysBodyOf({ words }: Source, named: string): boolean {
  return words.has(`${named}ship`) || words.has(`${named}ships`);
}

const rank = [...rankWords, "head"].join("|");
const ranked = new RegExp(
  String.raw`(?<=(?:\b(?:an?|the|my|as|is|am|and)|[,:–-])\s)(${rank})(?= )`,
  "giu",
);
const office =
  /(?<![\p{L}-])(\p{L}{4,})(?= (?:manager|director|supervisor|representative|coordinator)s?\b)/giu;
/** Before an office they name nobody's: "your line manager". */
const anyones = new Set(
  "your their hiring line this that with from each every good best future next former same other another senior".split(
    " ",
  ),
);

/** A rank or an office that no answer names: "senior soil scientist" of a soil scientist. */
export function findUnsaidRanks(text: string, evidence: readonly Source[]): Fact[] {
  const ranks = [...text.matchAll(ranked)].filter(
    ({ 0: word, index }) => /^\p{Ll}/u.test(word) && trades.test(text.slice(index + word.length)),
  );
  const offices = [...text.matchAll(office)].filter(
    ([word]) =>
      !anyones.has(word.toLowerCase()) &&
      !inflectionReadings(word).some(({ form }) => form === "past"),
  );
  return [...ranks, ...offices]
    .filter(([word]) => !evidence.some((source) => saysOffice(source, word)))
    .map(({ 0: word, index }) => ({
      kind: "claim",
      start: index,
      end: index + word.length,
      text: word,
    }));
}

function saysOffice(source: Source, word: string): boolean {
  return source.words.has(stem(word)) || saysRank(source, word);
}

const trades = new RegExp(
  String.raw`^ (?:\p{L}+ ){0,2}(?:${Object.keys(alike).join("|")}|manager|supervisor|planner|climber|representative)s?\b`,
  "iu",
);

function carries({ words }: Source, named: string): boolean {
  const own = [named, ...(alike[named] ?? "").split(" ").filter((word) => word !== "")];
  if (own.some((word) => words.has(word))) return true;
  const verb = named.replace(/(?:er|or|r)$/, "");
  if (verb === named) return false;
  const bases = [verb, `${verb}e`];
  return [...words].some(
    (word) => inflectionReadings(word).length > 0 && bases.includes(verbBaseOf(word) ?? ""),
  );
}
