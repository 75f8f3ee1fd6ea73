import type { VoiceRuleSet } from "#core/voice/voice-rule.ts";

const onwards =
  "(?: (?:you|everyone|everybody|anyone|him|her|them|us|people|the team|all|this|that|it)(?: (?:all|again|with (?:this|that|another \\p{L}+|my \\p{L}+)|about (?:this|that|it)|up(?: again)?|like this|so (?:late|early|often)|on (?:a|your|the) \\p{L}+))*)?(?:,? but)?";
const lead = "(?:(?:I’m|I am|we’re|we are) )?(?:so |very |really |just |terribly )?";

/** Apologies with no fault behind them. A named fault ("sorry for the error in row 9") stays. */
export const apology: VoiceRuleSet = {
  family: "apology",
  advice: "leave the apology out",
  rules: [
    {
      name: "sorry to bother",
      pattern: `${lead}sorry to (?:have to |keep |even |always |be )*(?:bother\\w*|troubl\\w*|interrupt\\w*|ask\\w*|keep|chas\\w+|disturb\\w*|jump in|nag\\w*|push you|pester\\w*|impos\\w+|bug\\w*|rais\\w+|bring\\w* (?:this|that|it) up|follow\\w* up|pil\\w+ on|hit you|butt in|barge in|cut in|reach out|email\\w*|message|text\\w*|call\\w*|e-mail|complain|vent|ramble|go on|make (?:this|it) (?:about|awkward)|a (?:pain|bother|nuisance|burden|pest|broken record)|so (?:late|forward|direct|blunt|demanding|pushy)|that person|difficult|annoying|demanding|pushy|say (?:this|no))${onwards}`,
      fix: "",
      isClause: true,
    },
    {
      name: "sorry for asking",
      pattern: `${lead}sorry (?:for|about) (?:(?:always|even|just|all|constantly) )?(?:asking|bothering|(?:the|any) (?:bother|trouble|interruption|intrusion|imposition|hassle|questions?|follow-?ups?|ask|request|long (?:e-?mail|message|note|text)|length|rambl\\w+|rant|novel|wall of text|back and forth|e-?mails?|ping|nudge)|rambling|interrupting|chasing|pushing|nagging|venting|being (?:so |such )?(?:a (?:pain|bother|nuisance|burden|pest)|direct|blunt|forward|pushy|demanding|difficult|annoying|emotional|needy|picky|me)|taking (?:up )?(?:your|so much)|(?:my|all (?:the|my|these)) (?:questions?|e-?mails?|opinion|enthusiasm|emotions?|existence)|having (?:an opinion|opinions|questions|needs)|speaking up|reaching out|following up|wanting|needing|disagreeing|the random)${onwards}`,
      fix: "",
      isClause: true,
    },
    {
      name: "sorry if",
      pattern: `${lead}sorry (?:if|in case) (?:this|that|it|I|my)(?:’m| am| is|’s| sounds?| seems?| comes? across| feels?| message)+ (?:a |an |being |too |so |as |like |kind of |sort of )*(?:bother\\w*|annoying|silly|stupid|dumb|much|lot|obvious|naive|out of (?:line|turn)|overstepping|pushy|forward|direct|harsh|blunt|demanding|difficult|awkward|rude|rambling|long|pain|inconvenient|random|imposition|weird|aggressive|basic|wrong|off|bad time)(?:,? but)?`,
      fix: "",
      isClause: true,
    },
    {
      name: "sorry",
      pattern:
        "(?<=^|[.!?;–] |, )(?:(?:I’m|I am) )?(?:so |very |really )?sorry(?:,? but(?! for)|(?=,? (?:quick|just|can I|could I|may I|could you|one (?:more|last|quick|thing)|I (?:just|have (?:a|one|another)|know|want(?:ed)?|think|need|disagree|can’t|cannot|won’t|don’t|will not)|this (?:is|might|may))\\b))",
      except: [/¤ (?:loss|late)\b/i],
      fix: "",
      advice: "start with the point",
    },
    {
      name: "I apologise for asking",
      pattern:
        "(?:(?:I|we) (?:do |sincerely |really |must )?apologi[sz]e|(?:my |our )?(?:sincere |deepest )?apologies|forgive me|excuse me|pardon me) (?:for|if I(?:’m| am)) (?:(?:even|always|just) )?(?:asking|bothering|(?:the|any) (?:bother|trouble|interruption|intrusion|imposition|long (?:e-?mail|message|note)|length|ask|request|follow-?up)|interrupting|taking (?:up )?(?:your|so much)|reaching out|following up|chasing|being (?:so |such )?(?:direct|blunt|forward|a (?:pain|bother)|pushy|demanding|difficult)|rambling|speaking up|disagreeing|wanting|needing|raising (?:this|it)|bringing (?:this|it) up|my (?:questions?|directness|tone|enthusiasm)|overstepping|intruding|imposing)(?: (?:you|this|it|again|of your time|much of your time))*(?:,? but)?",
      fix: "",
      isClause: true,
    },
    {
      name: "I hate to ask",
      pattern:
        "I (?:really )?(?:hate|don’t mean|do not mean|don’t want|do not want|didn’t want|never want|don’t like) to (?:have to )?(?:ask(?: (?:this|for (?:this|help)))?|bother (?:you|anyone)|bug (?:you|anyone)|be (?:a (?:bother|pain|burden|nuisance)|difficult|pushy|rude|annoying|that person|demanding|greedy)|impose|intrude|overstep|take up (?:too much of )?your time|waste your time|sound (?:greedy|ungrateful|pushy|arrogant|difficult|rude|demanding|harsh|negative|like I’m (?:bragging|complaining))|seem (?:greedy|ungrateful|pushy|arrogant|difficult|rude|demanding)|come across as \\w+|brag|step on any(?:one|body)’s toes|(?:interrupt|complain)(?=,|\\.| but|$)|overreact|pry|push|nag|make (?:this|it|things) (?:awkward|weird|difficult|about me))(?:,? but)?",
      fix: "",
      isClause: true,
    },
    {
      name: "not to be a pain",
      pattern:
        "(?<=^|[.!?;,–] |\\b(?:and|but|so) )not to (?:be (?:a (?:pain|bother|nuisance|burden)|difficult|pushy|rude|annoying|that person|dramatic)|bother you|nag|brag|complain)(?:,? but)?",
      except: [
        /\b(?:try|trying|careful|taught|told|asked|agreed|decided|chose|prefer|want|wants|wanted|promised|learned)\s¤/i,
      ],
      fix: "",
      isClause: true,
    },
    {
      name: "I know you’re busy",
      pattern:
        "I(?: totally| completely|’m sure| am sure)?(?: know| realize| realise| understand)?(?: that)? (?:you’re|you are|you must be|your (?:schedule|time|calendar|plate) is|you have a (?:lot|million things)) (?:(?:really|so|very|super|extremely|incredibly|crazy|swamped and) )?(?:busy|swamped|slammed|full|valuable|packed|on your plate|going on)(?:(?: right now| these days)?,? but)?|I know how (?:\\p{L}+ )?(?:busy|swamped|slammed|full) (?:you are|your \\p{L}+ is)(?:,? but)?",
      except: [/\b(?:when|because|if)\s¤/i],
      fix: "",
      isClause: true,
    },
    {
      name: "I hope I’m not bothering",
      pattern:
        "(?:I )?hope (?:I’m|I am|this (?:isn’t|is not)|that(?:’s| is) not|it’s not) ?(?:not )?(?:bothering|overstepping|interrupting|imposing|intruding|being|too|a (?:bother|bad time|burden|pain)|an? (?:imposition|inconvenience|intrusion)|asking)(?: (?:you|too much|much|forward|direct|a bother|pushy|to ask))*",
      fix: "",
      isClause: true,
    },
    {
      name: "no worries if not",
      pattern:
        "(?:and |but )?(?:(?:absolutely |totally |really )?no (?:worries|problem|pressure|stress|hard feelings|big deal|biggie) (?:at all )?if (?:not|you (?:can’t|can not|cannot|don’t|do not|aren’t|’re not)|it|that|this|now)[^.,;!?\\n]{0,40}?(?=[.,;!?]|$| and\\b| but\\b)|(?<=^|[.!?,;–] )no pressure(?: at all| whatsoever)?(?=[.,;!?]|$)|no worries either way|(?:I )?(?:totally|completely|fully|’ll|will)? ?understand if (?:not|you(?:’(?:re|d|ve)| (?:can’t|cannot|can not|don’t|do not|aren’t|are|say|have|would|won’t|need|decline|pass|prefer|choose))|it(?:’s| is)|that(?:’s| is)|now|this)[^.,;!?\\n]{0,40}|feel free to (?:say no|ignore(?: (?:this|me))?))",
      fix: "",
      isClause: true,
    },
    {
      name: "I feel bad asking",
      pattern:
        "I feel (?:so |really |very |kind of |a bit |a little )*(?:bad|guilty|awkward|weird|terrible|embarrassed|silly|greedy) (?:for |about )?(?:asking|bothering|bringing (?:this|it) up|even asking|raising (?:this|it)|saying|taking|wanting|needing)(?:,? but)?",
      fix: "",
      isClause: true,
    },
    {
      name: "sorry in advance",
      pattern:
        "(?:sorry|(?:my )?apologies|I apologi[sz]e) in advance(?: (?:for|if) [^.,;!?\\n]{1,40})?(?:,? but)?",
      fix: "",
      isClause: true,
    },
    {
      name: "I hope you don’t mind",
      pattern:
        "(?:I )?(?:really )?hope you (?:don’t|do not|won’t) mind(?: (?:me|my|that I’m|if I) (?:ask\\p{L}*|writ\\p{L}+|reach\\p{L}* out|follow\\p{L}* up))?(?:,? but)?",
      fix: "",
      isClause: true,
    },
    {
      name: "pardon the interruption",
      pattern:
        "(?:pardon|excuse|forgive) (?:my |the )(?:interruption|intrusion|rambling|ramble|directness|bluntness|long (?:e-?mail|message))",
      fix: "",
      isClause: true,
    },
  ],
};
