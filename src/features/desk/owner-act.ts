/** What can be done at the desk, in the words of the journal. */
export const ownerActNames = [
  "message tried again",
  "Pro granted",
  "Pro ended",
  "post made",
  "post edited",
  "post version restored",
  "post address changed",
  "post scheduled",
  "post published",
  "post unpublished",
  "session moved",
  "session cancelled",
  "session paid back",
  "hours changed",
  "time off added",
  "time off ended",
  "comment added",
  "comment changed",
  "comment removed",
  "letter saved",
  "letter tried",
  "letter sent",
  "letter stopped",
  "letter sent on",
  "fresh link sent",
  "signed out everywhere",
  "account deleted",
  "payments compared",
] as const;
export type OwnerActName = (typeof ownerActNames)[number];

/** What it is done to. */
export const subjectKinds = [
  "message",
  "member",
  "post",
  "session",
  "session plan",
  "time off",
  "shared text",
  "letter",
  "purchase",
  "payments",
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** What was, or is, the case, without anybody’s words. */
export type ActFacts = Readonly<Record<string, string | number | boolean | null>>;
