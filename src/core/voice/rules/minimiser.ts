import type { VoiceRuleSet } from "#core/voice/voice-rule.ts";

const soft =
  "want(?:ed)?|need(?:ed)?|thought|think|feel|felt|hop(?:e|ed|ing)|wonder(?:ed|ing)?|check(?:ed|ing)?|ask(?:ed|ing)?|figured|try(?:ing)?|tried|follow(?:ed|ing)?|reach(?:ed|ing)?|curious|wish(?:ed)?|helped|did";
const past = String.raw`(?!(?:${soft})\b)(?:\p{L}+ed|begun|began|been|become|became|bought|brought|built|caught|chosen|come|came|cut|done|drawn|driven|fallen|fell|found|given|gave|gone|had|went|got|gotten|grown|grew|heard|held|hit|kept|laid|led|left|lost|made|met|paid|put|read|risen|rose|run|ran|said|seen|saw|sent|set|shown|shut|sold|spent|spoken|taken|took|taught|told|thrown|won|written|wrote|passed)`;

/** Words that shrink a request or a deed. */
export const minimiser: VoiceRuleSet = {
  family: "minimiser",
  advice: "leave it out",
  rules: [
    {
      name: "just so you know",
      pattern: "just so you(?:’re aware| know| are aware)",
      fix: "",
      isClause: true,
    },
    {
      name: "just",
      pattern: "just",
      except: [
        // Fair or deserved.
        /¤ (?:cause|causes|outcomes?|societ(?:y|ies)|wars?|culture|world|deserts?|desserts?|transition|compensation|rewards?|settlement|ruling|decision|laws?|claims?|results?|peace|punishment|share|solution)\b/i,
        /¤,? (?:and|or|but) (?:fair|equitable|lasting|reasonable|speedy|proper|humane|inclusive|sustainable|legal|right)\b/i,
        /\b(?:but|yet) ¤\s*(?:[.;,]|$)|\b(?:fair|right|legal|safe|good|equitable|humane|open|free),? and ¤|\b(?:unjust|injustice) .*¤/i,
        /\b(?:a|an|the|most|truly|wholly|is|are|was|were|be|seems?|neither|more) ¤\s*(?:[.;,:”]|$|and\b|nor\b)/i,
        /\b(?:a|the|more|most|any|every) ¤ (?!little|few|bit|lot)\p{L}/iu,
        // A name.
        /\b(?:Dr|Mr|Ms|Mrs|Mx|Prof)\. ¤/,
        // Exactly, narrowly or near in place and time.
        /¤[ -](?:in[ -]time|in case)\b/i,
        /¤ (?:before|after|over|under|above|below|about|as|now|then|when|because|outside|inside|north|south|east|west|short|shy|past|beyond|behind|ahead|enough|right|yet|across|off|beneath|beside|upstream|downstream|inches|hours|minutes|days|weeks|months|years|moments|steps|miles|blocks|out of|who|how|what|where|why|until)\b/i,
        /¤ (?:like (?:the|a|an|any|every|her|his|my|our|their)|the (?:right|same|opposite|two|three|beginning|start))\b/i,
        /¤ (?!one (?:thing|question|more|small|quick|last|thought|idea|favou?r)\b)(?:\$?\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|half)\b/i,
        // Not a minimiser but its denial.
        /(?:\b(?:not|more than|rather than|instead of|beyond|other than|less than|only|far from|anything but|cannot|than|does more than)|n’t) ¤/i,
        // A moment ago.
        new RegExp(
          String.raw`(?:\b(?:has|have|had|having|was|were|been)|’ve|’s|’d) (?:only )?¤ ${past}(?!\p{L})`,
          "u",
        ),
        new RegExp(
          String.raw`\b(?:we|they|she|he|team|company|board|bank|client|court|city|county|agency|council|committee|(?!I\b)\p{Lu}\p{L}+) ¤ ${past}(?!\p{L})`,
          "u",
        ),
        /\bI ¤ (?:signed|joined|started|finished|received|heard|returned|landed|arrived|completed|moved|turned|accepted|graduated|published|saw|met|left|got (?:back|off|out|the|my|a|promoted|here|home|word|word))\b/,
        /\bis ¤ (?:starting|beginning|opening|finishing)\b/i,
        // A name.
        /\b\p{Lu}\p{Ll}+ ¤ \p{Lu}|(?:^|[.!?] )¤ \p{Lu}\p{Ll}/u,
      ],
      fix: "",
    },
    {
      name: "quick question",
      pattern:
        "(?:just )?(?:a |one |my )?(?:very |super |really )?(?:quick|tiny|silly|dumb|stupid|random|little|small) (?:little )?(?:question|thought|ask)(?= ?[:–,-])",
      fix: "",
    },
    {
      name: "quick question",
      pattern:
        "(?:a |one |my )?(?:very |super |really )?(?:quick|tiny|silly|dumb|stupid|random|little|small) (?:little )?(?:question|favou?r|ask|thought|idea|suggestion)",
      except: [/¤ (?:bank|box|mark|period|experiment)\b/i, /\b(?:no|not|isn’t|any|every)\s¤/i],
      advice: "ask it without the label",
    },
    {
      name: "no big deal",
      pattern:
        "(?:it(?:’s| is| was) |that(?:’s| is| was) )?(?:really )?(?:no big deal|not a big deal|nothing (?:special|major|fancy|big)|no biggie)(?= ?[.,;:]| ?$| but)",
      advice: "say what it was",
    },
    {
      name: "it was nothing",
      pattern:
        "it was (?:really )?nothing(?= ?[.,;]| ?$| really)|any(?:one|body) (?:could|would)(?:’ve| have) done (?:it|that|the same)",
      advice: "say what you did",
    },
    {
      name: "I got lucky",
      pattern:
        "I (?:just |simply |probably )?(?:got|was|am) (?:just |really |very |so |pretty |simply )?lucky(?: enough)?|it was (?:just |pure |mostly )luck",
      except: [
        /\b(?:if|when|unless|until)\s¤/i,
        /¤ (?:at|in) (?:cards?|love|games?|dice|the (?:draw|raffle|lottery))\b/i,
      ],
      advice: "say what you did",
    },
    {
      name: "right place, right time",
      pattern:
        "I (?:just )?happened to be (?:there|around|in the right place)(?: at the right time)?|(?:I was |it was )?(?:just |simply |only )?(?:being )?in the right place at the right time",
      advice: "say what you did",
    },
    {
      name: "all I did was",
      pattern: "all I (?:really )?did was",
      advice: "say what you did",
    },
    {
      name: "I only helped",
      pattern:
        "(?<=\\bI )(?:only|merely)(?= (?:helped|assisted|did|supported|contributed|handled|coordinated)\\b)",
      except: [/¤ \p{L}+ (?:once|twice|when|until|if|because|after|\d+)\b/iu],
      fix: "",
      advice: "say what you did",
    },
  ],
};
