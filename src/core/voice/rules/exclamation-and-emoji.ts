import type { VoiceRuleSet } from "#core/voice/voice-rule.ts";

export const exclamation: VoiceRuleSet = {
  family: "exclamation",
  advice: "end with a full stop",
  hasOwnBoundaries: true,
  rules: [
    {
      name: "!",
      pattern: "!+(?:\\?+!*)?|\\?!+",
      except: [
        /\b(?:Yahoo|Jeopardy|Kahoot|Oliver|Yum|Oklahoma|Mamma Mia|Chips Ahoy|Airplane|Hello, Dolly|Moulin Rouge|Joomla|E|Westward Ho|Scrabble|Jamba|Bingo|Wham|Up)¤/,
        /\p{L}[,;]? \p{Lu}\p{L}+¤ \p{Ll}/u,
        /¤=|\d¤|¤important|^¤\[/,
      ],
      fix: ".",
    },
  ],
};

export const emoji: VoiceRuleSet = {
  family: "emoji",
  advice: "leave it out",
  hasOwnBoundaries: true,
  rules: [
    {
      name: "emoji",
      pattern:
        "(?:(?![©®™↔→←↑↓✓✔☐☑☒▪•])(?:\\p{Extended_Pictographic}|\\p{Regional_Indicator})(?:\\p{Emoji_Modifier}|\\u{FE0F}|\\u{20E3}|\\u{200D}\\p{Extended_Pictographic})*)+|(?<=^|\\s)(?:[:;=][-’]?[)(DPp|]+|<3+|\\^_\\^|(?<!adobe )xd|:\\/)(?=\\s|$|[.,!?])",
      except: [
        /\b(?:score|scores|INR|was|is|are|at|of|level|rate|grade|ratio|value|than|pH|stays?|remain\w*|if|with|index|risk|to|from|for|and|or|when|below|stage) ¤/i,
      ],
      fix: "",
      // It stands for a word: "I ❤️ this team", "we ship to 🇫🇷".
      fixLosesMeaning: [
        /[\p{L}\p{N}] ?¤ ?[\p{L}\p{N}]/u,
        /\b(?:a|an|the|to|from|in|of|for|with|and|or|my|our) ¤/i,
      ],
    },
  ],
};
