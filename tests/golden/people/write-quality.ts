import { writeFileSync } from "node:fs";
import { qualityPage } from "./quality-page.ts";

writeFileSync("docs/language-quality.md", qualityPage());
