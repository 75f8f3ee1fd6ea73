import { AppError } from "#core/errors/app-error.ts";
import type { Contact } from "#features/contact/contact.server.ts";
import { NewContactMessage } from "#features/contact/contract.ts";
import { contactKey, type ContactState, stampQuery } from "#features/contact/queries.ts";
import type { AppContext } from "#http/app-context.ts";
import { problemSentence } from "#http/problem-sentence.ts";
import { readForm } from "#http/read-body.ts";
import { memberResponse, visitorResponse } from "#http/sent-page.ts";
import { type Context, Hono } from "hono";
import { type PageBaseParts, renderPage } from "./page-base.server.ts";
import type { Seed } from "./pages.ts";

export type ContactPageParts = PageBaseParts & { readonly contact: Contact };

type Fields = Readonly<Record<string, string>>;

/** The contact page, rendered for each reader because its form tells when it was opened, and its plain form. */
export function contactPages(parts: ContactPageParts) {
  const { contact, baseUrl } = parts;

  async function show(c: Context<AppContext>, seeds: readonly Seed[] = [], status?: number) {
    const page = await renderPage(c, new URL("/contact", baseUrl), parts, seeds);
    const answer = status === undefined ? page : { ...page, status };
    if (c.get("viewer").kind === "member" || seeds.length > 0) return memberResponse(answer);
    return visitorResponse(answer, c.req.header("accept-encoding"));
  }

  return new Hono<AppContext>()
    .get("/contact", (c) => show(c))
    .post("/contact", async (c) => {
      const fields = await readForm(c);
      const problem = await problemOf(c, contact, fields);
      const state = stateOf(fields, problem);
      const seeds: Seed[] = [{ queryKey: contactKey, data: state }];
      // The same stamp again: what she needs is a moment, which has passed by then.
      if (problem?.code === "too_quick")
        seeds.push({ queryKey: stampQuery.queryKey, data: { stamp: fields["stamp"] } });
      return show(c, seeds, problem ? problem.status : 200);
    });
}

/** Sends the form; null when it is sent, else what keeps it. Anything unexpected goes on to the error page. */
async function problemOf(c: Context<AppContext>, contact: Contact, fields: Fields) {
  const { topic = "", email, message, stamp, website } = fields;
  const isUrgent = fields["urgent"] !== undefined;
  const read = NewContactMessage.safeParse(
    { topic, email, message, isUrgent, stamp, website },
    { error: problemSentence },
  );
  if (!read.success)
    return new AppError("bad_request", read.error.issues[0]?.message ?? "Check the form.");
  try {
    await contact.send(c, read.data);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

function stateOf(
  { topic = "", email = "", message = "", urgent }: Fields,
  problem: AppError | null,
) {
  if (problem === null)
    return { isSent: true, problem: null, topic: "", email: "", message: "", isUrgent: false };
  const isUrgent = urgent !== undefined;
  return {
    isSent: false,
    problem: problem.message,
    topic,
    email,
    message,
    isUrgent,
  } satisfies ContactState;
}
