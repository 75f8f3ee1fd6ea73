import { lazy } from "react";
import { formatPlainText } from "#core/result/plain-text.ts";
import { parseResult } from "#core/result/result-text.ts";
import type { ResultColumnProps } from "./result-column.tsx";
import { trimPartialLine } from "./result-version.ts";
import { preloadGenerationClient } from "#features/tools/workspace/use-workspace.ts";

const loadResultColumn = () => import("./result-column.tsx");

/** Loads with the first answer, so that it is here before there is a result. */
export function preloadResult(): void {
  void loadResultColumn().catch(() => undefined);
  preloadGenerationClient();
}

/** The result's side of the page. Its code loads with the first answer; without it, the language is shown plain. */
export const LazyResult = lazy(async () => {
  const loaded = await loadResultColumn().catch(() => null);
  return { default: loaded?.ResultColumn ?? PlainResult };
});

function PlainResult({ workspace }: ResultColumnProps) {
  const { versions, shown, writing } = workspace.state;
  const text = writing?.text || (versions[shown]?.result ?? "");
  return (
    <section className="panel result-panel" aria-labelledby="result-title">
      <header>
        <h2 className="title-sm" id="result-title">
          Your Strategic Language
        </h2>
      </header>
      <div className="result-body">
        <p>{formatPlainText(parseResult(trimPartialLine(text)))}</p>
      </div>
    </section>
  );
}
