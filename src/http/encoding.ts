import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** The bytes of one text in each coding that a browser may ask for. */
export type Encoded = Readonly<Record<Encoding, Buffer<ArrayBuffer>>>;

/** The best coding that this Accept-Encoding allows. */
export function encodingFor(accepted: string | undefined): Encoding {
  return encodings.find((encoding) => allows(accepted ?? "", encoding)) ?? "identity";
}

function allows(accepted: string, encoding: Encoding): boolean {
  return accepted.split(",").some((entry) => {
    const [name, ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** Compresses once. `quality` is brotli's: 11 for what is kept, 4 for what is sent once. */
export async function encode(text: string | Buffer, quality: number): Promise<Encoded> {
  const identity = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity, { level: Math.min(quality, 9) }),
  ]);
  return { br, gzip: gz, identity };
}
