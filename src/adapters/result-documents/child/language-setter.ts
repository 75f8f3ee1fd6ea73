// The process that typesets results: it gets documents one after another and answers each with a PDF or a refusal.
import { join } from "node:path";
import { PDFDocument } from "pdf-lib";
import { projectRoot } from "#adapters/project-root.ts";
import { type Compiler, createCompiler } from "#adapters/typesetting/compiler.ts";
import { readFaces } from "#adapters/typesetting/faces.ts";
import { nameLettersOnce } from "#adapters/typesetting/letters.ts";
import { Order, type SetAnswer } from "./messages.ts";

const folder = join(projectRoot(), "content/results");
const compiler = await openCompiler();

process.on("message", (message) => {
  const { id, language } = Order.parse(message);
  void setLanguage(language).then((answer) => process.send?.({ id, ...answer }));
});
process.on("disconnect", () => process.exit());
process.send?.("ready");

async function openCompiler(): Promise<Compiler> {
  const opened = createCompiler(folder, await readFaces());
  if (opened === null) throw new Error("Typst has no binary for this system.");
  return opened;
}

async function setLanguage(language: string): Promise<SetAnswer> {
  try {
    const compiled = compiler.compile({
      mainFilePath: join(folder, "language.typ"),
      inputs: { language },
      resetRead: true,
    });
    if (compiled.result === null) return { pdf: null, unknown: "" };
    const pdf = compiler.pdf(compiled.result, { pdfStandard: "ua-1" });
    const document = await PDFDocument.load(pdf, { updateMetadata: false });
    nameLettersOnce(document);
    return { pdf: await document.save() };
  } catch (error) {
    return { pdf: null, unknown: lettersIn(error) };
  } finally {
    // Her words are not kept for the next compilation.
    compiler.evictCache(0);
  }
}

/** The letters that no face holds: a tagged PDF is refused for them. */
function lettersIn(error: unknown): string {
  const said = error instanceof Error ? error.message : "";
  const found = said.matchAll(/the text `\\?"(.+?)\\?"` could not be displayed/g);
  return [...new Set([...found].map(([, letters = ""]) => letters))].join(" ");
}
