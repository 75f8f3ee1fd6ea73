import type { VoiceRuleSet } from "#core/voice/voice-rule.ts";

const locked =
  "(?:doors?|gates?|phones?|accounts?|cars?|cabinets?|devices?|screens?|badges?|files?|cells?|safes?|lockers?|vaults?|records?|drawers?|rooms?|buildings?|laptops?|computers?|bikes?|wheels?|brakes?|box(?:es)?|cards?|sim|trunk|bootloader|windows?|units?|folders?|documents?|spreadsheets?|pdf|tablets?|carts?|containers?|trailers?|storage|archives?|librar(?:y|ies)|gyms?|schools?|church|house|homes?|front|studio|clinic|plant|facilit(?:y|ies)|bay|dock|valves?|meter|controls?|keypad|lab|labs|exam|bathrooms?|restrooms?|gates?|fence|padlocks?|handcuffs?|cages?|stairwells?|lobby|garage|chest|desk|case|cases|van|truck|trucks|bus|buses|plane|ATM|register|registers|closets?|suite|office|entrances?|shed|warehouse|pharmacy|narcotics|med(?:ication)?)";

/** Words that promise more than a fact can. */
export const hype: VoiceRuleSet = {
  family: "hype",
  advice: "give the fact",
  rules: [
    {
      name: "game-changing",
      pattern: "game[- ]?changing",
      except: [/\b(?:the|board|video|card) ¤ (?:rules?|room)/i],
      fix: "",
    },
    {
      name: "game-changer",
      pattern: "game[- ]?changers?",
      except: [/\b(?:the|board|video|card) ¤ (?:rules?|room)/i],
    },
    {
      name: "unlock",
      pattern: "unlock(?:s|ed|ing)?",
      except: [
        new RegExp(String.raw`¤ (?:\p{L}+ ){0,4}?${locked}(?![\p{L}])`, "iu"),
        new RegExp(String.raw`\b${locked} (?:\p{L}+ ){0,4}?¤`, "iu"),
        /¤ (?:people|them|residents|prisoners|inmates|codes?|keys?|buttons?|patterns?|period|date|screen|PIN|fee|request|schedule)\b/i,
        /(?:password|fingerprint|face|PIN|badge|key fob|remote|lock) .{0,30}¤/i,
      ],
    },
    {
      name: "supercharge",
      pattern: "(?:super|turbo)-?charg(?:e|es|ed|ing)",
      except: [
        /¤ \p{Lu}\p{Ll}/u,
        /\b(?:engines?|motors?|cars?|trucks?|vehicles?|compressors?|intake) (?:is|was|are|were|comes?|came) ¤/i,
        /¤ (?:V\d+|\d+|engines?|motors?|cars?|diesel|gasoline|inline|petrol|vehicles?|trucks?|model|version|Jaguar|Mustang)\b/i,
      ],
    },
    {
      name: "skyrocket",
      pattern: "sky-?rocket(?:s|ed|ing)?",
      except: [/\b(?:a|the|bottle|lit|launch\w*) ¤|¤ (?:fireworks?|display)/i],
    },
    {
      name: "crush it",
      pattern:
        "crush(?:es|ed|ing)? (?:it|(?:our|my|your|the|their|her|every|all) (?:\\p{L}+ )?(?:goals?|targets?|numbers?|quotas?|competition|interviews?|quarter|presentation|pitch|launch|year|role|week))",
      except: [
        /¤ (?:with|into|under|between|until|to (?:a )?(?:powder|paste|fine|gravel)|and (?:mix|dissolve|sieve|add|stir|give|sprinkle)|before (?:giving|administering|mixing)|in (?:a mortar|the mortar|applesauce|water|food)|finely|up)\b/i,
        /(?:tablet|pill|capsule|garlic|can|ice|rock|grape|stone|ore|glass|box|cardboard|grain)s?\b.{0,30}¤/i,
      ],
    },
    {
      name: "killing it",
      pattern:
        "(?:kill(?:s|ed|ing)|slay(?:s|ed|ing)?|smash(?:ed|ing)|nail(?:ed|ing)) it|knock(?:ed|ing|s)? it out of the park|kick(?:s|ed|ing)? (?:some )?(?:ass|butt)|kick-?ass|knock(?:ed|s)? (?:their|his|her|everyone’s) socks off|bl(?:ow|ew|own|owing) (?:their|his|her|your|everyone’s) minds?|wow(?:s|ed)? (?:them|him|her|the (?:room|board|panel|crowd|audience|client|committee))|(?:nail|slay) (?:the|your|that) (?:interview|pitch|presentation|ask|review|meeting)",
      except: [
        /¤ (?:to the (?:wall|floor|board|door|frame|beam)|down|shut|onto|into|with a hammer|against)\b/i,
        /\b(?:virus|bill|frost|weed|heat|proposal|drought|pest|mold|cold|window|glass|infection)s?\b.{0,24}¤/i,
      ],
    },
    {
      name: "killer",
      pattern:
        "killer(?= (?:ideas?|apps?|decks?|pitch|pitches|resum\\w*|r\u00e9sum\u00e9|teams?|products?|features?|presentations?|results?|strateg\\w+|instincts?|track|sales|content|cover|bios?|offers?|headlines?|profiles?|copy|brands?|communicators?|leaders?|marketers?|interviews?|launch|deals?|proposals?|negotiators?|combination|combo|career|plan|onboarding|campaigns?|designs?|websites?|speech|keynote|story|stories|hook|work ethic|opportunit\\w+|roadmap|quarter|performance|skills?|executive|line|quotes?|opening|opener|intro|summary|closing|personal|elevator|elevator|linkedin|LinkedIn|customer|product|business|growth|salary|positioning))",
    },
    {
      name: "rockstar",
      pattern: "rock[- ]?stars?",
      except: [
        /\b(?:[Tt]he|[Aa]) ¤ (?:turned |\p{L}+ed|was|sang|died|left|gave|bought|wrote|spoke|paid|came|went|took|made|told|met|stood|sings|plays|lives)\b/u,
        /¤ (?:Games|Energy|Inc|energy drink)/,
        /\b(?:aging|retired|former|actual|famous|british|dead|musician|photograph\w*|1970s|1980s|touring) ¤|\b(?:studies|studied|about|biograph\w+ of|history of|interviewed|represents?|manages?) ¤|¤ (?:of the|from the|turned|tour|concert|memoir|biograph\w+|musician|photograph\w*|autograph|exhibit\w*)/i,
      ],
    },
    {
      name: "ninja",
      pattern: "ninjas?",
      except: [
        /\bNinja ¤|¤ (?:blender|warrior|course|turtles?|foodi|air fryer|coffee)/i,
        /\b(?:turtle|costume|blender|Mutant|American|the) ¤(?: (?:warrior|turtles?|blender|brand))/i,
        /(?:Halloween|costume|karate|martial|Japan\w*|feudal|museum|comic|cartoon|dressed as).{0,40}¤|¤.{0,40}(?:costume|museum|Japan\w*|feudal|comic|cartoon|movie|film)|\b(?:film|movie|novel|play|book|story|cartoon|comic|show) .{0,30}¤/i,
      ],
    },
    {
      name: "guru",
      pattern: "gurus?",
      except: [
        /¤ (?:Nanak|Granth|Gobind|Dutt|Purnima|Tegh|Arjan)/,
        /\b[Aa] ¤ (?:founded|taught|preached|blessed|wrote|died|led the (?:prayer|chant))\b/,
        /(?:Sikh|Hindu|yoga|ashram|spiritual|meditation|temple|Rishikesh|India\w*|disciple|devotee).{0,50}¤|¤.{0,50}(?:Sikh|Hindu|ashram|spiritual|temple|Rishikesh|disciple)/i,
      ],
    },
    {
      name: "world-class",
      pattern: "world[- ]class",
      except: [
        /¤ (?:champions?|athletes?|swimmers?|runners?|sprinters?|rowers?|rankings|sanctioned|cup|rapids|event license)\b/i,
      ],
      fix: "",
    },
    {
      name: "cutting-edge",
      pattern: "cutting[- ]edges?|bleeding[- ]edge",
      except: [
        /¤ of (?:the|a|each|its|every|that) (?!industry|field|market|profession|discipline|sector|curve|digital|art\b|AI|world|science|business)\p{L}/iu,
        /\b(?:the|a|its|each|both|sharp\w*|worn|blunt\w*|dull\w*|serrated|two|carbide) ¤ (?:of (?:the|a|each|its) (?:blades?|knife|knives|tool|mower|bit|plow|bucket|saw|drill|shear|insert)|is (?:dull|worn|blunt|sharp|chipped|square))/i,
        /\b(?:blade|knife|bucket|plow|mower|tool|carbide|saw|shear|insert|scalpel|loader|grader)\b.{0,40}¤|¤.{0,40}\b(?:blades?|knife|knives|plow|bucket|mower|saw|carbide|bolts?|worn|sharpen\w*|dull|grind\w*|mm)\b/i,
      ],
      fix: "",
    },
    {
      name: "next-level",
      pattern: "next[- ]level",
      except: [
        /¤ (?:managers?|approv\w+|review\w*|support|domain|supervisors?|of (?:review|appeal|approval|care|management|support|detail|education|certification|training|the (?:building|garage|hierarchy|parking))|up\b|down\b|appeal|reviewer|leader|language|course|class|exam)\b/i,
        /\b(?:escalat\w+|refer\w*|promoted|appeal\w*|advance[ds]?|route[ds]?|moves?|moved|passes|passed|go(?:es)?|stairs|floor|elevator|parking)\b.{0,30}¤|\b(?:at|on) the ¤/i,
      ],
    },
    {
      name: "unleash",
      pattern: "unleash(?:es|ed|ing)?",
      except: [
        /¤ (?:the |a |his |her |their |your |my |two |any )?(?:dogs?|hounds?|puppy|puppies|pets?|storms?|flood\w*|torrent|animals?|Shih|terrier|labrador|poodle)\b/i,
        /\b(?:dogs?|pets?|animals?|off-leash) (?:\p{L}+ ){0,4}?¤/iu,
      ],
    },
    {
      name: "elevate your game",
      pattern:
        "elevat(?:e|es|ed|ing) (?:your|our|my|their|her|his|the|its|any|every|a) (?:\\p{L}+ )?(?:game|brands?|careers?|presence|leadership|experiences?|business|voice|impact|journey|story|potential|success|image|life|team|performance|strategy|results|style|potential|message|narrative|profile|conversations?)",
      except: [/¤ (?:lead\b|member|to (?:the )?(?:board|director|VP|committee))\b/i],
    },
    { name: "revolutionise", pattern: "revolutioni[sz](?:e|es|ed|ing)" },
    {
      name: "best-in-class",
      pattern:
        "best[- ]in[- ](?:class|breed)|best[- ]of[- ]breed|second to none|state of the art(?= (?:leader|professional|thinking|results))",
      except: [
        /\b(?:won|took|win|ribbon|trophy|prize|award(?:ed)?|show|judged|kennel|spaniel|poodle|entered)\b.{0,30}¤|¤.{0,40}\b(?:show|fair|ribbon|kennel|trophy)\b/i,
      ],
      fix: "",
    },
    {
      name: "mind-blowing",
      pattern:
        "(?:mind|jaw|eye)-?(?:blowing|dropping|popping)|mind-?boggling(?:ly)?|life-?changing|insanely|ridiculously(?= (?:good|talented|smart|effective))|explosive growth|exponential success|limitless potential|sky(?:’s| is) the limit",
      except: [/\b¤ is not in (?:my|our)/i, /\b(?:word|term) ¤/i],
    },
    {
      name: "unparalleled",
      pattern:
        "unparalleled|unrivall?ed|unbeatable|one[- ]of[- ]a[- ]kind(?= (?:leader|professional|opportunity|talent|approach))|once[- ]in[- ]a[- ]lifetime(?= (?:opportunity|chance|talent))",
      fix: "",
    },
    {
      name: "level up",
      pattern:
        "level(?:s|ed|ing)? up(?! with)|up-?level(?:s|ed|ing)?|unstoppable|(?:giv(?:e|es|ing)|gave) (?:it )?(?:110|120|150|200|1000)(?:%| percent)|secret weapon|mover and shaker|movers and shakers|(?<=\\b(?:my|your|her|his|our|their|real|secret) )superpowers?|hustle culture|boss up",
      except: [
        /\b(?:water|river|lake|tide|sea|oil|fluid|floor|ground|soil|concrete|noise|sound|inventory|stock) ¤/i,
      ],
    },
    {
      name: "superstar",
      pattern:
        "superstars?|wunderkind|girl ?boss(?:es)?|boss babes?|badass(?:es)?|she-?o|mompreneurs?|powerhouse(?= (?:leader|professional|executive|team|of))|unicorn(?= (?:employee|candidate|hire|talent))",
      except: [/¤ (?:status|singer|athlete)\b/i],
    },
    {
      name: "dominate",
      pattern:
        "dominat(?:e|es|ed|ing) (?:the |your |our |their )?(?:competition|room|game)|crush the competition|secret sauce|magic formula|10x(?= (?:your|my|our|growth|results|engineer|leader))|blow (?:them|him|her|everyone|people) away|blew (?:them|him|her|everyone|people) away|take (?:\\p{L}+ ){1,4}by storm",
    },
  ],
};
