import { GenerateResponse, StreamEvent } from "#features/tools/contract.ts";
import { readStream } from "./read-stream.ts";

/** A stream's events in short: their names, where several deltas in a row are one, and the texts of those. */
export type Streamed = {
  readonly names: readonly string[];
  readonly texts: readonly string[];
  readonly answer: GenerateResponse;
};

/** Reads a stream to its end; throws where it has no answer. */
export async function readWhole(response: Response): Promise<Streamed> {
  const names: string[] = [];
  const texts: string[] = [];
  for await (const { event, data } of readStream(response)) {
    if (event === "delta" && names.at(-1) === "delta")
      texts.push((texts.pop() ?? "") + StreamEvent.delta.parse(data).text);
    else {
      names.push(event);
      if (event === "delta") texts.push(StreamEvent.delta.parse(data).text);
    }
    if (event === "done") return { names, texts, answer: GenerateResponse.parse(data) };
  }
  throw new Error(`The stream ended with ${names.at(-1)}.`);
}
