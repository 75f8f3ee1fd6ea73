// The process that typesets results: it gets documents one after another and answers each with a PDF or a refusal.
import { join } from "node:path";
import { PDFDocument } from "pdf-lib";
import { z } from "zod";
import { projectRoot } from "#adapters/project-root.ts";
import { type TypstCompiler, createTypstCompiler } from "#adapters/typesetting/typst-compiler.ts";
import { readKitFonts } from "#adapters/typesetting/kit-fonts.ts";
import { fixToUnicodeMaps } from "#adapters/typesetting/to-unicode-maps.ts";
import { TypesetRequest, type TypesetResult } from "./messages.ts";

const templateFolder = join(projectRoot(), "content/results");
const compiler = await openCompiler();

process.on("message", (message) => {
  const { id, language } = TypesetRequest.parse(message);
  void typesetDocument(language).then((answer) => process.send?.({ id, ...answer }));
});
process.on("disconnect", () => process.exit());
process.send?.("ready");

async function openCompiler(): Promise<TypstCompiler> {
  const opened = createTypstCompiler(templateFolder, await readKitFonts());
  if (opened === null) throw new Error("Typst has no binary for this system.");
  return opened;
}

async function typesetDocument(language: string): Promise<TypesetResult> {
  try {
    const compiled = compiler.compile({
      mainFilePath: join(templateFolder, "language.typ"),
      inputs: { language },
      resetRead: true,
    });
    if (compiled.result === null) return { pdf: null, unknown: "" };
    const pdf = compiler.pdf(compiled.result, { pdfStandard: "ua-1" });
    const document = await PDFDocument.load(pdf, { updateMetadata: false });
    if (isCard(language) && document.getPageCount() > 1) return { pdf: null, isTooLong: true };
    fixToUnicodeMaps(document);
    return { pdf: await document.save() };
  } catch (error) {
    return { pdf: null, unknown: findMissingGlyphs(error) };
  } finally {
    // Nobody's text stays in memory for the next compilation.
    compiler.evictCache(0);
  }
}

const Paper = z.object({ paper: z.string().optional() });

function isCard(language: string): boolean {
  return Paper.parse(JSON.parse(language)).paper === "card";
}

/** The letters that no face holds: a tagged PDF is refused for them. */
function findMissingGlyphs(error: unknown): string {
  const message = error instanceof Error ? error.message : "";
  const found = message.matchAll(/the text `\\?"(.+?)\\?"` could not be displayed/g);
  return [...new Set([...found].map(([, letters = ""]) => letters))].join(" ");
}
