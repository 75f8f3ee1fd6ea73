import type { RuleSet } from "#core/voice/rule.ts";

const told =
  /(?:\b(?:never|not|without|rather than|instead of|refus\w+ to|stop\w*|told (?:me|her|you|us|women|them) to|asked (?:me|her|you|us) to|advised (?:me|her|you|us) to|no need to|no reason to|why|nobody|nothing|who|advice (?:like|to|is to)|urge to|pressure to|expected to|used to|hear|heard|wants (?:me|her) to|wanted (?:me|her) to|tells (?:me|her|women) to)|n’t) (?:\w+ )?(?:[“‘])?¤/i;
const small =
  "(?:humble|likeable|likable|agreeable|accommodating|modest|deferential|grateful|soft|gentle|nice|pleasant|feminine|polite|flexible about your|patient about|quiet|sweet|relatable|warm and)";
const strong =
  "(?:aggressive|bossy|pushy|demanding|arrogant|abrasive|difficult|ambitious|direct|confident|intimidating|cold|harsh|emotional|entitled|assertive|strong|intense|blunt|opinionated|greedy|self-promotional|boastful|threatening|forceful|angry|needy|sharp|certain|proud|cocky|conceited|ungrateful|shrill|loud|firm)";

/** Advice that trades away clarity, directness or confidence. */
export const diminishingAdvice: RuleSet = {
  family: "diminishing-advice",
  instead: "keep it clear and direct",
  rules: [
    {
      name: "soften",
      pattern:
        "soften(?:ing)? (?:it|this|that|things|(?:your|the|her|my|their) (?:tone|language|message|ask|request|delivery|approach|edges|words?|wording|voice|stance|position|style|demand|refusal|e-?mail|image|opening|point|no|feedback|phrasing|statement|boundary|sentence|edge)|how you|what you|yourself)|soften (?:up )?(?=a (?:bit|little)|and)|softening language|(?:use |try |with |in )?(?:a )?(?:softer|gentler) (?:tone|language|ask|approach|words|wording|phrasing|delivery|voice|touch)",
      except: [told, /¤.{0,12}(?:blow|landing|water|leather|light|lighting|sound|butter)/i],
    },
    {
      name: "tone it down",
      pattern:
        "ton(?:e|ing) (?:it|yourself|things|that|your (?:\\p{L}+ ){0,3}\\p{L}+?|the (?:\\p{L}+ )?(?:ask|language|message|request|confidence|ambition)) down|tone down (?:your|the (?:ask|language|message|request|confidence|ambition|directness|demand))|dial (?:it|yourself|that|your \\p{L}+) (?:back|down)|rein yourself in",
      except: [told],
    },
    {
      name: "be more humble",
      pattern: `(?:be|being|sound|seem|appear|act|look|become|try to be|come across as) (?:a (?:bit|little|touch) )?(?:more|less(?= ${strong}\\b)|extra) (?:${small}|${strong})`,
      except: [
        told,
        /¤ (?:about|in|with) (?:our|the) (?:data|dates|numbers|figures|deadline|scope)/i,
        /\b(?:more) ¤/,
        /(?:be|being|sound|seem|appear|act|look) more (?:direct|confident|assertive|firm|certain)/i,
      ],
    },
    {
      name: "be likeable",
      pattern:
        "(?:be|stay|remain|act|keep) (?:likeable|likable|humble|modest|sweet|agreeable|grateful|small|meek|demure|deferential)(?= ?[.,;:!]| ?$| and\\b| in\\b| about\\b| for\\b| when\\b| so\\b| with\\b| enough\\b|—)",
      except: [
        told,
        /\b(?:I|we|they|she|he|who|you’ll|will|would|can|that|programs?|teams?|numbers?|cases?|counts?|grants?)\s(?:\w+ )?¤/i,
      ],
    },
    {
      name: "don’t come across as",
      pattern: `(?:don’t|do not|so (?:that )?you don’t|careful not to|try not to|avoid|without|risk|never|not|afraid of|worried about) (?:want to )?(?:com(?:e|ing) (?:across|off)|seem(?:ing)?|sound(?:ing)?|appear(?:ing)?|look(?:ing)?|be(?:ing)? (?:seen|perceived|viewed)) (?:as |like |to be )?(?:being )?(?:too |overly |so |a (?:bit|little) |an? )*${strong}`,
      except: [/\b(?:I|she|he|they|who|we)(?:’m|’re| am| is| are| was| were)? ¤/i],
    },
    {
      name: "don’t come across as",
      pattern:
        "(?:don’t|do not|so (?:that )?you don’t|careful not to|try not to|avoid) com(?:e|ing) (?:across|off)(?: as| like| too)?",
    },
    {
      name: "avoid being too",
      pattern: `(?:avoid being|don’t be|do not be|try not to be|be careful not to be|be less|sound less|seem less|act less|appear less) (?:too |so |overly |quite so |as )?${strong}`,
      except: [told, /\b(?:I|we|they)\s¤/i],
    },
    {
      name: "smile more",
      pattern:
        "(?:^|(?<=[.!?:;–] |\\b(?:should|must|could|to|and|just|please|or|then|simply|try|remember|always) ))(?:try to )?smile more|(?:remember|try|be sure|make sure|don’t forget) to smile|put on a (?:smile|happy face)",
      except: [
        told,
        /\b(?:patients|people|residents|customers|children|students|employees|staff|guests|made (?:me|us|them))\s(?:\w+ )?¤/i,
      ],
    },
    {
      name: "stay small",
      pattern:
        "(?:make yourself (?:smaller|small)|play(?:ing)? small|take up less space|keep your head down|wait your turn|know your place|don’t rock the boat|go along to get along|bite your tongue|be a good girl|act like a lady|don’t make waves|stay in your lane)",
      except: [told],
    },
    {
      name: "downplay",
      pattern:
        "(?:downplay|play down|minimi[sz]e|understate|hide|tuck away) your (?:\\p{L}+ )?(?:achievements?|accomplishments?|success(?:es)?|results?|role|contributions?|strengths?|ambition|ask|expertise|experience|wins?|title|confidence|opinion|skills?)",
      except: [told],
    },
    {
      name: "lower the ask",
      pattern:
        "(?:lower your (?:expectations|ask|number|rate|price|voice|standards)|don’t (?:ask for too much|be greedy|push (?:too hard|your luck)|make a fuss|overplay)|ask for less|settle for (?:less|what)|take what you(?:’re| are| can)|be (?:happy|content|satisfied|grateful|thankful) (?:with|for) what you)",
      except: [told],
    },
    {
      name: "start with an apology",
      pattern:
        "(?:start|begin|open|lead) (?:with|by) (?:an apology|apologi[sz]ing|a disclaimer)|apologi[sz]e (?:first|up front|upfront|before you)|ask (?:for )?permission (?:first|before)|add (?:a |some |a few )?(?:hedges?|qualifiers?|softeners?|disclaimers?)|hedge your|let (?:him|them|others|someone else) (?:take (?:the )?credit|lead|speak first|have the last word)|give (?:him|them|others) the credit",
      except: [told],
    },
  ],
};
