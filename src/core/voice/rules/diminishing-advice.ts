import type { VoiceRuleSet } from "#core/voice/voice-rule.ts";

const adviceContext =
  /(?:\b(?:never|not|without|rather than|instead of|refus\w+ to|stop\w*|told (?:me|her|you|us|women|them|him) to|asked (?:me|her|you|us|them|him) to|advised (?:me|her|you|us|them) to|(?:was|were|been|is|are|being) (?:told|asked|advised|expected|encouraged|pressured|trained|taught|urged) to|no need to|no reason to|why|nobody|nothing|who|advice (?:like|to|is to|was to)|urge to|pressure to|expected to|taught to|used to|hear|heard|wants (?:me|her) to|wanted (?:me|her) to|tells (?:me|her|women) to|(?:suggest\w*|said|says|note said|feedback (?:was|is)|comment (?:was|is)) (?:that )?(?:I|she|he|we|they|women|to)(?: should)?)|n’t) (?:\w+ )?(?:[“‘])?¤/i;
/** Things, not people, that grow harder or milder. */
const matter =
  /\b(?:drugs?|treatment|tumou?rs?|cancers?|disease|strain|code|plan|policy|schedule|forecast|model|marketing|pricing|lender|dogs?|virus|growth|weather|winds?|light|acid|detergent|algorithm|system|budget)\b[^.!?;]{0,40}¤/i;
const small =
  "(?:humble|likeable|likable|agreeable|accommodating|modest|deferential|grateful|soft|gentle|nice|pleasant|feminine|polite|flexible about your|patient about|quiet|sweet|relatable|warm and)";
const strong =
  "(?:aggressive|bossy|pushy|demanding|arrogant|abrasive|difficult|ambitious|direct|confident|intimidating|cold|harsh|emotional|entitled|assertive|strong|intense|blunt|opinionated|greedy|self-promotional|boastful|threatening|forceful|angry|needy|sharp|certain|proud|cocky|conceited|ungrateful|shrill|confrontational|combative|domineering|overbearing|strident|boastful|cutthroat|high-maintenance|full of yourself)";

