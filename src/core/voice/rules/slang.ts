import type { VoiceRuleSet } from "#core/voice/voice-rule.ts";

/** An organisation or a term that is written with the same letters: "the IMO", "IMO 2020". */
const acronym = /\b(?:the|an?|of|by|with|from|at|under|per|our|its) ¤|¤ \d/i;

/** Chat words and slang. */
export const slang: VoiceRuleSet = {
  family: "slang",
  advice: "use the plain word",
  rules: [
    {
      name: "lol",
      pattern: "lol|lmao|rofl|omg|tbh|ngl|btw|imho|imo|fyi(?= ?[,–-]|$)|smh|haha+|hehe|afaik|tl;dr",
      except: [acronym],
      fix: "",
    },
    {
      name: "lol",
      pattern: "hmu|ttyl|ikr|fomo|yolo|brb|wtf|jk(?=[.,]|$)",
      except: [acronym],
    },
    { name: "ppl", pattern: "ppl", except: [acronym, /¤ Corp\b/], fix: "people" },
    { name: "pls", pattern: "plz|pls", except: [acronym], fix: "please" },
    { name: "thx", pattern: "thx", except: [acronym], fix: "thanks" },
    { name: "cuz", pattern: "cuz", fix: "because" },
    { name: "idk", pattern: "idk", fix: "I don’t know" },
    { name: "b4", pattern: "b4", fix: "before" },
    { name: "l8r", pattern: "l8r", fix: "later" },
    { name: "gr8", pattern: "gr8", fix: "great" },
    { name: "gonna", pattern: "gonna", fix: "going to" },
    { name: "wanna", pattern: "wanna", fix: "want to" },
    { name: "gotta", pattern: "gotta", fix: "have to" },
    {
      name: "gimme",
      pattern: "gimme|lemme|dunno|ain’t|y’all|nah|whatcha|coulda|woulda|shoulda|outta|lotsa|betcha",
    },
    {
      name: "yeah",
      pattern: "yeah|yep|yup",
      except: [/¤ (?:Yeah Yeahs|Yeah)/],
      fix: "yes",
    },
    { name: "nope", pattern: "nope", fix: "no" },
    { name: "yay", pattern: "yay|oops|whoops|duh|meh|ugh|woo-?hoo|yikes", fix: "" },
    {
      name: "dude",
      pattern:
        "dudes?|bros?(?= ?[,.!?]|$)|(?:hey|hi|you|thanks) guys|besties?|fam(?=[,.!?]|$)|(?:hey|yo),? (?:girl|boss|lady|queen)",
      except: [/¤ ranch|\b(?:Warner|Marx|Jonas|Lehman|Smith|Super) ¤/i],
    },
    {
      name: "super",
      pattern:
        "super(?= (?:excited|important|helpful|happy|busy|easy|grateful|pumped|proud|good|great|quick|nice|smart|talented|fun|cool|stoked|hard|passionate|motivated|thankful|interested|keen|useful|solid|strong|simple|clear|tired|into|duper)\\b)",
      fix: "",
    },
    {
      name: "totally",
      pattern:
        "(?<=\\b(?:I|we|you|it’s|is|I’d|was|are|can|could) )totally(?= (?:get|understand|awesome|cool|fine|rocks?|agree|crush\\w*|own\\w*|nailed|can|down|on board|doable|love|killed))",
      fix: "",
    },
    {
      name: "awesome",
      pattern:
        "awesome(?:ness)?|awesomesauce|epic(?= (?:win|fail|results?|team|launch|journey|year|quarter|success|failure|job))|wicked(?= (?:good|smart))|hella|lowkey|low-key(?= (?:proud|obsessed|the|a|excited|amazing))|legit(?= (?:the|amazing|good|great|one))|obsessed with(?= (?:this|my|our|your|the (?:team|brand|product)))|lit(?=[.!]|$)|on fleek|bomb dot com|the bomb|sick(?= (?:deck|design|results|launch|skills))|vibes?|vibing|stoked|psyched|hyped|jazzed|amped|(?<=\\b(?:I’m|we’re|so|super|really|all|feel|feeling|am|totally) )pumped(?= (?:about|to|for|up)|[.,!]|$)|bummed(?: out)?|bummer|freaking|friggin’?|crap(?:py)?|(?:that|this|it|which|job|boss|company|life|really) suck(?:s|ed)|screw(?:ed)? (?:up|that)|pissed(?: off)?|shit\\w*|fuck\\w*|damn|hell yeah|bullshit|badassery|no-brainer|hot mess|drama queen|girl power|slay queen|my bad|sounds like a plan, stan|boss move|total boss|like a boss|win-win(?= (?:baby|all day))|chillax|chill out|hang out(?=[.!]|$)",
      except: [
        /\b(?:candle|lamp|lantern|room|street|stove|fire|well|was|be|gas|pilot|torch|is|are|were) ¤\s*[.]?$/i,
        /¤ (?:pump|heat|up the basement|valve)\b/i,
        /\b(?:good|bad|the|rhythm|jazz) ¤ (?:vest|ensemble|band)/i,
        /\bvacuum|straw|hose|drain.{0,20}¤/i,
      ],
    },
    {
      name: "like, filler",
      pattern:
        "(?<=\\b(?:is|was|are|it’s|and|I|so|we’re) |, )like,(?= )|, like,|you know\\?|know what I mean\\??|ya know|y’know|i\\.e\\. lol",
      fix: "",
    },
    {
      name: "tons of",
      pattern:
        "(?:tons|loads|heaps|oodles|gobs|a (?:ton|boatload|shit ?load|bazillion|gazillion|zillion)) of(?= (?:experience|ideas|work|people|value|fun|love|energy|things|stuff|opportunit\\w+|respect|great|help|support|time|calls|emails|meetings|skills|knowledge|feedback|clients|projects)\\b)",
      fix: "many ",
    },
  ],
};
