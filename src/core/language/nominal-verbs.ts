/** Work named as a thing, by the verb it comes from: "management of a budget" is managing it. */
export const nominalVerbs: Readonly<Record<string, string>> = {
  management: "manage",
  oversight: "oversee",
  supervision: "supervise",
  development: "develop",
  preparation: "prepare",
  coordination: "coordinate",
  implementation: "implement",
  administration: "administer",
  maintenance: "maintain",
  review: "review",
};
