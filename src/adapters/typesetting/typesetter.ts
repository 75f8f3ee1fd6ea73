import { relative } from "node:path";
import { z } from "zod";
import { projectRoot } from "#adapters/project-root.ts";
import { type Compiler, createCompiler } from "./compiler.ts";
import { readFaces } from "./faces.ts";
import { FormPlace } from "./form-place.ts";

export type TypesetPages = {
  /** A tagged PDF; its fields are not there yet. */
  readonly pdf: Uint8Array;
  /** Where fields belong, in reading order. */
  readonly places: readonly FormPlace[];
  readonly count: number;
  /** The titles of the chapters and of the worksheets, in their order. */
  readonly chapters: readonly string[];
  readonly worksheets: readonly string[];
  /** The page that everybody may see. */
  readonly shown: ShownPage | null;
  /** The pages as one picture, one below the other. */
  readonly draw: () => string;
};

export type Typesetter = {
  /** Sets one source file, an absolute path inside the project. Throws file, line and the typesetter's words. */
  readonly typeset: (file: string) => TypesetPages;
};

const ShownPage = z.object({ page: z.int().min(1), description: z.string().trim().min(1) });
type ShownPage = z.infer<typeof ShownPage>;

/** Lines are counted from 0. */
const Problem = z.object({
  message: z.string(),
  path: z.string(),
  range: z.object({ start: z.object({ line: z.int() }) }).nullable(),
});

/** The typesetter, or null where its binary does not exist for this system. */
export async function openTypesetter(): Promise<Typesetter | null> {
  const compiler = createCompiler(projectRoot(), await readFaces());
  return compiler && { typeset: (file) => typeset(compiler, file) };
}

function typeset(compiler: Compiler, file: string): TypesetPages {
  const compiled = compiler.compile({ mainFilePath: file, resetRead: true });
  const pages = compiled.result;
  if (pages === null) throw new Error(sentencesOf(compiler, compiled.takeError()));
  const ask = (label: string): unknown =>
    compiler.query(pages, { selector: `<${label}>`, field: "value" });
  const titles = (label: string) => z.array(z.string()).parse(ask(label));
  return {
    pdf: compiler.pdf(pages, { pdfStandard: "ua-1" }),
    places: z.array(FormPlace).parse(ask("field")),
    count: pages.numOfPages,
    chapters: titles("kit-chapter"),
    worksheets: titles("kit-worksheet"),
    shown: z.array(ShownPage).max(1).parse(ask("kit-shown")).at(0) ?? null,
    draw: () => compiler.plainSvg(pages),
  };
}

function sentencesOf(compiler: Compiler, error: object | null): string {
  if (error === null) return "The typesetter gave no reason.";
  const problems = z.array(Problem).safeParse(compiler.fetchDiagnostics(error));
  if (!problems.success) return "The typesetter gave no reason.";
  return problems.data
    .map(({ message, path, range }) =>
      [relative(projectRoot(), path), range && range.start.line + 1, ` ${message}`]
        .filter((part) => part !== null)
        .join(":"),
    )
    .join("\n");
}
