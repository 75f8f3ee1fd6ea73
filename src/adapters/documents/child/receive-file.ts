/** The bytes that follow their count, four bytes long. Ends the process when the input ends: then nobody waits for an answer. */
export function receiveFile(input: NodeJS.ReadStream): Promise<Uint8Array> {
  const { promise, resolve } = Promise.withResolvers<Uint8Array>();
  const chunks: Buffer[] = [];
  let size = 0;
  let whole = Number.POSITIVE_INFINITY;
  input.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (whole === Number.POSITIVE_INFINITY && size >= 4)
      whole = 4 + Buffer.concat(chunks).readUInt32BE();
    if (size >= whole) resolve(new Uint8Array(Buffer.concat(chunks)).slice(4, whole));
  });
  for (const end of ["end", "error"]) input.once(end, () => process.exit());
  return promise;
}
