import type { OpenMail } from "#adapters/mail/index.ts";
import type { AppContext } from "#http/app-context.ts";
import { isFromThisMachine } from "#http/security/from-this-machine.ts";
import { Hono } from "hono";
import { findLinks, renderMailbox } from "./mailbox-page.ts";

export type DevMailDeps = {
  readonly mailbox: OpenMail["mailbox"];
  /** The address of the stylesheet, when there is one. */
  readonly stylesheetUrl: string | undefined;
};

/** The local mailbox, for the person at this machine alone; for everybody else there is nothing here. */
export function devMailRoutes({ mailbox, stylesheetUrl }: DevMailDeps) {
  return new Hono<AppContext>().get("/dev/mail", async (c, next) => {
    if (!mailbox || !isFromThisMachine(c)) return next();
    const mails = await mailbox();
    c.header("Cache-Control", "no-store");
    if (!wantsJson(c.req.header("accept"))) return c.html(renderMailbox(mails, stylesheetUrl));
    return c.json(
      mails.map(({ to, subject, text, html, calendar }) => ({
        to,
        subject,
        text,
        html,
        links: findLinks(text),
        ...(calendar && { calendar: calendar.text }),
      })),
    );
  });
}

function wantsJson(accept = ""): boolean {
  return accept.includes("application/json") && !accept.includes("text/html");
}
