import type { VoiceRule } from "#core/voice/voice-rule.ts";

/** Hedges that put "I think" or "I was wondering" before what is said. */
export const opinionHedges: readonly VoiceRule[] = [
  {
    name: "I think",
    pattern:
      "I (?:just |honestly |really |kind of |sort of |do |kinda |sorta )?think(?:(?: that)? (?:maybe|perhaps|possibly|probably))?",
    except: [
      /\b(?:what|how|way|as|than|where|who|whom|do|did|should|can|when|whenever|before|why|which|if|until|while|things|time|everything|anything|something|nothing|whatever)\s¤/i,
      /¤ (?:about|through|in|of|like|on|out|aloud|ahead|back|best|clearly|strategically|fast|critically|differently|big|long|hard|first|twice|again|with|for|so|better|faster|carefully|well|quickly|and (?:act|write|decide|plan)|before)\b/i,
      /¤\?/,
    ],
    fix: "",
    governsClause: true,
  },
  {
    name: "I feel like",
    pattern:
      "I (?:just |really |kind of |sort of |honestly |also )?(?:feel|felt) (?:like|as if|as though)",
    except: [
      /¤ (?:myself|home|the only|quitting|leaving|crying|dancing|running|giving up|screaming|laughing|an? (?!bit\b|little\b|lot\b)\p{L}+)(?!\p{L})\b/iu,
      /\b(?:how|what|whether|if) ¤/i,
    ],
    fix: "",
    governsClause: true,
  },
  {
    name: "I feel that",
    pattern:
      "I (?:just |really )?feel(?= (?:that )?(?:I|we|this|it|they|you|he|she|there|my|our)\\b)",
    except: [/\b(?:how|what|than|as)\s¤/i, /¤ it (?:in|every|when|again|too)\b/],
    fix: "",
    governsClause: true,
  },
  {
    name: "I guess",
    pattern: "I (?:just )?(?:guess|suppose)",
    except: [
      /\b(?:as|when|what|how|if|do)\s¤/i,
      /¤ (?:the (?:weight|answer|number|ending|age)(?! (?:is|was|will|has)\b)|at|wrong|right|correctly)\b/i,
    ],
    fix: "",
    governsClause: true,
  },
  {
    name: "I was wondering",
    pattern:
      "(?:I|we) (?:was|were|am|are|have been|had been) (?:just |only |also |kind of |sort of |really )*wondering|I’m (?:just )?wondering|I’ve been wondering|wondering (?:if|whether) (?:we|you|I|there|it)",
    except: [
      /\b(?:stop|stopped|keep|kept|left|without|customers|people|anyone|nobody)\s¤/i,
      /¤ (?:aloud|out loud|where|when|why|how)\b/i,
    ],
    advice: "ask it",
  },
  {
    name: "I was hoping",
    pattern:
      "(?:I|we) (?:was|were) (?:just |really |kind of |sort of )*hoping|I(?:’m| am) (?:just |really |kind of )?hoping",
    advice: "say what you want",
  },
  {
    name: "I was thinking maybe",
    pattern:
      "I(?: was|’m| am|’ve been) (?:just |kind of |sort of |only )*thinking(?: that| of| about)? (?:maybe|perhaps|we (?:could|might)|you (?:could|might)|it (?:could|might))",
    advice: "say what you propose",
  },
  { name: "I wonder if", pattern: "I (?:do |just )?wonder (?:if|whether)", advice: "ask it" },
];
