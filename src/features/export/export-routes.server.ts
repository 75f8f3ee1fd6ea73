import type { AppContext } from "#http/app-context.ts";
import { describeError } from "#http/errors/describe-error.ts";
import type { Log } from "#http/logging/log.ts";
import { logSecurityEvent } from "#http/logging/security-event.ts";
import { requireMember } from "#http/viewer.ts";
import { Hono } from "hono";
import { exportFiles, type ExportDeps } from "./export-files.server.ts";
import { createZip } from "./zip.server.ts";

/** GET /: everything of the member's in one ZIP, streamed while it is read. A visitor's link leads to sign in. */
export function exportRoutes(deps: ExportDeps & { readonly log: Log }) {
  const { log } = deps;
  return new Hono<AppContext>().get("/", (c) => {
    const isNavigation = c.req.header("sec-fetch-dest") === "document";
    if (isNavigation && c.get("viewer").kind === "visitor")
      return c.redirect("/api/login?next=%2Faccount", 302);
    const { id, email } = requireMember(c);
    logSecurityEvent(log, { what: "export", outcome: "done", who: id });
    const bytes = toReadableStream(logFailure(createZip(exportFiles(deps, { id, email })), log));
    c.set("isStreamed", true);
    return c.body(bytes, 200, {
      "Content-Type": "application/zip",
      "Content-Disposition": 'attachment; filename="m-power.zip"',
    });
  });
}

/** Reads on only when what was read has been sent. */
function toReadableStream(bytes: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await bytes.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: async () => void (await bytes.return(undefined)),
  });
}

/** The file breaks off where its reading failed, so that no half of it looks whole. */
async function* logFailure(bytes: AsyncIterable<Uint8Array>, log: Log): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    log.error("export broke off", describeError(error));
    throw error;
  }
}
