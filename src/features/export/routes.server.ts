import type { AppContext } from "#http/app-context.ts";
import { errorDetail } from "#http/error-detail.ts";
import type { Log } from "#http/log.ts";
import { logSecurity } from "#http/security-event.ts";
import { requireMember } from "#http/viewer.ts";
import { Hono } from "hono";
import { exportFiles, type ExportParts } from "./export-files.server.ts";
import { zipOf } from "./zip.server.ts";

/** GET /: everything of hers in one ZIP, sent while it is read. A visitor who followed the link is sent to sign in. */
export function exportRoutes(parts: ExportParts & { readonly log: Log }) {
  const { log } = parts;
  return new Hono<AppContext>().get("/", (c) => {
    const isFollowed = c.req.header("sec-fetch-dest") === "document";
    if (isFollowed && c.get("viewer").kind === "visitor")
      return c.redirect("/api/login?next=%2Faccount", 302);
    const { id, email } = requireMember(c);
    logSecurity(log, { what: "export", outcome: "done", who: id });
    const bytes = streamOf(told(zipOf(exportFiles(parts, { id, email })), log));
    return c.body(bytes, 200, {
      "Content-Type": "application/zip",
      "Content-Disposition": 'attachment; filename="m-power.zip"',
    });
  });
}

/** Reads on only when what was read has been sent. */
function streamOf(bytes: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
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
async function* told(bytes: AsyncIterable<Uint8Array>, log: Log): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    log.error("export broke off", errorDetail(error));
    throw error;
  }
}
