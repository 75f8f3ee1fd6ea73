const corridor: readonly (readonly [RegExp, string])[] = [
  [/\b(?:who|that) (?:all )?(?:hate|can’t stand|despise) each other\b/gi, "who are at odds"],
  [/\b(?:hate|can’t stand|despise) each other\b/gi, "are at odds"],
  [
    /\b(?:pissed off|pissed|mad)\b(?= (?:customers|clients|people|parents|users|patients|callers))/gi,
    "angry",
  ],
  [/\b(?:a )?(?:shit ?show|dumpster fire|train ?wreck|hot mess|clusterfuck)\b/gi, "a mess"],
  [/\b(?:shitty|crappy|lousy)\b/gi, "poor"],
  [/\b(?:screw(?:ed)? up|fuck(?:ed)? up)\b/gi, "go wrong"],
  [/\b(?:fucking|freaking|goddamn|damn)\s/gi, ""],
  [/\b(?:a ton|tons|loads|a bunch) of\b/gi, "many"],
  [/\b(?:dumb|stupid|silly) question/gi, "basic question"],
  [/\bstuff\b/gi, "work"],
  [/\bguys\b/gi, "people"],
  [/\bgrads\b/gi, "graduates"],
  [/\bkids\b(?=’)/gi, "children"],
];

/** Words of the corridor in words that can be read by the people they are about; the difficulty stays. */
export function withTact(text: string): string {
  return corridor.reduce((said, [pattern, plain]) => said.replace(pattern, plain), text);
}

/** The contractions of speech: "I am" → "I’m", "It is" → "It’s". */
export function withContractions(text: string): string {
  return text
    .replaceAll(/\bI am\b/g, "I’m")
    .replaceAll(/\b([Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Aa]re|[Hh]as|[Hh]ave) not\b/g, "$1n’t")
    .replaceAll(/\b([Tt]hat|[Ii]t) is\b/g, "$1’s")
    .replaceAll(/\b([Ww]e|[Tt]hey) are\b/g, "$1’re")
    .replaceAll(/\bI have (?=\p{Ll}+(?:ed|en|un|wn)\b|been|led|built|run|had)/gu, "I’ve ");
}
