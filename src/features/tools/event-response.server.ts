import type { Problem } from "#http/errors.ts";
import type { StreamEventName } from "./contract.ts";
import type { Begun } from "./writing-desk.server.ts";

const encoder = new TextEncoder();

/** The writing as server-sent events: `delta` for each piece, then `done` with the answer or `error`. */
export function eventResponse(
  { writing, leave }: Begun,
  problemOf: (error: unknown) => Problem,
): Response {
  let left = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const next = await writing.next();
        if (!next.done) return controller.enqueue(event("delta", { text: next.value }));
        controller.enqueue(event("done", next.value));
      } catch (error) {
        if (left) return;
        controller.enqueue(event("error", problemOf(error)));
      }
      controller.close();
    },
    cancel() {
      left = true;
      leave();
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Accel-Buffering": "no",
    },
  });
}

function event(name: StreamEventName, data: unknown): Uint8Array {
  return encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}
