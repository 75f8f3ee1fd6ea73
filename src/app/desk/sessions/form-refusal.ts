import type { ActFields } from "#app/desk/owner-acts.ts";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** A form that was not taken: which of the page, why, and what was typed. */
export type FormRefusal = {
  readonly form: string;
  readonly message: string;
  /** The field that it is about, where it is about one. */
  readonly field: string | null;
  readonly fields: ActFields;
  readonly status: ContentfulStatusCode;
};
