/** The bytes that follow their count, four bytes long. Ends the process when the input ends: then nobody waits for an answer. */
export function receiveFile(input: NodeJS.ReadStream): Promise<Uint8Array> {
  const { promise, resolve } = Promise.withResolvers<Uint8Array>();
  const chunks: Buffer[] = [];
  let size = 0;
  let expectedSize = Number.POSITIVE_INFINITY;
  input.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (expectedSize === Number.POSITIVE_INFINITY && size >= 4)
      expectedSize = 4 + Buffer.concat(chunks).readUInt32BE();
    if (size >= expectedSize) resolve(new Uint8Array(Buffer.concat(chunks)).slice(4, expectedSize));
  });
  for (const end of ["end", "error"]) input.once(end, () => process.exit());
  return promise;
}
