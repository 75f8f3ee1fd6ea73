/** What must be set by name where no embedded part may be fallen into: any one of these will do. */
export type RequiredChoice = {
  /** The setting for the operator to change. */
  readonly name: string;
  readonly anyOf: readonly string[];
};

/** A choice that one variable makes. */
export function requiredVariable(name: string): RequiredChoice {
  return { name, anyOf: [name] };
}
