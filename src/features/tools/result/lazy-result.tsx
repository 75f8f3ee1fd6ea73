import { lazy } from "react";
import type { ResultColumnProps } from "./result-column.tsx";
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
        <p>{withoutCommonMarks(text)}</p>
      </div>
    </section>
  );
}

/** What parses a text did not load either; labels and bold words are the marks that most texts have. */
function withoutCommonMarks(text: string): string {
  return text.replaceAll(/^#+\s+/gm, "").replaceAll(/\*\*(\S[^*\n]*)\*\*/g, "$1");
}
