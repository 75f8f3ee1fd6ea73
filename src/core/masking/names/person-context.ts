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
const presents = new RegExp(
  String.raw`\b(?:(?:my|her|his) (?:\p{L}+ )?${relation}(?:,| is| named| called)? \(?|named |name is |name[’']?s |dear |hi |hello |hey )$`,
  "iu",
);
const presentedAfter = new RegExp(
  String.raw`^(?:,? ?\(|, | – | - | is )(?:my|her|his) (?:\p{L}+ )?${relation}\b`,
  "iu",
);
const acts =
  /^ (?:and I|said|says|told|tells|asked|asks|wants|wanted|thinks|thought|knew|knows|left|agreed|agrees|approved|approves|decides|decided|signed|signs|hired|promised|called|wrote|retired|resigned|insists|insisted|refuses|refused|hates|likes|loves|emailed|texted|joins|ran|runs|took|gave|had|never|always|who|\p{Ll}{2,}ed)(?![\p{L}])/u;
const beside =
  /(?<![\p{L}])(?:[Ww]ith|[Tt]old|[Aa]sk|[Aa]sked|[Mm]et|by|from|hired|coach|coached|manage|managed|mentor|mentored|replaced|trained|thanked|[Ww]hen|until|because|[Ss]ince|[Aa]fter|\p{Lu}[\p{L}\p{M}’'-]+,? and) $/u;

/** Context that shows a name to be a person’s: “my boss is …”, “…, our director”. */
export function isIntroduced(before: string, after: string): boolean {
  return introduces.test(before) || introducedAfter.test(after);
}

/** The same, where even an everyday word is a name: “my boss is Rain”, “named Story”, not “our lead, Delivery”. */
export function isClearlyIntroduced(before: string, after: string): boolean {
  return presents.test(before) || presentedAfter.test(after);
}

/** What people do follows: “asked twice”, “left in May”, “and I built it”. */
export function isFollowedByAction(after: string): boolean {
  return acts.test(after);
}

/** What is done with people, or before they do something, stands before: “told …”, “with …”, “when …”. */
export function isPrecededByPersonVerb(before: string): boolean {
  return beside.test(before);
}
