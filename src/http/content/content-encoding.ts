import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

const supportedEncodings = ["br", "gzip", "identity"] as const;
export type ContentEncoding = (typeof supportedEncodings)[number];

/** The bytes of one text in each coding that a browser may ask for. */
export type EncodedBody = Readonly<Record<ContentEncoding, Buffer<ArrayBuffer>>>;

/** The best coding that this Accept-Encoding allows. */
export function negotiateEncoding(accepted: string | undefined): ContentEncoding {
  return (
    supportedEncodings.find((encoding) => allowsEncoding(accepted ?? "", encoding)) ?? "identity"
  );
}

function allowsEncoding(accepted: string, encoding: ContentEncoding): boolean {
  return accepted.split(",").some((entry) => {
    const [name, ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** Compresses well, off the main thread, for what is cached. */
export async function compressAll(text: string): Promise<EncodedBody> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: brotliParams(identity, 9) }),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  return { br, gzip: gz, identity };
}

/** Compresses quickly, in about 0.1 ms a page, for what is sent once. */
export function compressQuickly(text: string, encoding: ContentEncoding): Buffer<ArrayBuffer> {
  const identity = Buffer.from(text);
  if (encoding === "identity") return identity;
  if (encoding === "gzip") return gzipSync(identity, { level: 1 });
  return brotliCompressSync(identity, { params: brotliParams(identity, 2) });
}

function brotliParams(text: Buffer, quality: number) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
}
