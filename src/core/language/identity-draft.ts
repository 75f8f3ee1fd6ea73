/** Who she is, as far as her answer says it. Parts stand as she wrote them, cleaned; nothing is filled in. */
export type Identity = {
  readonly name: string | null;
  /** Roles in her order: "VP patient access", "director of the eviction defense clinic". */
  readonly roles: readonly string[];
  readonly field: string | null;
  readonly employer: string | null;
  /** What stood in brackets behind the employer: "fintech, about 900 people". */
  readonly employerAside: string | null;
  readonly place: string | null;
  /** "14 years", "15 years in libraries". */
  readonly years: string | null;
  /** "2016". */
  readonly since: string | null;
  /** Counted things: "3 campuses", "12 employees". */
  readonly sizes: readonly string[];
  /** What she says of herself with a verb: "also direct the lab", "I run a bakery that …". */
  readonly clauses: readonly string[];
  /** What fits nowhere else: "tenured 2021", "PE". */
  readonly notes: readonly string[];
};

/** An identity while it is read. */
export type Draft = {
  -readonly [Key in keyof Identity]: Identity[Key] extends readonly string[]
    ? string[]
    : Identity[Key];
};
