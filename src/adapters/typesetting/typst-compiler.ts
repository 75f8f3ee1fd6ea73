import { createRequire } from "node:module";

/** Typst's compiler, as far as it is used here. */
export type TypstCompiler = {
  readonly compile: (document: {
    readonly mainFilePath: string;
    readonly inputs?: Readonly<Record<string, string>>;
    readonly resetRead?: boolean;
  }) => { readonly result: TypstDocument | null; readonly takeError: () => object | null };
  readonly pdf: (pages: TypstDocument, options: { readonly pdfStandard: "ua-1" }) => Uint8Array;
  readonly plainSvg: (pages: TypstDocument) => string;
  readonly query: (
    pages: TypstDocument,
    ask: { readonly selector: string; readonly field: string },
  ) => unknown;
  readonly fetchDiagnostics: (error: object) => readonly unknown[];
  /** Forgets what was compiled `age` compilations ago or earlier. */
  readonly evictCache: (age: number) => void;
};

export type TypstDocument = { readonly numOfPages: number };

type TypstBinary = {
  readonly NodeCompiler: {
    readonly create: (settings: {
      readonly workspace: string;
      readonly fontArgs: readonly { readonly fontBlobs: readonly Uint8Array[] }[];
    }) => TypstCompiler;
  };
};

/** The systems whose binary the lockfile holds with a hash. */
const binaries = [
  "@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu",
  "@myriaddreamin/typst-ts-node-compiler-linux-x64-musl",
] as const;

/** A compiler that reads below `workspace` and knows these faces; null where this system has no binary. */
export function createTypstCompiler(
  workspace: string,
  faces: readonly Uint8Array[],
): TypstCompiler | null {
  return loadBinary()?.NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: faces }] }) ?? null;
}

function loadBinary(): TypstBinary | null {
  const open = createRequire(import.meta.url);
  for (const name of binaries) {
    try {
      const binary: unknown = open(name);
      if (isTypstBinary(binary)) return binary;
    } catch {
      // Not installed here, or made for another C library: the next one.
    }
  }
  return null;
}

const methods: readonly (keyof TypstCompiler)[] = [
  "compile",
  "pdf",
  "plainSvg",
  "query",
  "fetchDiagnostics",
  "evictCache",
];

/** Whether a module has everything that is called here. */
function isTypstBinary(module: unknown): module is TypstBinary {
  const compiler = readProperty(module, "NodeCompiler");
  const prototype = readProperty(compiler, "prototype");
  return (
    typeof readProperty(compiler, "create") === "function" &&
    methods.every((name) => typeof readProperty(prototype, name) === "function")
  );
}

function readProperty(owner: unknown, name: string): unknown {
  const isOwner = typeof owner === "function" || (typeof owner === "object" && owner !== null);
  return isOwner ? Reflect.get(owner, name) : undefined;
}
