import { strFromU8, unzipSync } from "fflate";
import { micromark } from "micromark";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, test } from "vitest";
import { parseDocument } from "#adapters/documents/parse/parse-document.ts";
import { openResultDocumentWriter } from "#adapters/result-documents/index.ts";
import { judgeText } from "#core/checks/judge-text.ts";
import { anyWord } from "#core/facts/find-facts.ts";
import { compose } from "#core/composer/compose.ts";
import { isSpokenNote } from "#core/contract/spoken-note.ts";
import { listCardChoices, listCardParagraphs } from "#core/result/card.ts";
import { formatMarkdown } from "#core/result/markdown.ts";
import { formatPlainText } from "#core/result/plain-text.ts";
import { createResultDocument, documentLines } from "#core/result/result-document.ts";
import { formatResult, parseResult } from "#core/result/result-text.ts";
import type { Block, Result } from "#core/result/result.ts";
import { toolIds, type ToolId, toolOf } from "#core/tools/catalogue.ts";
import { signatureTone } from "#core/tools/definition.ts";
import { prepareRehearsal } from "#features/rehearsal/prepare-rehearsal.ts";
import { ResultBody } from "#features/tools/result/result-body.tsx";
import { trimPartialLine } from "#features/tools/generation/stream/trim-partial-line.ts";
import { signIn } from "../support/account/sign-in.ts";
import { createTestApp } from "../support/app/test-app.ts";

const documents = openResultDocumentWriter();
afterAll(() => documents.close());

/** The marks that a model puts around a line, one after the other. */
const dressings: readonly ((line: string) => string)[] = [
  (line) => line.replace(/^\S+/, "**$&**"),
  (line) => `__${line}__`,
  (line) => `> ${line}`,
  (line) => line.replace(/^\S+/, "*$&*"),
  (line) => `\`${line}\``,
  (line) => `***${line}***`,
  (line) =>
    line.replaceAll("’", "&rsquo;").replaceAll("&", "&amp;").replaceAll("&amp;rsquo;", "&rsquo;"),
  (line) => line.replaceAll(/[-.()]/g, String.raw`\$&`),
  (line) => `~~${line}~~`,
];

const boxes = ["[ ] ", "[x] ", ""];

/** A result as a model may hand it over: every kind of mark that Markdown has. */
function dress({ sections, missing }: Result): string {
  let count = 0;
  const dressed = (line: string) => {
    count += 1;
    return dressings[count % dressings.length]?.(line) ?? line;
  };
  const dressBlock = (block: Block): string => {
    if (block.kind === "heading") return `#### **${block.text}** ####`;
    if (block.kind === "paragraph") return block.text.split("\n").map(dressed).join("\n");
    if (block.items.length === 2 && block.items.every((item) => !item.includes("|")))
      return `| Step |\n|:-----|\n${block.items.map((item) => `| ${dressed(item)} | |`).join("\n")}`;
    return block.items
      .map((item, n) => `${block.ordered ? `${n + 1})` : "*"} ${boxes[n % 3]}${dressed(item)}`)
      .join("\n");
  };
  const parts = sections.map(({ label, blocks }) =>
    [...(label === null ? [] : [`## **${label}:** ##`]), ...blocks.map(dressBlock)].join("\n\n"),
  );
  const request = missing.length === 0 ? [] : [`**To complete this, add:** ${missing.join("; ")}.`];
  return ["```markdown", [...parts, ...request].join("\n\n---\n\n"), "```"].join("\n");
}

