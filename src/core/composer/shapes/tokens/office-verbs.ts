const listWords = (text: string): readonly string[] => text.split(" ");

/** Verbs of office life that are nouns as well; the library has one side of them, or neither. */
const verbsAndNouns = listWords(
  "swap mentor intern staff report lead plan draft chair budget roster audit pilot prototype benchmark tutor coach brief host redesign relaunch rework triage shadow read invoice log test cover design market train work cut set put let email e-mail pitch group author bill blog broker contest critique favor favour leverage number pace paper partner pioneer plot rescue research sanction scope script segment sketch source structure template veto roadmap sequence spec stock kit haul slot tap pledge nudge squeeze halt ramp text sync overhaul backfill google pencil label",
);

/** Verbs that the library lacks and does not know by their ending. */
const verbsAlone = listWords(
  "onboard offboard streamline spearhead liaise troubleshoot outsource crowdfund reopen rebuild reorganize reorganise renegotiate upskill reskill retrain halve triple quadruple digitize digitise summarize summarise standardize standardise proofread fundraise cater co-found co-lead co-write co-host refer shut wean rebrand restock canvass clinch commission compare ease employ garner inherit instill intercept intervene postpone retain retool slash vent woo shepherd backtrack hand-pick kickstart preempt redeem repurpose shelve vet wrangle heed mint rebut remit salvage scour scrap vacate weld proof deter incur light prescribe withhold defer detain",
);

export const officeVerbs: readonly string[] = [...verbsAndNouns, ...verbsAlone];
export const verbsThatAreNouns: ReadonlySet<string> = new Set(verbsAndNouns);

/** Past forms that the library would get wrong; its own -ing forms stand where none is named. */
const irregularPasts = listWords(
  "mentor:mentored tutor:tutored budget:budgeted program:programmed refer:referred shut:shut pilot:piloted proofread:proofread shadow:shadowed cater:catered audit:audited roster:rostered co-found:co-founded co-lead:co-led co-write:co-wrote skip:skipped clip:clipped sync:synced text:texted wake:woke light:lit veto:vetoed enrol:enrolled fulfil:fulfilled wheel:wheeled debut:debuted color:colored labor:labored pencil:penciled label:labeled commission:commissioned withhold:withheld deter:deterred incur:incurred defer:deferred remit:remitted draw:drew bend:bent",
);
const irregularGerunds = listWords(
  "mentor:mentoring tutor:tutoring budget:budgeting program:programming refer:referring shut:shutting pilot:piloting shadow:shadowing cater:catering audit:auditing roster:rostering sync:syncing text:texting enrol:enrolling fulfil:fulfilling debut:debuting color:coloring deter:deterring incur:incurring defer:deferring remit:remitting veto:vetoing ring:ringing label:labeling commission:commissioning",
);

const splitPair = (pair: string): [string, string] => {
  const [verb = "", form = ""] = pair.split(":");
  return [verb, form];
};
const gerundOf = new Map(irregularGerunds.map(splitPair));

/** In the shape that the library’s plugin call takes. */
export const irregularVerbForms = Object.fromEntries(
  [...new Set([...irregularPasts, ...irregularGerunds].map((pair) => splitPair(pair)[0]))].map(
    (verb) => [
      verb,
      { pastTense: new Map(irregularPasts.map(splitPair)).get(verb), gerund: gerundOf.get(verb) },
    ],
  ),
);

/** Verbs whose past is their base; of any other the library merely has no past. */
export const invariantPasts: ReadonlySet<string> = new Set(
  listWords(
    "cut set put let read hit cost spread shut quit bid split beat bet cast broadcast forecast burst hurt offset upset rid proofread fit shed thrust undercut reset typeset sublet input",
  ),
);

/** Past forms and participles that the lexicon lacks, or has as something else: form, then base. */
export const irregularPastPairs = listWords(
  "done do gone go taken take given give written write shown show rose rise driven drive chosen choose seen see known know fallen fall begun begin grown grow broken break bent bend drew draw drawn draw woke wake rewrote rewrite rewritten rewrite resold resell repaid repay learnt learn lit light eaten eat frozen freeze hidden hide withheld withhold redone redo undertaken undertake risen rise shaken shake spoken speak worn wear thrown throw stolen steal retold retell overseen oversee",
);
