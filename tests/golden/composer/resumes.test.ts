import { expect, test } from "vitest";
import { compose } from "#core/composer/compose.ts";
import { parseSectionHeading } from "#core/composer/resume/recognition/section-headings.ts";
import type { Block } from "#core/result/result.ts";
import { byHead, type SortedResume, sortedResumes } from "./resumes.ts";

const own: readonly string[] = ["Education", "Certificates", "Languages", "Skills"];

/** What stands where: posts, their lines, and the parts with a head. */
function sortedBlocks(blocks: readonly Block[], parts: ReadonlySet<string>) {
  let under = "list";
  return blocks.flatMap((block) => {
    if (block.kind === "paragraph") return [];
    if (block.kind === "list") return [{ head: under, text: block.items.join(" ") }];
    const part = parseSectionHeading(block.text)?.part ?? "work";
    const known = own.includes(part) ? part : block.text;
    const isPart = parts.has(known.toLowerCase());
    under = isPart ? known : `lines of ${block.text}`;
    return isPart ? [] : [{ head: "post 0", text: block.text }];
  });
}

/** The name and what goes with it; below it the title of the latest post, unless the resume has one there already. */
function topOf(blocks: readonly Block[], { expected }: SortedResume) {
  const lines = blocks.flatMap((block) => (block.kind === "paragraph" ? [block.text] : []));
  const all = [{ head: "top", text: lines.join(" ") }];
  const hers = expected.some(
    ({ head, holds }) => head === "top" && holds === byHead(all)[0]?.holds,
  );
  const top = lines.slice(0, -1).map((text) => ({ head: "top", text }));
  return hers ? all : top;
}

test.for(sortedResumes())("$id: every line stands once, where it belongs", (one) => {
  const { sections } = compose("resumeRewrite", {
    answers: { resume: one.resume },
    tone: "Warm Confidence",
  });
  const parts = new Set([...own, "Other", ...one.heads].map((head) => head.toLowerCase()));
  const under = sections.flatMap(({ label, blocks }) =>
    label === "Headline"
      ? topOf(blocks, one)
      : label === "Experience"
        ? sortedBlocks(blocks, parts)
        : label === "Summary"
          ? [
              {
                head: "Summary",
                text: blocks.map((b) => (b.kind === "paragraph" ? b.text : "")).join(" "),
              },
            ]
          : [],
  );
  expect(byHead(under)).toEqual(one.expected);
});
