import type { VoiceRuleSet } from "#core/voice/voice-rule.ts";

import { opinionHedges } from "./opinion-hedges.ts";

const kindOfThing =
  /\b(?:a|an|the|this|that|these|those|what|which|whatever|any|some|one|every|each|another|other|latter|former|no|my|our|your|his|her|their|its|two|three|all|many|several|few|most|both|of|same|everything)\s(?:(?:new|right|wrong|best|worst|same|only|first|last|next|old|rare|special|certain|particular|different|other|specific|great|good|bad|whole|single|quiet|hard|strange|similar|exact|very|distinct|common|main|second|third|such|better|worse|real|true|simple|plain|\p{L}+(?:est|ive|al|ous|ful|ary|ic|able|ible|ent|ant|ern))\s)?¤/iu;

/** Taken out, half an answer would be left, or the opposite of what is meant. */
const alone = /¤ (?:not\b|(?:so|no|yes)\s*(?:[.,;!?]|$)|(?:I’m|I am) (?:wrong|mistaken|off)\b)/i;
/** "maybe $40,000": the figure is not known to the dollar, and the sentence must not say that it is. */
const figure =
  /¤ (?:as (?:many|much) as |about |around |some |up to |a further |another )?(?:[$€£]?\d|\p{Lo}|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|\p{Ll}+ty|a hundred|a dozen|half|a third|a quarter)(?![\p{L}]))/iu;