/** Advice that trades away clarity, directness or confidence. */
export const diminishingAdvice: VoiceRuleSet = {
  family: "diminishing-advice",
  advice: "keep it clear and direct",
  rules: [
    {
      name: "soften",
      pattern:
        "soften(?:ing)? (?:it|this|that|things|(?:your|the|her|my|their) (?:tone|language|message|ask|request|delivery|approach|edges|words?|wording|voice|stance|position|style|demand|refusal|e-?mail|image|opening|point|no|feedback|phrasing|statement|boundary|sentence|edge)|how you|what you|yourself)|soften (?:up )?(?=a (?:bit|little)|and)|softening language|(?:use |try |with |in )?(?:a )?(?:softer|gentler) (?:tone|language|ask|approach|words|wording|phrasing|delivery|voice|touch)",
      except: [
        adviceContext,
        /¤.{0,12}(?:blow|landing|water|leather|light|lighting|sound|butter)\b/i,
      ],
    },
    {
      name: "tone it down",
      pattern:
        "ton(?:e|ing) (?:it|yourself|things|that|your (?:\\p{L}+ ){0,3}\\p{L}+?|the (?:\\p{L}+ )?(?:ask|language|message|request|confidence|ambition)) down|tone down (?:your|the (?:ask|language|message|request|confidence|ambition|directness|demand|numbers|figures|results|claims|wording|achievements))|dial (?:it|yourself|that|your \\p{L}+) (?:back|down)|rein yourself in",
      except: [adviceContext],
    },
    {
      name: "be more humble",
      pattern: `(?:be|being|sound|sounding|seem|appear|act|look|become|make (?:it|this|that|yourself)|come across as) (?:a (?:bit|little|touch) )?(?:more ${small}|less ${strong})`,
      except: [
        matter,
        adviceContext,
        /¤ (?:about|in|with|on) (?:our|the) (?:data|dates|numbers|figures|deadline|scope|forecast|timeline|pricing)\b/i,
      ],
    },
    {
      name: "be likeable",
      pattern:
        "(?:be|stay|remain|act|keep|sound|seem|appear|look) (?:likeable|likable|humble|modest|sweet|agreeable|grateful|small|meek|demure|deferential|nice|ladylike)(?= ?[.,;:!]| ?$| and\\b| in\\b| about\\b| for\\b| when\\b| so\\b| with\\b| enough\\b| first\\b|—)",
      except: [
        adviceContext,
        /\b(?:I|we|they|she|he)[’'](?:d|ll)\s(?:\w+ )?¤/i,
        /\b(?:I|we|they|she|he|who|you’ll|will|would|can|that|programs?|teams?|numbers?|cases?|counts?|grants?)\s(?:\w+ )?¤/i,
      ],
    },
    {
      name: "don’t come across as",
      pattern: `(?:don’t|do not|so (?:that )?you don’t|careful not to|try not to|avoid|without|risk|never|not|afraid of|worried about) (?:want to )?(?:com(?:e|ing) (?:across|off)|seem(?:ing)?|sound(?:ing)?|appear(?:ing)?|look(?:ing)?|be(?:ing)? (?:seen|perceived|viewed)) (?:as |like |to be )?(?:being )?(?:too |overly |so |a (?:bit|little) |an? )*${strong}`,
      except: [adviceContext, /\b(?:I|she|he|they|who|we)(?:’m|’re| am| is| are| was| were)? ¤/i],
    },
    {
      name: "may come across as",
      pattern: `(?:you|it|this|that) (?:might|may|could|can) (?:come (?:across|off)|seem|sound|appear|look|be (?:seen|perceived|viewed)) (?:as |like |to be )?(?:too |overly |a (?:bit|little) |an? )*${strong}`,
      except: [adviceContext],
    },
    {
      name: "don’t come across as",
      pattern:
        "(?:don’t|do not|so (?:that )?you don’t|careful not to|try not to|avoid) com(?:e|ing) (?:across|off)(?: as| like| too)?",
    },
    {
      name: "avoid being too",
      pattern: `(?:avoid being|don’t be|do not be|try not to be|be careful not to be|be less|sound less|seem less|act less|appear less) (?:too |so |overly |quite so |as )?${strong}`,
      except: [adviceContext, matter, /\b(?:I|we|they)\s¤/i],
    },
    {
      name: "smile more",
      pattern:
        "(?:^|(?<=[.!?:;–] |\\b(?:should|must|could|to|and|just|please|or|then|simply|try|remember|always) ))(?:try to )?smile more|(?:remember|try|be sure|make sure|don’t forget) to smile|put on a (?:smile|happy face)",
      except: [
        adviceContext,
        /\b(?:patients|people|residents|customers|children|students|employees|staff|guests|they|we|babies|visitors|nurses|families|made (?:me|us|them))\b[^.!?;]{0,40}¤/i,
      ],
    },
    {
      name: "soften",
      pattern:
        "so (?:that )?you (?:don’t|do not|won’t|never) (?:intimidate|threaten|scare|overwhelm|upset)|sugar-?coat(?:ing)? (?:it|this|that|the|your)|(?:temper|moderate|mute|dull|lighten) (?:up )?your (?:tone|language|ask|ambition|voice|message|words|request|expectations|delivery)|say it with a smile|smile (?:when|while|as) you|(?:be|sound|speak) (?:softer|gentler|sweeter|nicer|meeker)(?= |\\.|,|$)|so (?:that )?(?:he|she|they|nobody|no one|your \\p{L}+|the \\p{L}+) (?:doesn’t|don’t|does not|do not|won’t|isn’t|aren’t|never)? ?(?:feels? |be |get |is |are )?(?:threatened|intimidated|attacked|challenged|uncomfortable)",
      except: [
        adviceContext,
        /\b(?:I|we|that|and|alarms?|vents?|engines?|motors?|fans?) (?:will )?¤/i,
      ],
    },
    {
      name: "stay small",
      pattern:
        "(?:make yourself (?:smaller|small)|play(?:ing)? small|take up less space|keep your head down|wait your turn|know your place|don’t rock the boat|go along to get along|bite your tongue|be a good girl|act like a lady|don’t make waves|stay in your lane)",
      except: [
        adviceContext,
        /\b(?:tunnel|highway|road|merge|traffic|drive|bridge|exit|trucks?|conveyor|low|crane|line|counter|queue)\b.{0,40}¤|¤.{0,40}\b(?:tunnel|highway|road|merge|traffic|bridge|exit|under|below|at the|in line|to (?:board|vote|merge))\b/i,
      ],
    },
    {
      name: "downplay",
      pattern:
        "(?:downplay|play down|minimi[sz]e|understate|hide|tuck away) your (?:\\p{L}+ )?(?:achievements?|accomplishments?|success(?:es)?|results?|role|contributions?|strengths?|ambition|ask|expertise|experience|wins?|title|confidence|opinion|skills?)",
      except: [adviceContext],
    },
    {
      name: "lower the ask",
      pattern:
        "(?:lower your (?:expectations|ask|number|rate|price|standards)|don’t (?:ask for too much|brag|boast|toot your own horn|show off|be greedy|push (?:too hard|your luck)|make a fuss|overplay)|ask for less|settle for (?:less|what)|take what you(?:’re| are) (?:offered|given)|take what you can get|be (?:happy|content|satisfied|grateful|thankful) (?:with|for) what you)",
      except: [adviceContext],
    },
    {
      name: "start with an apology",
      pattern:
        "(?:start|begin|open|lead) (?:with|by) (?:an apology|apologi[sz]ing|a disclaimer)|apologi[sz]e (?:first|up front|upfront|before you)|ask (?:for )?permission (?:first|before)|add (?:a |some |a few )?(?:hedges?|qualifiers?|softeners?|disclaimers?)|hedge your|lead with (?:gratitude|humility|thanks)|let (?:him|them|the boss|your boss|your manager) think (?:it|that it) (?:was|is) (?:his|their|her)|humble yourself|play nice|water (?:it|this|that|your \\p{L}+|the \\p{L}+) down|water down your|let (?:him|them|others|someone else) (?:take (?:the )?credit|lead|speak first|have the last word)|give (?:him|them|others) the credit",
      except: [
        adviceContext,
        /¤ (?:with|to|by|until) (?:\d+|two|half|cold|the (?:right|proper))\b/i,
        /¤ (?:currency|exposure|fuel|bets|risk|portfolio|position|entering|you (?:enter|touch|examine|record|photograph|share))\b/i,
        /\b(?:grain|corn|oil|farmer|trader|fund) .{0,20}¤/i,
      ],
    },
  ],
};
