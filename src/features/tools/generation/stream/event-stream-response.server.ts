import type { ErrorBody } from "#http/errors/error-response.ts";
import type { StreamEventName } from "#features/tools/contract.ts";
import type { Generation } from "#features/tools/generation/generation-service.server.ts";

const encoder = new TextEncoder();

/** The writing as server-sent events: `delta` for each piece, `rewrite` where a corrected text begins, then `done` with the answer or `error`. */
export function createEventStreamResponse(
  { stream, cancel: cancelGeneration }: Generation,
  problemOf: (error: unknown) => ErrorBody,
): Response {
  let hasLeft = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const step = await stream.next();
        if (!step.done)
          return controller.enqueue(
            step.value.kind === "rewrite"
              ? encodeEvent("rewrite", {})
              : encodeEvent("delta", { text: step.value.text }),
          );
        controller.enqueue(encodeEvent("done", step.value));
      } catch (error) {
        if (hasLeft) return;
        controller.enqueue(encodeEvent("error", problemOf(error)));
      }
      controller.close();
    },
    cancel() {
      hasLeft = true;
      cancelGeneration();
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

function encodeEvent(name: StreamEventName, data: unknown): Uint8Array {
  return encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}
