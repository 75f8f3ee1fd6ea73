import type { VoiceRuleSet } from "#core/voice/voice-rule.ts";

import { apology } from "./apology.ts";
import { diminishingAdvice } from "./diminishing-advice.ts";
import { filler } from "./filler.ts";
import { hedge } from "./hedge.ts";
import { hype } from "./hype.ts";
import { emoji, exclamation } from "./exclamation-and-emoji.ts";
import { meta } from "./meta.ts";
import { minimiser } from "./minimiser.ts";
import { permission } from "./permission.ts";
import { selfDiminishing } from "./self-diminishing.ts";
import { slang } from "./slang.ts";

export const voiceRuleSets: readonly VoiceRuleSet[] = [
  apology,
  permission,
  selfDiminishing,
  hedge,
  minimiser,
  diminishingAdvice,
  hype,
  filler,
  slang,
  exclamation,
  emoji,
  meta,
];
