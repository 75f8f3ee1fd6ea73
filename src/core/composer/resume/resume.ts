import type { ResumePart } from "#core/composer/resume/recognition/section-headings.ts";

/** One post under its own heading, with its lines; `now` where it goes on until today. */
export type ResumePost = {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly now: boolean;
};

/** A resume as parts; every line of it is in one of them, contact details apart. */
export type Resume = {
  /** What stands on top: name, town, role. */
  readonly top: readonly string[];
  readonly summary: readonly string[];
  /** Lines that belong to no post. */
  readonly loose: readonly string[];
  readonly posts: readonly ResumePost[];
  /** Education, certificates, languages, skills, and parts with headings of their own. */
  readonly others: readonly { readonly heading: string; readonly lines: readonly string[] }[];
  /** What only a form asks for, referees, and remarks to the writer or to us. */
  readonly omitted: readonly string[];
};

/** Where the next line goes; a `passing` part ends with the next blank line. */
export type ResumePlacement =
  | { readonly kind: "front" | "work" | "post" | "left" }
  | { readonly kind: "summary"; readonly passing: boolean }
  | {
      readonly kind: "part";
      readonly part: ResumePart;
      readonly name: string;
      readonly passing: boolean;
    };