/** Words that make a statement smaller than the fact behind it. */
export const hedge: VoiceRuleSet = {
  family: "hedge",
  advice: "state it",
  rules: [
    ...opinionHedges,
    {
      name: "maybe",
      pattern: "maybe(?: just| even)?",
      except: [
        /\b(?:a|the|no|not|definite|firm|solid|of|that|as|yes|every)\s¤/i,
        /\b(?:yes|no|yes and no),?(?: and| or)?\s¤/i,
        /¤ (?:is|was|means|isn’t|won’t|counts|equals)\b/i,
        /¤ & \p{Lu}/u,
        /^¤ \p{Lu}\p{Ll}+ (?:is|was|plays?|sings?|opens?)\b/u,
        /¤(?:s\b| (?:pile|list|column|stack|box|answers?|votes?|category|folder)\b|”)/i,
      ],
      fix: "",
      fixLosesMeaning: [alone, figure],
      advice: "say when, or say it plainly",
    },
    { name: "perhaps", pattern: "perhaps", fix: "", fixLosesMeaning: [alone, figure] },
    {
      name: "possibly",
      pattern: "possibly",
      except: [
        /(?:\b(?:a|an|the|some|any|every|all)|[(]) ?¤ \p{L}/iu,
        /\b(?:a|an|the|some) ¤ \p{L}/iu,
        /\b(?:cannot|can’t|couldn’t|could not|can not|than|as \w+ as(?: you)?(?: can)?)\s¤/i,
      ],
      fix: "",
      fixLosesMeaning: [alone, figure],
    },
    {
      name: "probably",
      pattern:
        "probably(?= (?:just|nothing|not|too|a bit|stupid|silly|wrong|out of))|(?<=\\b(?:I|could|can|would|should|I’m|I’d|I’ll) )probably",
      fix: "",
    },
    {
      name: "kind of",
      pattern: "kinda|kind[- ]of(?: a(?= lot))?",
      except: [
        kindOfThing,
        /\b(?:very|so|extremely|too|awfully|how|most|really|incredibly|truly) ¤/i,
        /\b(?:is|was) ¤ (?:(?:the|my|your|our|their) \p{Ll}+|\p{Lu}\p{Ll}+) to \p{Ll}/u,
        /¤ (?:you|him|her|them|me)\b(?: (?:to|for|and)\b|\s*[.,;!?]|$)/i,
      ],
      fix: "",
    },
    {
      name: "sort of",
      pattern: "sorta|sort[- ]of",
      except: [
        kindOfThing,
        /\b(?:very|so|extremely|too|awfully|how|most|really|incredibly|truly) ¤/i,
        /¤ course\b/i,
      ],
      fix: "",
    },
    {
      name: "hopefully",
      pattern: "hopefully",
      except: [
        /\b(?:look(?:s|ed|ing)?|gaz\w+|smil\w+|wait(?:s|ed|ing)?|asked|glanc\w+|watch(?:es|ed|ing)?|stood|spoke|wrote|said|nodded|stared|and|more|most)(?: \p{L}+){0,3} ¤\s*(?:[.,;]|at\b|toward|for\b|$)/iu,
      ],
      fix: "",
      fixLosesMeaning: [alone],
    },
    {
      name: "a bit",
      pattern:
        "(?:just )?(?:a (?:little |tiny |wee )?bit|little bit|a tad|a smidge)(?: of(?= an? ))?",
      except: [
        /\b(?:set|flip|sets|flips|drill|router|every|quite|wears?|not|chew\w*|clear|clears)\s¤/i,
        /¤(?: (?:rate|depth|error|parity|mask|field|flip|string|part|player|rated|holder|sizes?|stream|is (?:a|the|set|one)|for (?:his|her|my|the|a) (?:drill|router)|for (?:stone|tile|metal|masonry|wood)|to [01])\b|-)/i,
      ],
      fix: "",
      // A quantity or a length of time, not a softener.
      fixLosesMeaning: [
        /¤\s*(?:[.,;:?!)]|$)/,
        /¤ (?:of|before|after|until|till|when|while|and|but|or|so|to|for|from|with|as|at|by|in|on|if|because|about|ago|longer|past)\b/i,
      ],
    },
    {
      name: "a little",
      pattern:
        "(?:just )?a little(?= (?:nervous|late|too|concerned|worried|uncomfortable|confused|frustrated|behind|tricky|awkward|hesitant|unsure|disappointed|uneasy|stressed|overwhelmed|lost|hard|difficult|unclear|off|surprised|upset|more (?:time|money|support|clarity|help|pay)|extra)\\b)",
      fix: "",
    },
    {
      name: "if that makes sense",
      pattern:
        "(?:I (?:just )?hope |I don’t know if |not sure if |if |hope |hopefully )(?:that|this|it|any of this|what I’m saying)(?: all| even)? makes? (?:any |some |total )?sense(?:,? but)?|(?:this|that|it) (?:may|might|probably|will probably) (?:not|doesn’t) make (?:any |much |a lot of )?sense(?:,? but)?",
      except: [/¤\s+(?:of|for|because|as|in|to (?!you|me|anyone))\b/i],
      fix: "",
      isClause: true,
    },
    {
      name: "does that make sense",
      pattern:
        "(?:does|did) (?:that|this|it|any of (?:this|that)|what I said)(?: all| even)? make (?:any |some )?sense",
      except: [/¤ (?:of|for|as|in|here)\b/i],
      fix: "",
      isClause: true,
    },
    {
      name: "I could be wrong",
      pattern:
        "(?:I (?:could|may|might)(?: very well| well)? be (?:wrong|mistaken|off base|way off|off here|totally off|misreading this|missing something|overstepping|out of line|biased|naive)|take (?:this|that|it) with a (?:grain|pinch) of salt|I’m probably (?:overreacting|being (?:silly|dramatic|too sensitive|difficult|oversensitive))|it’s probably nothing|correct me if I’m wrong|I’m probably (?:wrong|way off|overthinking (?:this|it))|don’t quote me on (?:this|that))(?:,? but)?",
      except: [/\b(?:if|that|where|when|on which)\s¤/i],
      fix: "",
      isClause: true,
    },
    {
      name: "for what it’s worth",
      pattern: "for what it(?:’s| is) worth|in my (?:very )?humble (?:opinion|view)",
      fix: "",
    },
    {
      name: "my two cents",
      pattern:
        "(?:(?:this|that|it)(?:’s| is) )?(?:just )?my (?:two|2) cents|just a thought(?=[,.:–]|$)",
      fix: "",
      isClause: true,
    },
    {
      name: "not sure if this",
      pattern:
        "not (?:really |entirely |totally |100% |even )?sure (?:if|whether) (?:this|that|it)(?: is|’s)? (?:helpful|useful|relevant|what you|the right|right|any good|a good|worth|makes|helps|counts|matters|even)",
      advice: "say what you know",
    },
    {
      name: "you might want to",
      pattern: "you (?:might|may) (?:want|like) to",
      advice: "say what to do",
    },
    {
      name: "it might be good",
      pattern:
        "it (?:might|may|could) (?:be|make) (?:good|nice|great|helpful|useful|worth|worthwhile|a good idea|sense|best|better|cool)(?= (?:to|if|for|\\w+ing)\\b)",
      advice: "say what to do",
    },
    {
      name: "could potentially",
      pattern: "(?<=\\b(?:could|might|may|can|would) )potentially",
      fix: "",
    },
    {
      name: "I would like to think",
      pattern: "I(?: would|’d) (?:like|want) to (?:think|believe)|I tend to (?:think|feel|believe)",
      except: [/¤ (?:about|in|of)\b/],
      fix: "",
      governsClause: true,
    },
    {
      name: "or something",
      pattern:
        "or something(?: like that| along those lines)?(?= ?[.,;?!]| ?$)|or whatever(?= ?[.,;?!]| ?$)|and stuff(?: like that)?(?= ?[.,;?!]| ?$)",
      except: [
        /¤ (?:similar|else|new|better|worse|more|less|other|that|in|of|to|they|he|she|we|I|for|\p{L}+er)\b/iu,
      ],
      fix: "",
    },
  ],
};
