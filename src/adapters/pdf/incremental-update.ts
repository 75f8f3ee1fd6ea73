/** An object that is written anew, by its number; the body is what stands between `obj` and `endobj`. */
export type ChangedObject = { readonly number: number; readonly body: Buffer };

/** Appends changed objects to a PDF that keeps its table as a stream. Nothing that was there is touched. */
export function appendIncrementalUpdate(pdf: Buffer, changed: readonly ChangedObject[]): Buffer {
  const previous = lastXrefOffset(pdf);
  const trailer = pdf.toString("latin1", previous, pdf.indexOf("stream", previous));
  const size = Number(/\/Size (\d+)/.exec(trailer)?.[1]);
  const parts = [pdf, Buffer.from("\n")];
  let end = pdf.length + 1;
  const offsets = new Map<number, number>();
  for (const { number, body } of changed.toSorted((a, b) => a.number - b.number)) {
    const object = Buffer.concat([
      Buffer.from(`${number} 0 obj\n`),
      body,
      Buffer.from("\nendobj\n"),
    ]);
    offsets.set(number, end);
    parts.push(object);
    end += object.length;
  }
  offsets.set(size, end);
  const copiedEntries = ["Root", "Info", "ID"].map((key) => trailerEntry(trailer, key)).join("");
  const index = [...offsets.keys()].map((number) => `${number} 1`).join(" ");
  const rows = Buffer.concat([...offsets.values()].map(xrefRow));
  parts.push(
    Buffer.from(
      `${size} 0 obj\n<</Type/XRef/Size ${size + 1}/Prev ${previous}${copiedEntries}/W[1 4 2]/Index[${index}]/Length ${rows.length}>>\nstream\n`,
    ),
    rows,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${end}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

function lastXrefOffset(pdf: Buffer): number {
  const tail = pdf.toString("latin1", pdf.lastIndexOf("startxref"));
  const at = Number(/^startxref\s+(\d+)/.exec(tail)?.[1]);
  if (!/^\d+ 0 obj/.test(pdf.toString("latin1", at, at + 20)))
    throw new Error("This PDF does not keep its table as a stream.");
  return at;
}

function trailerEntry(trailer: string, key: string): string {
  const [entry = ""] = new RegExp(`/${key} ?(?:\\d+ \\d+ R|\\[[^\\]]*\\])`).exec(trailer) ?? [];
  return entry;
}

/** An object that stands in the file: kind 1, its offset, generation 0. */
function xrefRow(offset: number): Buffer {
  const row = Buffer.alloc(7);
  row.writeUInt8(1, 0);
  row.writeUInt32BE(offset, 1);
  return row;
}
