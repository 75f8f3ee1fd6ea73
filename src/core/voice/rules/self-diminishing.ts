import type { VoiceRuleSet } from "#core/voice/voice-rule.ts";

const expertise =
  "(?:expert|authority|specialist|writer|leader|speaker|scientist|strategist|analyst|mathematician|math person|numbers person|people person|tech person|technical person|data person|natural|genius|guru|pro|professional|public speaker|salesperson|negotiator|lawyer|designer|programmer|coder|economist|accountant|doctor|rocket scientist|senior person|real manager|real leader|morning person|trained \\p{L}+|Einstein|Shakespeare)";

/** Sentences that belittle the member before anybody else does. */
export const selfDiminishing: VoiceRuleSet = {
  family: "self-diminishing",
  advice: "say what you bring",
  rules: [
    {
      name: "only a",
      pattern:
        "(?<=\\b(?:I’m|I am|I was|we’re|we are|we were|I’ve been|I have been|as) )(?:only|just|merely|simply)(?= an? )|(?<=\\b(?:it’s|it is|it was|this is|that’s|that is) )(?:only|merely)(?= a (?:draft|start|suggestion|thought|small|minor|little|side|rough|first|modest|tiny|idea)\\b)",
      except: [
        /¤ an? \p{L}+ (?:when|at the time)\b/iu,
        /¤ (?:a|an) (?:few|third|half|quarter|matter|week|day|month|year|fraction|part of|handful|minute|hour|mile|block|phone call|call|text|click|short|stone|drive|train|member until|one-)\b/i,
        /\bas ¤/,
      ],
      fix: "",
    },
    {
      name: "not an expert",
      pattern: `(?:I(?:’m| am| was)|we(?:’re| are)) (?:really |certainly |definitely |obviously |probably )?(?:not|no|hardly|far from)(?: really| exactly| necessarily| much of| any kind of)? (?:an? |the |any )?${expertise}(?: (?:or anything|by any means|at all|on this|in this|here))?(?:,? (?:but|and))?`,
      except: [
        /\b(?:since|because|if|unless|although)\s¤/i,
        /¤ (?:of record|in that case|witness)\b/i,
      ],
      fix: "",
      isClause: true,
    },
    {
      name: "I’m no",
      pattern:
        "(?:I’m|I am) no (?!longer\\b|more\\b|stranger\\b|less\\b|different\\b|later\\b|exception\\b|fan\\b|fool\\b)\\p{Ll}+(?:,? but)?",
    },
    {
      name: "not an expert",
      pattern: "not an expert(?:,? but)?|no expert(?:,? but)?(?= |,|\\.|$)",
      except: [
        /\b(?:he|she|they|it|witness|who|is|was|were|are|the|with|has|had|without|there|found|called|needs?)(?:’s|’re| is| was)? ¤/i,
      ],
      fix: "",
      isClause: true,
    },
    {
      name: "not qualified",
      pattern:
        "I(?:’m| am) (?:probably |really |just |definitely |clearly |honestly )?not (?:really |very |that |exactly |nearly |quite |particularly |all that )?(?:qualified|experienced|smart|technical|good enough|worthy|deserving|impressive|interesting|important|cut out for|good at|great at|good with|that good)|I(?:’m| am) (?:probably |really |definitely |clearly )?(?:underqualified|unqualified)|I(?:’m| am)(?: probably| really)? not ready for (?:this|the|that|a) (?:\\p{L}+ )?(?:role|job|promotion|level|title|step|position)",
      except: [
        /¤ (?:as (?:of|at)|to (?:give|provide|sign|advise|practi[cs]e|certify|offer|prescribe|operate))\b/i,
      ],
    },
    {
      name: "I only have",
      pattern:
        "I(?:’ve)? only (?:have|had|got)(?= (?:an? (?:bachelor|associate|high school|state|GED|community|certificate|few years)|(?:one|two|three|four|\\d) years? (?:of )?experience))|I don’t have (?:much|a lot of|enough|any real) (?:experience|expertise|training|background)(?:,? but)?|not that I(?:’m| am) (?:an? |the )?(?:expert|authority|anyone|special|qualified)",
      except: [/¤ (?:data|budget|records|manual|program|minutes|room)\b/i],
      advice: "say what you have",
    },
    {
      name: "new to this",
      pattern:
        "(?:I’m|I am) (?:still )?(?:pretty |relatively |kind of |fairly |quite |so )?new (?:to this|at this|here),? (?:but|so)|little old me|(?:I’m|I am) not (?:all )?that special|(?:I’m|I am) not much of an? \\p{L}+|(?:I’m|I am) (?:a )?nobody",
      advice: "say what you bring",
    },
    {
      name: "I’m bad at",
      pattern:
        "I(?:’m| am| was) (?:just |really |so |pretty |kind of |always |very )*(?:bad|terrible|awful|horrible|hopeless|useless|rubbish|lousy|the worst) (?:at|with)|I suck at",
    },
    {
      name: "I don’t deserve",
      pattern:
        "I (?:probably |really |honestly )?(?:don’t|do not|didn’t) (?:really |truly |actually )?deserve|who am I to",
      except: [
        /¤ (?:to be (?:treated|spoken|paid less|blamed|fired)|less|this treatment|that tone|the blame)\b/i,
      ],
    },
    {
      name: "I may not be",
      pattern:
        "I (?:may|might) not (?:be|have) (?:the|an?|as|very|that|much|all the|a lot of)(?: \\p{L}+){1,4},? but|I know I(?:’m| am) not (?:the|an?|as|very|that)(?: \\p{L}+){1,4}(?:,? but)?",
      fix: "",
      isClause: true,
    },
    {
      name: "imposter",
      pattern:
        "I (?:still |always |often |sometimes )?feel like (?:a (?:total |complete )?fraud|an? imposter|an? impostor|I don’t belong)|(?:imposter|impostor|total fraud) here|fake it (?:till|until) I make it",
    },
    {
      name: "dumb question",
      pattern:
        "(?:(?:this|it)(?:(?: is|’s| might| may| could| will|’ll)(?: probably| maybe| just| only)*)?(?: be| sound| seem)?(?: probably| maybe| just| like)* (?:a )?|call me )(?:really |very |so )?(?:dumb|stupid|silly|crazy|basic|naive)(?: (?:question|idea|thing to ask|thought|worry|point|concern|ask))?(?! (?!(?:but|and|so|to|for|of|now|if|coming|given)\\b)\\p{L})(?:,? but)?|silly me",
      except: [/\bthat ¤/i],
      fix: "",
      isClause: true,
    },
    {
      name: "others know better",
      pattern:
        "(?:I’m sure )?(?:you|others|everyone|everybody|someone else|other people|most people)(?: all| here)? (?:probably )?(?:know|knows|understand|understands) (?:this |it |that )?(?:better|more|far better|much better|way more)(?: about (?:this|it|that))? than (?:I|me)(?: do)?|I don’t (?:really )?know (?:much|a lot|a ton|enough)(?: about (?:this|it))?,? but",
      fix: "",
      isClause: true,
    },
    { name: "my humble", pattern: "my humble", fix: "my" },
    {
      name: "not as experienced",
      pattern:
        "I(?:’m| am) not (?:nearly |quite |anywhere near )?as (?:experienced|qualified|technical|senior|smart|good|talented|accomplished|strong) as",
    },
    {
      name: "as a mere",
      pattern:
        "(?:as )?a mere(?= (?:junior|assistant|coordinator|associate|analyst|manager|beginner|intern|staffer|employee|secretary|clerk|woman|girl)\\b)",
      fix: "a ",
    },
  ],
};
