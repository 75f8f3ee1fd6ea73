import { accounts } from "./accounts.ts";
import { backups } from "./backups.ts";
import { blog } from "./blog.ts";
import { bytes } from "./bytes.ts";
import { composer } from "./composer.ts";
import { dashboard } from "./dashboard.ts";
import { desk } from "./desk.ts";
import { documents } from "./documents.ts";
import { downloads } from "./downloads.ts";
import { kits } from "./kits.ts";
import { lighthouse } from "./lighthouse.ts";
import { longestAnswers } from "./longest-answers.ts";
import { memory } from "./memory.ts";
import { pages } from "./pages.ts";
import { exports } from "./exports.ts";
import { type Figure, printFigures } from "./support/report.ts";
import { record } from "./record.ts";
import { startup } from "./startup.ts";
import { streams } from "./streams.ts";

const benchmarks: Record<string, { title: string; measure: () => Promise<Figure[]> }> = {
  bytes: { title: "Bytes on the wire (brotli, whole import graph)", measure: bytes },
  composer: { title: "Composer and checks, in process", measure: composer },
  longest: { title: "The longest answers allowed", measure: longestAnswers },
  starts: { title: "Starts", measure: startup },
  pages: { title: "Pages, beside raw node:http sending the same bytes", measure: pages },
  accounts: { title: "Signed in, beside raw node:http sending the same bytes", measure: accounts },
  dashboard: {
    title: "The Pro dashboard, beside raw node:http sending the same bytes",
    measure: dashboard,
  },
  memory: { title: "Memory of the process under mixed traffic", measure: memory },
  blog: { title: "The blog", measure: blog },
  desk: {
    title: "The owner’s pages, in a house of 10,000 people beside a hundredth of it",
    measure: desk,
  },
  record: { title: "The record", measure: record },
  backups: { title: "A backup of two thousand members", measure: backups },
  exports: { title: "An export sent", measure: exports },
  documents: { title: "A resume read, upload to answer", measure: documents },
  downloads: { title: "A kit downloaded, stamped, request to last byte", measure: downloads },
  kits: { title: "A kit stamped for its buyer", measure: kits },
  streams: { title: "Streaming, beside the upstream called directly", measure: streams },
  lighthouse: { title: "Lighthouse mobile, median of five", measure: lighthouse },
};

const chosen = process.argv.slice(2).filter((name) => Object.hasOwn(benchmarks, name));
for (const name of chosen.length > 0 ? chosen : Object.keys(benchmarks)) {
  const benchmark = benchmarks[name];
  if (benchmark) printFigures(benchmark.title, await benchmark.measure());
}
