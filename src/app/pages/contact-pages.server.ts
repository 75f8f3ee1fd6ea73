import { AppError } from "#core/errors/app-error.ts";
import type { ContactService } from "#features/contact/contact.server.ts";
import { ContactStamp } from "#features/contact/contract.ts";
import { NewContactMessage } from "#features/contact/requests.ts";
import {
  contactQueryKey,
  type ContactState,
  contactStampQuery,
} from "#features/contact/queries.ts";
import type { AppContext } from "#http/app-context.ts";
import { formatValidationIssue } from "#http/errors/format-validation-issue.ts";
import { readForm } from "#http/request/read-body.ts";
import { memberPageResponse, visitorPageResponse } from "#http/pages/prepared-page.ts";
import { type Context, Hono } from "hono";
import { type PageDeps, renderPage } from "./page-router.server.ts";
import type { QuerySeed } from "#app/ssr/page-renderer.ts";

export type ContactPageDeps = PageDeps & { readonly contact: ContactService };

type Fields = Readonly<Record<string, string>>;

/** The contact page, rendered for each reader because its form holds when it was opened, and its plain form. */
export function contactPages(deps: ContactPageDeps) {
  const { contact, baseUrl } = deps;

  async function show(c: Context<AppContext>, seeds: readonly QuerySeed[] = [], status?: number) {
    const page = await renderPage(c, new URL("/contact", baseUrl), deps, seeds);
    const answer = status === undefined ? page : { ...page, status };
    if (c.get("viewer").kind === "member" || seeds.length > 0) return memberPageResponse(answer);
    return visitorPageResponse(answer, c.req.header("accept-encoding"));
  }

  return new Hono<AppContext>()
    .get("/contact", (c) => show(c))
    .post("/contact", async (c) => {
      const fields = await readForm(c);
      const problem = await sendMessage(c, contact, fields);
      const state = contactStateOf(fields, problem);
      const seeds: QuerySeed[] = [{ queryKey: contactQueryKey, data: state }];
      // The same stamp again: only time was missing, and it has passed by the next try.
      if (problem?.code === "too_quick")
        seeds.push({
          queryKey: contactStampQuery.queryKey,
          data: ContactStamp.parse({ stamp: fields["stamp"] }),
        });
      return show(c, seeds, problem ? problem.status : 200);
    });
}

/** Sends the form; null when it is sent, else the error for the page. Anything unexpected goes on to the error page. */
async function sendMessage(c: Context<AppContext>, contact: ContactService, fields: Fields) {
  const { topic = "", email, message, stamp, website } = fields;
  const isUrgent = fields["urgent"] !== undefined;
  const read = NewContactMessage.safeParse(
    { topic, email, message, isUrgent, stamp, website },
    { error: formatValidationIssue },
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

function contactStateOf(
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
