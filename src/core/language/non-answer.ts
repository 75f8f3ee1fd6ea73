const empty =
  /^(?:n\/?a|none|nothing|nope|no|nil|idk|dunno|i don[’']?t know|don[’']?t know|no (?:clue|idea)|not sure|unsure|unknown|tbd|skip|pass|same|x+|-+|–|same as above|see above|not yet|haven[’']?t decided|can[’']?t think of any(?:thing)?|not applicable|test|asdf\w*|blah|\?+)$/i;

/** Whether an answer says nothing: "n/a", "idk", "???". It counts as unanswered. */
export function isNonAnswer(answer: string): boolean {
  const plain = answer.trim().replaceAll(/[.!…\s]+$/g, "");
  return !/[\p{L}\p{N}]/u.test(plain) || empty.test(plain);
}
