/** One server-sent event as it arrived. */
export type Arrived = { readonly event: string; readonly data: unknown; readonly at: number };

/** The events of a response, each with the moment its bytes came in. */
export async function* readStream(response: Response): AsyncGenerator<Arrived> {
  let held = "";
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) {
    held += decoder.decode(bytes, { stream: true });
    for (;;) {
      const end = held.indexOf("\n\n");
      if (end === -1) break;
      const [event = "", data = ""] = held.slice(0, end).split("\n");
      held = held.slice(end + 2);
      yield {
        event: event.slice("event: ".length),
        data: JSON.parse(data.slice("data: ".length)),
        at: performance.now(),
      };
    }
  }
}
