import { accounts } from "./accounts.ts";
import { blog } from "./blog.ts";
import { bytes } from "./bytes.ts";
import { composer } from "./composer.ts";
import { documents } from "./documents.ts";
import { downloads } from "./downloads.ts";
import { kits } from "./kits.ts";
import { lighthouse } from "./lighthouse.ts";
import { longest } from "./longest.ts";
import { memory } from "./memory.ts";
import { pages } from "./pages.ts";
import { exports } from "./exports.ts";
import { type Figure, print } from "./report.ts";
import { record } from "./record.ts";
import { starts } from "./starts.ts";
import { streams } from "./streams.ts";

const parts: Record<string, { title: string; measure: () => Promise<Figure[]> }> = {
  bytes: { title: "Bytes on the wire (brotli, whole import graph)", measure: bytes },
  composer: { title: "Composer and checks, in process", measure: composer },
  longest: { title: "The longest answers allowed", measure: longest },
  starts: { title: "Starts", measure: starts },
  pages: { title: "Pages, beside raw node:http sending the same bytes", measure: pages },
  accounts: { title: "Signed in, beside raw node:http sending the same bytes", measure: accounts },
  memory: { title: "Memory of the process under mixed traffic", measure: memory },
  blog: { title: "The blog", measure: blog },
  record: { title: "The record", measure: record },
  exports: { title: "An export sent", measure: exports },
  documents: { title: "A resume read, upload to answer", measure: documents },
  downloads: { title: "A kit downloaded, stamped, request to last byte", measure: downloads },
  kits: { title: "A kit stamped for its buyer", measure: kits },
  streams: { title: "Streaming, beside the upstream called directly", measure: streams },
  lighthouse: { title: "Lighthouse mobile, median of five", measure: lighthouse },
};

const chosen = process.argv.slice(2).filter((name) => Object.hasOwn(parts, name));
for (const name of chosen.length > 0 ? chosen : Object.keys(parts)) {
  const part = parts[name];
  if (part) print(part.title, await part.measure());
}
