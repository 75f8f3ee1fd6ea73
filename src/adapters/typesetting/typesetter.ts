import { relative } from "node:path";
import { z } from "zod";
import { projectRoot } from "#adapters/project-root.ts";
import { type TypstCompiler, createTypstCompiler } from "./typst-compiler.ts";
import { readKitFonts } from "./kit-fonts.ts";
import { FieldPlacement } from "./field-placement.ts";

export type TypesetDocument = {
  /** A tagged PDF; its fields are not there yet. */
  readonly pdf: Uint8Array;
  /** Where fields belong, in reading order. */
  readonly places: readonly FieldPlacement[];
  readonly pageCount: number;
  /** The titles of the chapters and of the worksheets, in their order. */
  readonly chapters: readonly string[];
  readonly worksheets: readonly string[];
  /** The page that everybody may see. */
  readonly previewPage: PreviewPage | null;
  /** The pages as one picture, one below the other. */
  readonly toSvg: () => string;
};

export type Typesetter = {
  /** Sets one source file, an absolute path inside the project. Throws file, line and the typesetter's words. */
  readonly typeset: (file: string) => TypesetDocument;
};

const PreviewPage = z.object({ page: z.int().min(1), description: z.string().trim().min(1) });
type PreviewPage = z.infer<typeof PreviewPage>;

/** Lines are counted from 0. */
const Diagnostic = z.object({
  message: z.string(),
  path: z.string(),
  range: z.object({ start: z.object({ line: z.int() }) }).nullable(),
});

/** The typesetter, or null where its binary does not exist for this system. */
export async function openTypesetter(): Promise<Typesetter | null> {
  const compiler = createTypstCompiler(projectRoot(), await readKitFonts());
  return compiler && { typeset: (file) => typeset(compiler, file) };
}

function typeset(compiler: TypstCompiler, file: string): TypesetDocument {
  const compiled = compiler.compile({ mainFilePath: file, resetRead: true });
  const pages = compiled.result;
  if (pages === null) throw new Error(describeDiagnostics(compiler, compiled.takeError()));
  const ask = (label: string): unknown =>
    compiler.query(pages, { selector: `<${label}>`, field: "value" });
  const titles = (label: string) => z.array(z.string()).parse(ask(label));
  return {
    pdf: compiler.pdf(pages, { pdfStandard: "ua-1" }),
    places: z.array(FieldPlacement).parse(ask("field")),
    pageCount: pages.numOfPages,
    chapters: titles("kit-chapter"),
    worksheets: titles("kit-worksheet"),
    previewPage: z.array(PreviewPage).max(1).parse(ask("kit-shown")).at(0) ?? null,
    toSvg: () => compiler.plainSvg(pages),
  };
}

function describeDiagnostics(compiler: TypstCompiler, error: object | null): string {
  if (error === null) return "The typesetter gave no reason.";
  const problems = z.array(Diagnostic).safeParse(compiler.fetchDiagnostics(error));
  if (!problems.success) return "The typesetter gave no reason.";
  return problems.data
    .map(({ message, path, range }) =>
      [relative(projectRoot(), path), range && range.start.line + 1, ` ${message}`]
        .filter((part) => part !== null)
        .join(":"),
    )
    .join("\n");
}
