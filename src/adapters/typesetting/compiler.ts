import { createRequire } from "node:module";

/** Typst's compiler, as far as it is used here. */
export type Compiler = {
  readonly compile: (document: {
    readonly mainFilePath: string;
    readonly inputs?: Readonly<Record<string, string>>;
    readonly resetRead?: boolean;
  }) => { readonly result: Pages | null; readonly takeError: () => object | null };
  readonly pdf: (pages: Pages, options: { readonly pdfStandard: "ua-1" }) => Uint8Array;
  readonly plainSvg: (pages: Pages) => string;
  readonly query: (
    pages: Pages,
    ask: { readonly selector: string; readonly field: string },
  ) => unknown;
  readonly fetchDiagnostics: (error: object) => readonly unknown[];
  /** Forgets what was compiled `age` compilations ago or earlier. */
  readonly evictCache: (age: number) => void;
};

export type Pages = { readonly numOfPages: number };

type Binary = {
  readonly NodeCompiler: {
    readonly create: (settings: {
      readonly workspace: string;
      readonly fontArgs: readonly { readonly fontBlobs: readonly Uint8Array[] }[];
    }) => Compiler;
  };
};

/** The systems whose binary the lockfile holds with a hash. */
const binaries = [
  "@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu",
  "@myriaddreamin/typst-ts-node-compiler-linux-x64-musl",
] as const;

/** A compiler that reads below `workspace` and knows these faces; null where this system has no binary. */
export function createCompiler(workspace: string, faces: readonly Uint8Array[]): Compiler | null {
  return openBinary()?.NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: faces }] }) ?? null;
}

function openBinary(): Binary | null {
  const open = createRequire(import.meta.url);
  for (const name of binaries) {
    try {
      const binary: Binary = open(name);
      return binary;
    } catch {
      // Not installed here, or made for another C library: the next one.
    }
  }
  return null;
}
