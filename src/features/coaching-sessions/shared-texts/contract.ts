import * as s from "#core/schema.ts";

const Session = s.object({
  id: s.string,
  /** "Tuesday, December 1, 2026, 10:00 AM" in the member's time zone. */
  label: s.string,
});

/** One line of a member's list of what is shared. */
export const SharedTextSummary = s.object({
  id: s.string,
  /** The saved result that it was copied from; it may be gone. */
  savedId: s.string,
  /** The name of its tool. */
  title: s.string,
  session: s.object({ id: s.string, label: s.nullable(s.string) }),
  /** "November 23, 2026" */
  sharedOn: s.string,
  /** The day on which it ends by itself; null while no time is booked, and the strategist sees nothing. */
  endsOn: s.nullable(s.string),
  comments: s.number,
});
export type SharedTextSummary = s.Infer<typeof SharedTextSummary>;

/** GET /api/shared-texts. */
export const SharedTextsResponse = s.object({
  items: s.array(SharedTextSummary),
  /** The sessions for which a text can be shared. */
  sessions: s.array(Session),
});
export type SharedTextsResponse = s.Infer<typeof SharedTextsResponse>;

/** GET /api/shared-texts/:id: the copy, with what the strategist wrote beside its lines. */
export const SharedTextView = s.object({
  ...SharedTextSummary.shape,
  lines: s.array(
    s.object({
      line: s.number,
      text: s.string,
      comments: s.array(s.object({ id: s.string, text: s.string, on: s.string })),
    }),
  ),
});
export type SharedTextView = s.Infer<typeof SharedTextView>;

/** GET /api/shared-texts/offers/:savedId: what would be shared of a saved result, word for word. */
export const SharedTextOffer = s.object({
  savedId: s.string,
  revision: s.number,
  title: s.string,
  lines: s.array(s.object({ line: s.number, text: s.string })),
  sessions: s.array(Session),
});
export type SharedTextOffer = s.Infer<typeof SharedTextOffer>;
