import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { docxFile, paragraph } from "../tests/fixtures/documents/docx-file.ts";
import { pdfFile } from "../tests/fixtures/documents/pdf-file.ts";
import { startServer } from "../tests/journeys/support/server.ts";
import { addProMember } from "../tests/support/account/pro-member.ts";
import { type UploadClient, uploadToServer } from "../tests/support/documents/upload.ts";
import { type Figure, figure, median } from "./support/report.ts";

const maxMs = 300;
const rounds = 15;
/** Shorter than it takes to choose a next file; the reader that waits for it is warm by then. */
const pauseMs = 400;
const lines = Array.from(
  { length: 48 },
  (_, at) => `Led team ${at} through a change that saved ${at + 3}% of the cost in a year.`,
);

/** Upload to answer through the built server: the first file with the start of its process, then each with the reader that waits. */
export async function documents(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "m-power-bench-"));
  await using stack = new AsyncDisposableStack();
  stack.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const { settings, cookie } = await addProMember({ DATA_DIR: dataDir });
  const server = stack.use(await startServer({ ...settings }, { dataDir }));
  const sender = { url: server.url, cookie };
  const first = await timeOf(sender, resumes[0]);
  const figures = [
    figure(
      "First file, with the start of its process",
      `${Math.round(first)} ms`,
      "for comparison",
      true,
    ),
  ];
  for (const resume of resumes) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await wait(pauseMs);
      times.push(await timeOf(sender, resume));
    }
    const time = median(times);
    figures.push(figure(resume.name, `${Math.round(time)} ms`, `<= ${maxMs} ms`, time <= maxMs));
  }
  return figures;
}

type Resume = { readonly name: string; readonly bytes: Uint8Array };

const page = pdfFile([{ texts: lines.map((text, at) => ({ text, x: 60, y: 60 + at * 14 })) }]);
const words = lines.map((line) => paragraph(line)).join("");
const photo = { name: "word/media/photo.jpg", bytes: randomBytes(1_000_000) };

const resumes = [
  { name: "One-page resume, PDF", bytes: page },
  { name: "One-page resume, DOCX", bytes: docxFile(words) },
  { name: "Resume of 1 MB, PDF", bytes: withMegabyte(page) },
  { name: "Resume of 1 MB, DOCX", bytes: docxFile(words, { more: [photo] }) },
] as const satisfies Resume[];

/** The same pages, with a stream of a megabyte before their end that nothing shows. */
function withMegabyte(pdf: Uint8Array): Uint8Array {
  const text = Buffer.from(pdf).toString("latin1");
  const at = text.lastIndexOf("xref\n", text.lastIndexOf("startxref") - 1);
  const noise = randomBytes(1_000_000);
  const stream = [
    Buffer.from(`9999 0 obj\n<< /Length ${noise.byteLength} >>\nstream\n`),
    noise,
    Buffer.from("\nendstream\nendobj\n"),
  ];
  const grown = stream.reduce((sum, chunk) => sum + chunk.byteLength, 0);
  const end = text.slice(at).replace(/(startxref\s+)(\d+)/, `$1${at + grown}`);
  return Buffer.concat([pdf.subarray(0, at), ...stream, Buffer.from(end, "latin1")]);
}

async function timeOf(sender: UploadClient, { name, bytes }: Resume): Promise<number> {
  const started = performance.now();
  const { status, message } = await uploadToServer(sender, bytes, name);
  if (status !== 200) throw new Error(`${name}: ${status} ${message}`);
  return performance.now() - started;
}
