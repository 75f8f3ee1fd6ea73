import { isAuthorNote } from "#core/composer/words/privacy/author-notes.ts";

const apart =
  "for (?:you|me|your eyes|myself) (?:only|alone)|only for (?:you|me)|not for (?:him|her|them|print|the (?:text|page|letter|team))|private(?:ly)?|off the record|between (?:us|you and me)|keep (?:this|that|it) (?:out|private|to yourself|between us)";
const noteAhead = new RegExp(String.raw`^\W*(?:${apart})\b`, "iu");
const order =
  /^\W*(?:please |pls )?(?:do not|don['’]?t|never|not to) (?:you )?(?:put|say|print|mention|include|write|use|tell|bring|share|add)\b(?:\s+(?:that|this|it|them|him|her|any of (?:this|that)|up|in|on|there|here|to|anyone|anybody))*\W*$/iu;
const cue =
  /\b(?:(?:is|are)n['’]?t|not|must ?n['’]?t|shouldn['’]?t|never)(?: to)?(?: be)? (?:written|said|printed|mentioned|named|told|published)\b|\bno(?:body|t anyone| one) (?:has to|must|should|needs to|may|can) know\b|\bno(?:body| one) (?:in [\p{L} ]{1,30} )?knows\b|\b(?:leave|keep) (?:all )?(?:that|this|it|them)\b.{0,20}\bout\b|\bhaven['’]?t told (?:anyone|anybody)\b|\bcan['’]?t put (?:it|this|that) in\b|\bleave out\b|\bthis I (?:don['’]?t|do not) say\b|\bdon['’]?t want (?:it|this|that) (?:\p{L}+ )?(?:mentioned|said|known|told|written|in)\b|\bnothing (?:about|of|on) my\b|\b(?:does ?n['’]?t|must ?n['’]?t|must not|should not) (?:have to |need to )?(?:know|learn|find out|hear)\b|\bname not important\b/iu;
const bracket = /\s*\(([^()]*)\)/gu;

/** Ideas without what the member asks to keep out: a note and the idea that it points at, and bracketed words for us alone. */
export function withoutSecrets(ideas: readonly string[]): {
  readonly said: readonly string[];
  readonly secret: readonly string[];
} {
  const secret: string[] = [];
  const open = ideas.map((idea) =>
    idea.replace(bracket, (matched, inner: string) => {
      if (!noteAhead.test(inner)) return matched;
      secret.push(inner.trim());
      return "";
    }),
  );
  const isSecret = (at: number): boolean => {
    const idea = open[at] ?? "";
    return (
      noteAhead.test(idea) ||
      cue.test(idea) ||
      isAuthorNote(idea) ||
      order.test(idea) ||
      pointedAt(at)
    );
  };
  const pointedAt = (at: number): boolean =>
    order.test(open[at + 1] ?? "") ||
    (/^(?:please )?(?:that )?(?:this|that|it)\b/iu.test(open[at + 1] ?? "") &&
      cue.test(open[at + 1] ?? ""));
  const kept = open.map((idea, at) => ({ idea: idea.trim(), isSecret: isSecret(at) }));
  return {
    said: kept.filter((one) => !one.isSecret && one.idea !== "").map(({ idea }) => idea),
    secret: [...secret, ...kept.filter((one) => one.isSecret).map(({ idea }) => idea)],
  };
}
