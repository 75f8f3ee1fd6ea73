const madeOf: Readonly<Record<string, string>> = {
  redesign: "redesign",
  design: "design",
  launch: "launch",
  rollout: "roll out",
  implementation: "implement",
  migration: "migrate",
  development: "develop",
  reorganization: "reorganize",
  restructuring: "restructure",
  overhaul: "overhaul",
  rewrite: "rewrite",
  rebuild: "rebuild",
  consolidation: "consolidate",
  automation: "automate",
  installation: "install",
  renovation: "renovate",
  negotiation: "negotiate",
  creation: "create",
  expansion: "expand",
  relocation: "relocate",
  conversion: "convert",
  management: "manage",
  supervision: "supervise",
  coordination: "coordinate",
  oversight: "oversee",
};

/** "layup cell redesign" names a deed: "redesigned the layup cell". */
export function headingVerb(phrase: string): { verb: string; rest: string } | null {
  const words = phrase.trim().split(" ");
  const verb = madeOf[(words.at(-1) ?? "").toLowerCase()];
  if (verb === undefined || words.length < 2 || words.length > 6) return null;
  const thing = words.slice(0, -1).join(" ");
  const determined = /^(?:the|a|an|our|all|\d)\b/iu.test(thing) || /[^s]s$/u.test(thing);
  const small = /^\p{Lu}{2}/u.test(thing) ? thing : thing.charAt(0).toLowerCase() + thing.slice(1);
  return { verb, rest: determined ? small : `the ${small}` };
}
