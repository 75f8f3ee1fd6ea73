import { InvalidSignatureError } from "#adapters/payments/payments.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { logSecurityEvent } from "#http/logging/security-event.ts";
import type { Log } from "#http/logging/log.ts";
import { Hono } from "hono";

export type WebhookRouteDeps = {
  readonly handleEvent: (body: Uint8Array, signature: string) => Promise<void>;
  readonly log: Log;
};

const maxBytes = 1024 * 1024;

/**
 * POST /stripe: the provider's own calls. The signature over the bytes as they came is the only proof, so nothing of
 * sessions, origins or limits stands before it. Anything but 2xx makes the provider send it again.
 */
export function webhookRoutes({ handleEvent, log }: WebhookRouteDeps) {
  return new Hono<AppContext>().post("/stripe", async (c) => {
    const body = await readBytes(c.req.raw);
    try {
      await handleEvent(body, c.req.header("stripe-signature") ?? "");
    } catch (error) {
      if (!(error instanceof InvalidSignatureError)) throw error;
      logSecurityEvent(log, { what: "webhook", outcome: "refused" });
      throw new AppError("unproven_event", "This event is not signed for us, or not now.");
    }
    return c.json({ received: true });
  });
}

async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(): AppError {
  return new AppError("too_large", "An event has at most 1 MB.");
}
