import * as s from "#core/schema.ts";

/** GET /api/contact: proves later when the form was opened. */
export const ContactStamp = s.object({ stamp: s.string });
export type ContactStamp = s.Infer<typeof ContactStamp>;

export const ContactAnswer = s.object({ sent: s.oneOf([true]) });
export type ContactAnswer = s.Infer<typeof ContactAnswer>;
