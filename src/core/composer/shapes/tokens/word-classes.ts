import { toWordSet } from "#core/language/word-lists.ts";

/** The closed word classes of English, as far as a shape needs them. */
export const closedClassWords = {
  determiner: toWordSet(
    "a an the this that these those every each any some all both no another either neither many few several more most much other such half enough less fewer zero",
  ),
  possessive: toWordSet("my our your his her its their whose"),
  subject: toWordSet(
    "i we you he she it they there everybody everyone everything nobody somebody someone something who",
  ),
  object: toWordSet(
    "me us him her them it you myself ourselves themselves herself himself this that anyone anybody everyone everybody someone somebody",
  ),
  preposition: toWordSet(
    "of in on at by for from with without about to into onto over under up down off out through during until till before after since between within across against among around behind beyond near per via towards toward w/ instead along above below past than like as including plus",
  ),
  particle: toWordSet("up down over off out back in on away through together around aside ahead"),
  conjunction: toWordSet("and or but & +"),
  modal: toWordSet(
    "can could will would shall should may might must cannot cant can't won't wont wouldn't couldn't shouldn't 'll 'd",
  ),
  auxiliary: toWordSet(
    "am is are was were 's 're 'm be been being have has had 've do does did don't dont doesn't doesnt didn't didnt isn't isnt aren't arent wasn't wasnt weren't haven't havent hasn't hasnt hadn't",
  ),
  negative: toWordSet("not never n't"),
  adverb: toWordSet(
    "also already always only just often never still now then soon currently usually probably once twice again almost nearly formerly mostly sometimes rarely please kindly gladly maybe perhaps today tomorrow together online alone here there too well instead",
  ),
  relative: toWordSet("that which who whom whose where what how why"),
  subordinate: toWordSet(
    "because if when while unless whenever although though whereas whether so",
  ),
  number: toWordSet(
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty eighty ninety hundred thousand million dozen first second third fourth fifth last next",
  ),
} as const;

export type ClosedClass = keyof typeof closedClassWords;

/** Days, months and words of time that make a phrase a date. */
export const dateWords = toWordSet(
  "monday tuesday wednesday thursday friday saturday sunday mon tue tues wed weds thu thur thurs fri sat sun january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec today tomorrow tonight yesterday week weeks weekend month months year years quarter day days morning afternoon evening night noon midnight q1 q2 q3 q4 h1 h2 eod eow eom eoq eoy asap spring summer autumn fall winter easter christmas xmas thanksgiving ramadan eid diwali hanukkah am pm a.m p.m hours",
);
/** What may stand in a date beside them. */
export const dateHelpers = toWordSet(
  "the a an of in on at by from to until till before after between and or end start beginning middle mid mid- late early next last this that coming first second third fourth every each any two three four six our my break holidays holiday half term fiscal financial calendar semester school following time latest around about no later than within when soon as possible is back date close start next new since",
);

export const moneyWords = toWordSet(
  "sgd hkd zar brl mxn pln czk huf ron try aed ngn kes ghs php myr thb jpy krw ils sar leva rupees francs kroner ksh rs zł kr lei lakh crore super a an per each every hour day week month year hr mo yr pa p.a annum session person head seat flat plus + and or to from up about around between for at an ex excl incl including inc vat tax usd eur gbp chf cad aud nzd sek nok dkk inr dollars euros pounds bucks k gross net base bonus total half month's ote",
);
export const currencyWords = toWordSet(
  "usd eur gbp chf cad aud nzd sek nok dkk inr sgd hkd zar brl mxn pln czk huf ron try aed ngn kes ghs php myr thb jpy krw ils sar leva rupees francs kroner ksh rs zł kr lei dollar dollars euro euros pound pounds bucks",
);

/** Names of posts that do not look like one, or that the library takes for something else. */
export const roleWords = toWordSet(
  "head lead chief vp svp evp avp ceo cfo coo cto cio cmo cpo chro md rn lpn np pa ea pm gp dba pmo boss director nurse doctor partner founder owner president chair chairperson assistant associate intern trainee apprentice fellow consultant specialist analyst coordinator supervisor principal dean clerk chef cook tailor guide midwife paralegal physician attorney counsel editor executive deputy freelancer representative rep student graduate mother father sister brother friend husband wife daughter son mum mom dad colleague client landlord neighbour neighbor committee board doula barista sommelier farrier physio luthier seamstress vicar imam paramedic docent soprano glazier stonemason vet",
);

/** Forms in -ing that are nouns of their own in an office; any other that opens a phrase is something done. */
export const nounGerunds = toWordSet(
  "marketing training planning funding engineering pricing nursing housing banking accounting meeting building reading writing hiring staffing cleaning testing learning teaching parking shipping wedding waiting opening working managing cooking advertising programming publishing catering billing branding consulting drawing fundraising packaging sourcing existing remaining missing outstanding growing incoming outgoing paying running leading",
);

/** Verbs of movement and change that take no object. */
export const intransitiveVerbs = toWordSet(
  "start stop end begin drop fall rise grow increase decrease double triple halve climb shrink improve recover happen arrive work help wait stay move open close go come leave resign retire quit matter depend",
);

/** Past forms that are no participle. */
export const pastsNotParticiples = toWordSet(
  "went got fell rose gave took wrote began ran came did saw grew knew broke shrank sank spoke drove ate flew chose",
);

/** Verbs that report a clause without "that": "found suppliers were late". */
export const reportingVerbs = toWordSet(
  "find prove show see know think say hear notice discover learn decide realize realise believe feel claim ensure confirm agree report hope help let make",
);

/** What is done to a measure: "cut errors from 9 to 4". */
export const measureVerbs = toWordSet(
  "cut reduce raise grow bring take move lower improve increase decrease drop shrink double halve triple get lift turn scale push expand drive slash trim shorten extend boost build lead carry bump speed widen narrow change shift convert transform keep hold help pull decline win fix send sell book",
);

/** What others do, without "was"; behind the second kind an article still makes the member the one it is given to. */
export const honoringPasts = toWordSet(
  "promoted elected certified voted nominated named appointed chosen selected trusted featured published based ranked rated recognized recognised shortlisted invited hired licensed accredited registered seconded headhunted quoted cited",
);
export const givingPasts = toWordSet("awarded granted given offered asked");

/** Past forms that stand before a noun as its adjective. */
export const attributivePasts = toWordSet(
  "fixed managed used paid unpaid lost written missed combined advanced limited shared mixed signed broken frozen leased rented licensed registered enrolled returned failed delayed planned repeated reported recorded",
);

/** Sounds of thinking aloud. */
export const hesitationPattern = /\b(?:hmm+|idk|dunno|or whatever)\b/i;

/** Phrases of thinking aloud; alone or without a verb they hold nothing that can be placed. */
export const vaguePattern = /\b(?:you know|or something|not sure)\b|(?:maybe|depends)\W*$/i;

/** Small words of other languages; two of them in a short text are enough. */
export const foreignWords = toWordSet(
  "je tu il elle nous vous ils le la les un une des du au aux et pour avec dans sur pas est suis peux mon ma mes notre ich du er sie wir ihr der die das den dem ein eine einen und oder mit für auf nicht ist bin kann zu von im am el los las unos y o con por para que no es soy puedo mi mis nuestro del al não com uma eu meu minha os as il gli una per non è sono posso con ik jij wij het een en van voor niet ben kan mijn naar jag och att på inte är kan min",
);
