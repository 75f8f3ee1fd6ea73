export const topics = [
  "Your account and signing in",
  "Pro Access, billing and receipts",
  "Power Kits and downloads",
  "1:1 strategy sessions",
  "A tool, or language that missed the mark",
  "Privacy and your data",
] as const;

/** The longest message, in characters. */
export const maxContactMessageLength = 5_000;
