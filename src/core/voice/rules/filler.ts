import type { VoiceRuleSet } from "#core/voice/voice-rule.ts";

/** Phrases of machine prose and of job postings: they would fit anybody. */
export const filler: VoiceRuleSet = {
  family: "filler",
  advice: "say the particular thing",
  rules: [
    {
      name: "delve",
      pattern: "delve(?: deep(?:er|ly)?)?(?: into)?",
      fix: "look into",
    },
    { name: "delve", pattern: "delves(?: deep(?:er|ly)?)?(?: into)?", fix: "looks into" },
    { name: "delve", pattern: "delved(?: deep(?:er|ly)?)?(?: into)?", fix: "looked into" },
    { name: "delve", pattern: "delving(?: deep(?:er|ly)?)?(?: into)?", fix: "looking into" },
    {
      name: "tapestry",
      pattern:
        "(?:rich|vibrant|intricate|complex|diverse|beautiful|colou?rful|seamless|broader|living|ever-\\w+) tapestry|tapestry of",
      except: [
        /¤ (?:the (?:\d|fifteenth|sixteenth|seventeenth|Apocalypse)|wool|silk|linen|Bayeux|flax|thread)\b/i,
        /\b(?:loom|wove|woven|weav\w+|museum|medieval|wool|silk|conserv\w+|textile|gallery)\b.{0,60}¤|¤.{0,60}\b(?:loom|woven|museum|wool|silk|hung|hangs|conserv\w+|textile|gallery|century)\b/i,
      ],
    },
    {
      name: "in today’s world",
      pattern:
        "in (?:today’s|this|our|an|a) (?:increasingly |ever[- ]|rapidly |highly |hyper-?)*(?:fast[- ]paced|ever[- ]changing|changing|evolving|evolving|digital|competitive|dynamic|modern|complex|interconnected|connected|busy|shifting|volatile|uncertain)(?:,? (?:and )?(?:\\p{L}|-)+)? (?:world|landscape|environment|market|marketplace|age|era|economy|climate|society|workplace),?",
      except: [
        /\b(?:works?|worked|working|role|job|position|posting|experience|thrive\w*)\b.{0,24}¤ ?$/i,
        /^(?!.*today)in a ¤/i,
      ],
      fix: "",
    },
    {
      name: "fast-paced world",
      pattern:
        "fast[- ]paced world|ever[- ](?:changing|evolving) (?:world|landscape)|rapidly (?:changing|evolving) landscape",
      fix: "",
    },
    {
      name: "passionate about",
      pattern:
        "(?:deeply |truly |incredibly |so |really |genuinely )?passionate (?:about|for|advocate|leader|professional|educator|storyteller|believer|problem|manager|marketer|entrepreneur|champion|team|individual|executive)|(?:a |my |our |her |your )(?:\\p{L}+ )?passion (?:for|lies|is)|my passion",
      advice: "say what you do about it",
    },
    {
      name: "proven track record",
      pattern:
        "(?:a )?(?:proven|solid|strong|stellar|demonstrated|impressive|successful|exceptional|consistent) track record(?: of (?:success|excellence|results))?|track record of (?:success|excellence|delivering|driving|achiev\\w+|exceed\\w+|results)",
      advice: "give one result",
    },
    {
      name: "results-driven",
      pattern:
        "(?:highly )?(?:results?|success|goal|mission|purpose|data)[- ]?(?:driven|oriented)(?= (?:leader|professional|executive|manager|individual|and|director|person|mindset|expert|marketer|self|team))|results?[- ](?:driven|oriented)",
      except: [/¤ (?:approach to testing|contract|payment|financing|pricing)\b/i],
      fix: "",
    },
    {
      name: "leverage",
      pattern:
        "(?<=\\b(?:to|I|we|they|you|she|he|will|can|could|should|must|would|and|by|help|helps|who|that|fully|better|effectively|strategically|successfully) |^)leverag(?:e|es|ed|ing)(?= (?:your|our|my|the|their|her|his|its|a|an|existing|new|this|these|those|data|technology|technologies|every|all|both|multiple|cross|AI|insights?|relationships?|strong|key|best|modern|deep|digital|analytics|expertise|skills?|strengths?|\\p{L}+s)\\b)|(?<=[,;–] |^|[.] |while |through |from |of )leveraging(?= \\p{Ll})|leverages(?= (?:your|our|my|the|their|her|his|its|a|an|data|technology)\\b)|leveraged(?= (?:my|our|your|their|her|the) (?!buyout|loan|fund|position|portfolio|ETF))",
      except: [
        /\b(?:de|over)-?¤|¤ (?:ratios?|limits?|covenants?|buyouts?|loans?|finance|lending|points?|position)\b/i,
        /\bof ¤/i,
      ],
      advice: "use “use”",
    },
    {
      name: "synergy",
      pattern: "synerg(?:y|ies|istic|istically|ize|ise|ized|ised|izing)",
      except: [
        /\b(?:cost|revenue|merger|run-rate|deal|identified|expected|tax|operating|integration) ¤|¤ (?:(?:was|were|are|is) (?:priced|valued|estimated|booked|realized|counted|put|set) (?:at|in)|of \$?\d|estimates?|targets?|case|tracking|from the (?:merger|acquisition|deal)|effects? (?:of|between) (?:the )?(?:two|drugs?|antibiotic\w*))/i,
        /\b(?:drugs?|antibiotics?|toxic\w*|antimicrobial|compounds?)\b.{0,50}¤|¤.{0,50}\b(?:drugs?|antibiotics?|compounds?|toxicity)\b/i,
        /¤ (?:Bank|Health|Group|Energy|Partners|Inc)\b/u,
      ],
    },
    {
      name: "at the end of the day",
      pattern: "at the end of the day",
      except: [
        /¤(?:’s| shift| on\b| each\b| by\b| (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/i,
        /(?:counted|count|submitted|submit|closed|close|due|sent|send|logged|log|locked|lock|cleaned|clean|reconciled|reconcile|reported|delivered|return\w*|back\w*|posted|finish\w*|charge\w*|dose|report|leave|leaves|home|tired|collect\w*|pick\w*|turn\w*|empt\w+|park\w*|review\w*|meet\w*|call\w*|email\w*|update\w*|deposit\w*|balance\w*|settle\w*)\b[^,.;]{0,30}¤\s*(?:[.;]|$|and\b|so\b|to\b)/i,
        /¤,? (?:the (?:nurse|clerk|cashier|teller|manager|charge nurse|pharmacist|crew|driver|system|register|ledger|foreman|supervisor|lead|teacher|technician) (?:signs?|counts?|locks?|logs?|closes?|submits?|reconciles?|files?|checks?|posts?|turns?))\b/i,
      ],
      fix: "",
    },
    {
      name: "move the needle",
      pattern:
        "mov(?:e|es|ed|ing) the needle|low[- ]hanging fruits?|circl(?:e|ing|ed) back (?:with|on|to (?:this|that|you|it|me|us|the (?:topic|question|issue|point|idea))|after|next|later|tomorrow|soon|when|in)(?= |[.,!?]|$)|touch(?:ing|ed)? base|boil the ocean|(?:thrives?|excels?|succeeds?) in (?:a )?(?:fast[- ]paced|high[- ]pressure) \\p{L}+|(?:go|goes|going|went) above and beyond|think(?:ing|s)? outside (?:of )?the box|outside-the-box|hit(?:s|ting)? the ground running|drink(?:ing)? from (?:a|the) fire ?hose|paradigm[- ]shift\\w*|blue[- ]sky thinking|value[- ]add(?:ed)?(?= (?:partner|leader|professional|mindset))|push(?:ing|es)? the envelope|peel(?:ing)? (?:back )?the onion|run it up the flagpole|open the kimono",
      except: [
        /\b(?:orchard|tree|pick\w*|farm|harvest|apple|compass|gauge|sewing|sew|speedometer|vinyl|record|baseball|runner|shortstop|first)\b.{0,40}¤|¤.{0,40}\b(?:orchard|ladder|trees?|harvest\w*|gauge|compass|fabric|dial|base)\b/i,
      ],
      advice: "say what happens",
    },
    {
      name: "thought leader",
      pattern:
        "thought leaders?|team player|self-?starter|go-?getter|people person|change agent|dynamic (?:professional|leader|individual|executive)|seasoned (?:professional|leader|executive)|strategic visionary|visionary leader|highly motivated|wealth of (?:experience|knowledge|expertise)|hard-?working (?:professional|individual)|(?:wear|wears|wearing|wore) many hats|detail[- ]oriented(?= (?:professional|leader|individual|and))|well-rounded professional|dedicated professional",
      except: [/\b(?:not|no|never|isn’t|hardly) (?:an? )?¤/i],
      advice: "name one thing done",
    },
    {
      name: "testament to",
      pattern:
        "(?:a|stands as a|is a|was a|true) testament to|in the realm of|embark(?:s|ed|ing)? on (?:a|this|your|the|my|our) (?:\\p{L}+ )?journey|look no further|navigat(?:e|es|ing) the (?:complexit\\w+|ever|intricac\\w+|landscape)|a beacon of|fosters? a culture of (?:innovation|excellence|collaboration)|make a (?:real |lasting |meaningful )?difference in the world",
      except: [/\b(?:last will and|New|Old) ¤/i],
    },
    {
      name: "hope this finds you well",
      pattern:
        "(?:I )?(?:hope|trust) (?:this|that this|my) (?:e-?mail|message|note|letter) (?:finds|reaches) you (?:well|in good health|in good spirits)|hope you(?:’re| are) (?:doing )?well(?=[.,;!]|$)",
      fix: "",
    },
    {
      name: "thrilled to announce",
      pattern:
        "(?:thrilled|excited|delighted|humbled|honou?red|proud and humbled|stoked|pleased and humbled) (?:and (?:humbled|honou?red|excited) )?to (?:announce|share|reveal)",
      advice: "announce it",
    },
    {
      name: "take to the next level",
      pattern:
        "tak(?:e|es|ing) (?:your |my |our |the |their |it |things )?(?:\\p{L}+ )?to the next level|(?:tak\\p{L}+|lift\\p{L}*|elevat\\p{L}+|propel\\p{L}*|bring\\p{L}*) (?:\\p{L}+ ){1,5}to new heights|(?:to|reach) your full potential|full potential",
      except: [/¤ (?:hydrogen|output|evapotranspiration)\b/i],
    },
  ],
};
