/** One event of a server-sent stream, as it came. */
export type ServerSentEvent = { readonly event: string; readonly data: string };

/** Reads a stream piece by piece: takes text as it arrives, returns the events that are whole by now. */
export function createEventParser(): (text: string) => ServerSentEvent[] {
  let rest = "";
  let event = "";
  let data: string[] = [];

  return (text) => {
    const messages: ServerSentEvent[] = [];
    rest += text;
    // A carriage return at the end may be half of a line break: it waits for what follows.
    const complete = /^[^]*(?:\n|\r(?!$))/.exec(rest)?.[0] ?? "";
    rest = rest.slice(complete.length);
    const lines = complete.split(/\r\n|\r|\n/);
    lines.pop();
    for (const line of lines) {
      if (line === "") {
        if (data.length > 0) messages.push({ event: event || "message", data: data.join("\n") });
        event = "";
        data = [];
        continue;
      }
      const [name, value] = splitField(line);
      if (name === "event") event = value;
      if (name === "data") data.push(value);
    }
    return messages;
  };
}

/** `name: value`; a line that begins with a colon is a comment and has no name. */
function splitField(line: string): [name: string, value: string] {
  const colon = line.indexOf(":");
  if (colon === -1) return [line, ""];
  return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, "")];
}

/** The events of a response body, each as soon as it is whole. Throws when the connection breaks. */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<ServerSentEvent> {
  const read = createEventParser();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      yield* read(decoder.decode(value, { stream: true }));
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
