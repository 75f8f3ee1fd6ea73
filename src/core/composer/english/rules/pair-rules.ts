import type { FaultKind } from "#core/composer/english/fault.ts";
import {
  determiners,
  finiteVerbs,
  unambiguousPasts,
  subjectPronouns,
  subjectContractions,
} from "#core/composer/english/words/lexicon.ts";

const anySubject = `${subjectPronouns} ${subjectContractions}`;
const being = `${anySubject} you have has had will would can could do does did should is am are was were took went gave wrote began chose ran`;

/**
 * What cannot follow what: the first word | the next | the one after that, where it matters | where it is in order after all.
 * Each is a list of words, a pattern between slashes or a dash; the last names looks of looks.ts.
 */
export const pairRules: readonly (readonly [FaultKind, string])[] = [
  [
    "article",
    `${determiners} | have of with from into because than we they he ${subjectContractions} ${determiners} ${finiteVerbs} ${unambiguousPasts} | - | named
the a an its | and or | - | named
every | ${determiners} | - | named
the a an my our your their its | her his | /^(?!and|or)/ | named
the a an my our your their | to at in on by | /^(?:the|an?|my|our|your|their)$/ | named
the a an my our your their | this these those each any | - | named
the a an | every | - | named
the a an my our your | i | /^(?!in|beam|bar)./ | named
the a an | will can | be have not never | named
a | /^(?!on(?:e|ce)|oui)(?:[aio]|e(?!u|w))[a-z]{2,}$/ | - | named
an | /^[b-df-gj-np-tv-z][a-z]*[aeiouy][a-z]{2,}$/ | - | named`,
  ],
  ["preposition", `for with of from into between despite without | ${anySubject} | - | stranded`],
  [
    "verb form",
    `to | took went gave wrote began chose grew knew came became threw drew ran led built brought taught am did had i'm i'll i'd i
want wants wanted able willing refuse refuses | to | /^(?:the|an?|my|our|your|their)$|[aeiouy].*ing$/
like | to | /^(?:the|an?|my|our|your|their|i|we)$|[aeiouy].*ing$/ | noWould
like | i we he she they i'd i'm i'll i've | - | noWould
have has had i've we've they've you've | took went gave wrote knew came became threw drew ate forgot have having
have has | is are am will has i we they | - | noSubject
i we they | is has does isn't hasn't doesn't | - | numeral
we they | was
he she | are am have do don't | - | inside`,
  ],
  [
    "subjects",
    `${subjectPronouns} | ${anySubject} | - | numeral
i he she they | ${determiners} | /^(?!undersigned)/ | inClause capitals
we | a an my our your their | - | inClause capitals
i'm we're they're you're | ${being} | - | inClause
am are was were | ${being} | - | noSubject
help helps serve support teach lead run manage coach train advise represent make build | ${anySubject} | - | noSubject`,
  ],
];
