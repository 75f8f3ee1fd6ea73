import type { PersonalDataFile } from "#adapters/database/personal-data.ts";
import { Zip, ZipDeflate } from "fflate";

/** How much text is gathered before it is packed, in characters. */
const minPieceLength = 32 * 1024;

/** The bytes of a ZIP file while its parts are read, one after another: no part is ever held whole. */
export async function* createZip(
  files: AsyncIterable<PersonalDataFile>,
): AsyncGenerator<Uint8Array> {
  let packed: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, bytes) => {
    failure ??= error;
    if (!error) packed.push(bytes);
  });
  function* takePacked(): Generator<Uint8Array> {
    if (failure) throw failure;
    yield* packed;
    packed = [];
  }
  for await (const { name, chunks: pieces } of files) {
    const entry = new ZipDeflate(name, { level: 6 });
    entry.mtime = new Date();
    zip.add(entry);
    for await (const bytes of encodeInPieces(pieces)) {
      entry.push(bytes);
      yield* takePacked();
    }
    entry.push(new Uint8Array(), true);
    yield* takePacked();
  }
  zip.end();
  yield* takePacked();
}

/** Text in larger pieces, as UTF-8. */
async function* encodeInPieces(
  chunks: AsyncIterable<string | Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let text = "";
  for await (const chunk of chunks) {
    if (typeof chunk !== "string") {
      yield chunk;
      continue;
    }
    text += chunk;
    if (text.length < minPieceLength) continue;
    yield encoder.encode(text);
    text = "";
  }
  if (text !== "") yield encoder.encode(text);
}
