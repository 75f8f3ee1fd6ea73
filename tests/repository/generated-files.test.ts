import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { emailProviders } from "../../scripts/generate/email-providers.ts";
import { checkGeneratedFiles } from "../../scripts/generate/generated-files.ts";
import { toolCatalogue } from "../../scripts/generate/tool-catalogue.ts";

test("the lists that are made of folders say what lies in them", () => {
  expect(checkGeneratedFiles).not.toThrow();
});

const whole = {
  "pay-ask/definition.ts": "export const payAsk = {};",
  "pay-ask/compose.ts": "export function composePayAsk() {}",
  "pay-ask/draft.txt": "Help me ask for more pay.\n",
  "pay-ask/form.txt": "A pay ask.\n",
};

/** What is made of a folder with these files. */
function madeOf<Made>(
  files: Readonly<Record<string, string>>,
  make: (folder: string) => Made,
): Made {
  const folder = mkdtempSync(join(tmpdir(), "generated-"));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    return make(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const catalogueOf = (files: Readonly<Record<string, string>>) => madeOf(files, toolCatalogue);

test("a tool is a folder with a definition, a composer and what a model is asked for", () => {
  const files = catalogueOf({ ...whole, "lists/grids.ts": "export const grids = {};" });
  const { "composers.ts": composers, "legacy-questions.ts": legacy } = files;
  expect(composers).toContain('import { composePayAsk } from "#core/tools/pay-ask/compose.ts";');
  expect(composers).toContain("  payAsk: composePayAsk,\n");
  expect(legacy).not.toContain("pay-ask");
  expect(files["model-requests.ts"]).toMatch(/payAsk: \{\s+draft:\s+"Help me ask for more pay\."/);
});

test("former questions are listed where a tool has them", () => {
  const { "legacy-questions.ts": legacy } = catalogueOf({
    ...whole,
    "pay-ask/legacy-questions.ts": "export const payAskLegacyQuestions = {};",
  });
  expect(legacy).toContain("  payAsk: payAskLegacyQuestions,\n");
});

test.for([
  ["bio/compose.ts", "export function composeBio() {}", "There is no", "bio/definition.ts"],
  ["bio/definition.ts", "export const bio = {};", "There is no", "bio/draft.txt"],
  [
    "pay-ask/compose.ts",
    "export function write() {}",
    "compose.ts has to say this",
    "compose<Tool>",
  ],
  ["pay-ask/definition.ts", "export default {};", "definition.ts has to say this", "<toolId>"],
] as const)("what %s lacks is named", ([file, text, ...said]) => {
  const refused = () => catalogueOf({ ...whole, [file]: text });
  for (const part of said) expect(refused).toThrow(part);
});

test("every file of the mail providers is one, and its variable is a setting", () => {
  const files = {
    "smtp.ts": "export const smtpProvider = {};",
    "acme.ts": "export const acmeProvider = {};",
    "acme.test.ts": "",
  };
  const { "email-providers.ts": list } = madeOf(files, emailProviders);
  expect(list).toContain("  acmeProvider,\n  smtpProvider,\n");
  expect(list).toContain("  [acmeProvider.variable]: acmeProvider.schema.optional(),\n");
});

test("a file of the mail providers that exports none is named", () => {
  expect(() => madeOf({ "acme.ts": "export const acme = 1;" }, emailProviders)).toThrow(
    "acme.ts has to say this, once: export const <vendor>Provider",
  );
});
