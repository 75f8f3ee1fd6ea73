import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createEventParser, readEventStream, type ServerSentEvent } from "./event-stream.ts";

function readAll(pieces: readonly string[]): ServerSentEvent[] {
  const read = createEventParser();
  return pieces.flatMap((piece) => read(piece));
}

test("an event is given when its blank line has come", () => {
  const read = createEventParser();
  expect(read('event: delta\ndata: {"text":"I am"}\n')).toEqual([]);
  expect(read("\n")).toEqual([{ event: "delta", data: '{"text":"I am"}' }]);
});

test("comments, unknown fields and events without data are passed over", () => {
  expect(readAll([": alive\n\nid: 7\nevent: delta\n\nretry: 10\ndata: x\n\n"])).toEqual([
    { event: "message", data: "x" },
  ]);
});

test("lines of data are joined, and one space after the colon is dropped", () => {
  expect(readAll(["data:a\ndata:  b\ndata\n\n"])).toEqual([{ event: "message", data: "a\n b\n" }]);
});

test("an event cut off at the end of the stream is not given", () => {
  expect(readAll(['event: done\ndata: {"result":"half'])).toEqual([]);
});

test("wherever the stream is cut, and whatever its line breaks, the events are the same", () => {
  const line = fc.stringMatching(/^[^\r\n]*$/);
  const anyEvent = fc.record({
    event: fc.constantFrom("delta", "done", "error"),
    data: fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join("\n")),
  });
  fc.assert(
    fc.property(
      fc.array(anyEvent, { maxLength: 5 }),
      fc.constantFrom("\n", "\r\n", "\r"),
      fc.array(fc.nat(), { maxLength: 12 }),
      (events, newline, cuts) => {
        const lines = events.flatMap(({ event, data }) => [
          `event: ${event}`,
          ...data.split("\n").map((part) => `data: ${part}`),
          "",
        ]);
        // A lone carriage return may be half of a break, so the last one needs a sign of life after it.
        const text = `${lines.map((part) => part + newline).join("")}: alive\n`;
        const places = [...new Set(cuts.map((cut) => cut % text.length))].toSorted((a, b) => a - b);
        const pieces = [0, ...places].map((from, n) => text.slice(from, places[n]));
        expect(readAll(pieces)).toEqual(events);
      },
    ),
  );
});

test("letters cut between two chunks of bytes arrive whole, and every chunk is a sign of life", async () => {
  const bytes = new TextEncoder().encode("data: M•Power, naïve\n\n");
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  let signs = 0;
  const events: ServerSentEvent[] = [];
  for await (const event of readEventStream(body, () => (signs += 1))) events.push(event);
  expect(events).toEqual([{ event: "message", data: "M•Power, naïve" }]);
  expect(signs).toBe(bytes.length);
});
