import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Export, exportedName } from "./exported-name.ts";

/** One file of a tool's folder, and how the list of all tools begins and ends that is made of it. */
type Part = Export & {
  readonly file: string;
  readonly isOptional?: true;
  readonly types: readonly string[];
  readonly opening: readonly string[];
  readonly closing: string;
};

const toolId = 'import type { ToolId } from "#core/tools/catalogue.ts";';

const definition: Part = {
  file: "definition.ts",
  pattern: /^export const (\w+) = \{/gm,
  form: "export const <toolId> = { … } as const satisfies ToolSource",
  types: ['import type { ToolSource } from "#core/tools/definition.ts";'],
  opening: ["/** Every tool, by the key that calls and tables use. */", "export const tools = {"],
  closing: "} as const satisfies Record<string, ToolSource>;",
};

const composer: Part = {
  file: "compose.ts",
  pattern: /^export function (compose\w+)\(/gm,
  form: "export function compose<Tool>(material: Material): Draft",
  types: [
    'import type { Draft } from "#core/composer/draft/draft.ts";',
    'import type { Result } from "#core/result/result.ts";',
    toolId,
    'import type { Material } from "#core/tools/definition.ts";',
  ],
  opening: [
    "/** Who writes each tool's language from answers alone. */",
    "export const composers: Readonly<Record<ToolId, (material: Material) => Draft | Result>> = {",
  ],
  closing: "};",
};

const legacyQuestions: Part = {
  file: "legacy-questions.ts",
  pattern: /^export const (\w+) = \{/gm,
  form: "export const <toolId>LegacyQuestions = { … }",
  isOptional: true,
  types: [toolId],
  opening: [
    "type FormerTexts = Readonly<Record<string, string>>;",
    "",
    "/** The former questions of the tools that asked otherwise once. */",
    "export const legacyQuestions: Readonly<Partial<Record<ToolId, FormerTexts>>> = {",
  ],
  closing: "};",
};

/** Folders beside the tools that are none. */
const otherFolders = new Set(["generated", "legacy", "lists"]);

/** The lists of all tools, by file name, from their folders. Throws a sentence that names what a folder lacks. */
export function toolCatalogue(folder = "src/core/tools"): Readonly<Record<string, string>> {
  const slugs = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !otherFolders.has(entry.name))
    .map(({ name }) => name)
    .toSorted();
  return {
    "definitions.ts": listOf(folder, slugs, definition),
    "model-requests.ts": modelRequests(folder, slugs),
    "composers.ts": listOf(folder, slugs, composer),
    "legacy-questions.ts": listOf(folder, slugs, legacyQuestions),
  };
}

/** What a model is asked for, tool by tool: the texts of each `draft.txt` and `form.txt`. */
function modelRequests(folder: string, slugs: readonly string[]): string {
  const lines = slugs.flatMap((slug) => {
    const id = exportedName(join(folder, slug, definition.file), definition);
    const texts = ["draft", "form"].map((name) => {
      const file = join(folder, slug, `${name}.txt`);
      if (!existsSync(file)) throw new Error(`There is no ${file}, which a model is asked with.`);
      return `    ${name}:\n      ${JSON.stringify(readFileSync(file, "utf8").trim())},`;
    });
    return [`  ${id}: {`, ...texts, "  },"];
  });
  return [
    'import type { ModelRequestTexts } from "#core/tools/definition.ts";',
    "",
    "/** What a model is asked for, by tool. */",
    "export const modelRequests = {",
    ...lines,
    "} satisfies Record<string, ModelRequestTexts>;",
    "",
  ].join("\n");
}

function listOf(folder: string, slugs: readonly string[], part: Part): string {
  const { file, isOptional, types, opening, closing } = part;
  const entries = slugs
    .filter((slug) => !isOptional || existsSync(join(folder, slug, file)))
    .map((slug) => ({
      slug,
      id: exportedName(join(folder, slug, definition.file), definition),
      name: exportedName(join(folder, slug, file), part),
    }));
  const lines = [
    ...types,
    ...entries.map(({ slug, name }) => `import { ${name} } from "#core/tools/${slug}/${file}";`),
    "",
    ...opening,
    ...entries.map(({ id, name }) => (id === name ? `  ${id},` : `  ${id}: ${name},`)),
    closing,
  ];
  return `${lines.join("\n")}\n`;
}