const marks =
  /\*\*|__|`|~~|(?<!\w)[*_]\w|\w[*_](?!\w)|\[[ x]?\]|^\s*(?:#|>|\||---)|&\w+;|\\[-.()]/m;

/** The words of a text without the numbers of its lists, and without the head of the table that was put in. */
function wordsOf(text: string): string[] {
  const lines = text.replaceAll(/^\d+\. /gm, "");
  return lines.match(/[\p{L}\p{N}]+/gu)?.filter((word) => word !== "Step") ?? [];
}

/** The mark that a text shows with what stands around it; null where it shows none. */
function markIn(text: string): string | null {
  const place = text.search(marks);
  return place === -1 ? null : text.slice(Math.max(0, place - 40), place + 40);
}

async function textOf(file: Uint8Array): Promise<string> {
  const parsed = await parseDocument(file);
  return parsed.ok ? parsed.document.text : parsed.code;
}

/** What a browser shows of HTML. */
function shownIn(html: string): string {
  return html
    .replaceAll(/<br ?\/?>|<\/(?:p|li|h\d|dt|dd)>/g, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll(/&quot;|&#x27;/g, "'")
    .replaceAll("&amp;", "&");
}

/** The text that reaches the member of what a writer wrote. */
function received(tool: ToolId, writer: "composer" | "model"): string {
  const material = { answers: toolOf(tool).example, tone: signatureTone };
  const composed = compose(tool, material);
  if (writer === "composer") return formatResult(composed);
  return formatResult(judgeText({ tool, material }, dress(composed), anyWord).result);
}

const texts = toolIds.flatMap((tool) =>
  (["composer", "model"] as const).map((writer) => ({ tool, writer })),
);

test.for(texts)("$tool, by the $writer: no mark is left in any way out", async (written) => {
  const { example: answers, title } = toolOf(written.tool);
  const text = received(written.tool, written.writer);
  const result = parseResult(text);
  expect(formatResult(result)).toBe(text);
  const html = renderToStaticMarkup(
    createElement(ResultBody, { result, writing: true, facts: null, onAnnounce: () => {} }),
  );
  const file = createResultDocument(title, result);
  const spoken = prepareRehearsal({
    toolId: written.tool,
    title,
    backPath: "/",
    result: text,
    answers,
  });
  const waysOut = {
    api: text.replaceAll(/^(?:#{2,3}|-|\d+\.) /gm, ""),
    copy: formatPlainText(result),
    screen: shownIn(html),
    markdown: shownIn(micromark(formatMarkdown(file))),
    word: await textOf(await documents.docx(file)),
    pdf: await textOf(await documents.pdf(file)),
    card: listCardChoices(result).flatMap(listCardParagraphs).join("\n"),
    sayIt: spoken.parts.flatMap(({ lines }) => lines.map((line) => line.text)).join("\n"),
    interview: (spoken.interview ?? [])
      .flatMap(({ question, outline }) => [question, ...outline.map((point) => point.text)])
      .join("\n"),
    pushBack: (spoken.pushBack?.own ?? []).join("\n"),
  };
  for (const [name, way] of Object.entries(waysOut)) expect(markIn(way), name).toBeNull();

  expect(wordsOf(waysOut.screen)).toEqual(wordsOf(waysOut.copy));
  expect(wordsOf(waysOut.markdown)).toEqual(wordsOf(documentLines(file).join("\n")));
});

test.for(toolIds)("%s: a model’s marks take none of its words away", (tool) => {
  const said = (writer: "composer" | "model") =>
    formatPlainText(parseResult(received(tool, writer)))
      .split("\n")
      .filter((line) => !isSpokenNote(line))
      .join("\n");
  expect(wordsOf(said("model"))).toEqual(wordsOf(said("composer")));
});

function shownOf(text: string): string {
  return formatPlainText(parseResult(text));
}

test("a text that is stopped while it is written has no marks either", () => {
  const dressed = dress(
    compose("interviewBank", { answers: toolOf("interviewBank").example, tone: "" }),
  );
  for (let length = 20; length < dressed.length; length += 7)
    expect(markIn(shownOf(trimPartialLine(dressed.slice(0, length))))).toBeNull();
});

test("the ZIP of her data shows a saved text without marks, to read and as Word", async () => {
  await using app = await createTestApp();
  const ada = await signIn(app);
  const written = dress(
    compose("exitStrategy", { answers: toolOf("exitStrategy").example, tone: "" }),
  );
  const version = { result: written, source: "model", checks: [], incomplete: false };
  const saved = { toolId: "exitStrategy", name: "The way out", answers: {}, tone: signatureTone };
  const answer = await ada.send("POST", "/api/library", {
    ...saved,
    versions: [version],
    shown: 0,
  });
  expect(answer.status).toBe(201);
  expect(markIn(await answer.text())).toBeNull();
  const files = unzipSync(new Uint8Array(await (await ada.request("/api/export")).arrayBuffer()));
  const word = await textOf(files["language/001-the-way-out.docx"] ?? new Uint8Array());
  for (const shown of [shownIn(strFromU8(files["m-power.html"] ?? new Uint8Array())), word]) {
    expect(shown).toContain("Message to your manager");
    expect(markIn(shown)).toBeNull();
  }
});

const literal = "I run a 4* hotel, a C* kitchen, 2 * 3 rooms, f*ck the ** and more than > 40 %";

test.for(["composer", "model"] as const)(
  "what she typed stays as typed, by the %s",
  async (writer) => {
    const text = `## In the moment\n\n${literal}.`;
    const task = {
      tool: "boundaryScript" as const,
      material: { answers: { refusal: literal }, tone: signatureTone },
    };
    const result = writer === "model" ? judgeText(task, text, anyWord).result : parseResult(text);
    expect(formatPlainText(result)).toContain(literal);
    const file = createResultDocument("Boundary Script", result);
    expect(await textOf(await documents.docx(file))).toContain(literal);
    expect((await textOf(await documents.pdf(file))).replaceAll("\n", " ")).toContain(literal);
    expect(shownIn(micromark(formatMarkdown(file)))).toContain(literal);
  },
);
