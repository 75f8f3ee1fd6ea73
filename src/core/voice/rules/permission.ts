import type { VoiceRuleSet } from "#core/voice/voice-rule.ts";

const fine = "(?:okay|ok|o\\.k\\.|alright|all right|fine|cool|not too much trouble|acceptable)";

/** Asking leave to speak. */
export const permission: VoiceRuleSet = {
  family: "permission",
  advice: "ask or say it directly",
  rules: [
    {
      name: "if that’s okay",
      pattern: `(?:but only )?(?:if|as long as|hope|I hope|hopefully) (?:that(?:’s| is)|it(?:’s| is)|this is|that would be|it would be|that’d be|it’d be|you’re|you are|everyone is|everyone’s) (?:at all |totally |completely )?${fine}(?: (?:with|by|for) (?:you|everyone|everybody|all|the team))?`,
      except: [
        /¤ (?:to \p{L}+|under|in writing)\b/iu,
        /\b(?:asks|asked (?!if)\p{L}+|ask (?:the|your|each|every|him|her|them)|checks|confirm|determine|decide)(?: \p{L}+){0,2} ¤/iu,
      ],
      fix: "",
      isClause: true,
    },
    {
      name: "is it okay if",
      pattern: `(?:is|would) (?:it|that|this) (?:be )?(?:at all |totally )?${fine}(?: with you| for me| for us)? (?:if|to|for me to) (?:I|we|ask|me)?`,
      except: [
        /¤ ?(?:take|give|use|drive|operate|mix|eat|drink|store|reuse|discharge|park|smoke|record)\b/i,
      ],
    },
    {
      name: "would it be okay to",
      pattern: `(?:would|is) (?:it|that) (?:be )?${fine}(?: with you| by you)? (?:for (?:me|us) )?to(?= \\p{Ll})`,
      except: [/\b(?:what|when|how|why)\s¤/i],
    },
    {
      name: "is that okay",
      pattern: `(?:is|would) (?:that|this|it) (?:be )?${fine}(?: with you| for you| by you)?(?= ?\\?)|(?<=, )(?:okay|ok|alright)(?= ?\\?)`,
      fix: "",
      isClause: true,
    },
    {
      name: "would it be possible to",
      pattern:
        "would it (?:maybe |perhaps |at all |possibly )?be possible (?:for (?:me|us|you) )?(?:to|if|for)(?: maybe| perhaps| just)?",
    },
    {
      name: "if you don’t mind",
      pattern:
        "if you (?:don’t|do not|wouldn’t|would not) mind(?: (?:too much|me asking|my asking|at all))?",
      fix: "",
      isClause: true,
    },
    {
      name: "would you mind if",
      pattern: "(?:would|do) you mind(?: terribly| too much)? if (?:I|we)",
    },
    {
      name: "is there any chance",
      pattern:
        "(?:(?:is|was) there|there(?:’s| is)) (?:even |maybe |perhaps )?any (?:chance|way|possibility) (?:that )?(?:you|we|I|at all|this|maybe)|(?<=^|[.!?] )any (?:chance|way) (?:that )?(?:you|we|I)(?: could| can| might)?",
      except: [/\b(?:if|whether|doubt|think|know)\s¤/i],
    },
    {
      name: "could I maybe",
      pattern:
        "(?<=\\b(?:could|can|may|might) (?:I|we|you) )(?:maybe|possibly|perhaps|potentially|please just|just(?: maybe| possibly)?)",
      except: [/¤ (?:as|barely)\b/i],
      fix: "",
    },
    {
      name: "am I allowed to",
      pattern:
        "am I allowed to(?= (?:say|ask|want|negotiate|push|feel|be|charge|disagree)\\b)|(?:do I have|may I have|can I have|could I have) (?:your )?permission to|(?:can|may|could) I (?:ask|say|add|interject|jump in)(?: something| a question| one thing)?(?=[,?:]| ?$| if| real)",
      except: [/\b(?:who|whom|what|where|when|how|why|which)\b[^.,;:?!]{0,24} ¤/iu],
      fix: "",
    },
    {
      name: "if I may",
      pattern:
        "if I (?:may|might|could)(?: just| possibly)?(?: (?:ask|say|add|suggest|be so bold))?(?=[,.;]|$)",
      fix: "",
      isClause: true,
    },
    {
      name: "if possible",
      pattern:
        "if (?:it(?:’s| is) )?(?:at all|even|remotely) possible(?: for you)?|if it(?:’s| is) not too much(?: (?:trouble|to ask|of a bother))?",
      fix: "",
      isClause: true,
    },
    {
      name: "if you could possibly",
      pattern: "if (?:you|we) could (?:possibly|maybe|perhaps|just)",
      advice: "ask directly",
    },
    {
      name: "would you be willing to maybe",
      pattern:
        "would you (?:maybe|possibly|perhaps|potentially) be (?:willing|able|open|interested)",
      advice: "ask directly",
    },
  ],
};
