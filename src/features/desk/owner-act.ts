/** What can be done at the desk, in the words of the journal. */
export const ownerActNames = [
  "message tried again",
  "Pro granted",
  "Pro ended",
  "fresh link sent",
  "signed out everywhere",
  "account deleted",
] as const;
export type OwnerActName = (typeof ownerActNames)[number];

/** What it is done to. */
export const subjectKinds = ["message", "member", "purchase"] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** What was, or is, the case, without anybody’s words. */
export type ActFacts = Readonly<Record<string, string | number | boolean | null>>;
