import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { loadEnglishWords } from "#adapters/model/english-words.ts";
import { promptsPage } from "./prompts-page.ts";

const path = "docs/prompts.md";
const former = existsSync(path) ? readFileSync(path, "utf8") : "";
writeFileSync(path, promptsPage(await loadEnglishWords(), former));
