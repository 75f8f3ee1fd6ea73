import axeCore from "axe-core";
import type { Page } from "playwright-core";

declare global {
  /** What the source leaves behind in a page. */
  var axe: typeof axeCore;
}

type Rules = { readonly type: "tag" | "rule"; readonly values: readonly string[] };

const everything: Rules = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
export const contrast: Rules = { type: "rule", values: ["color-contrast"] };

/** What axe finds against WCAG 2.2 AA and its best practices: "rule: selector", empty when nothing. */
export async function axeFindings(page: Page, rules = everything): Promise<string[]> {
  if (page.frames().length > 1) throw new Error("axe does not look into frames here.");
  // A page keeps what it was given; to send half a megabyte each time takes as long as the looking.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeCore.source);
  return page.evaluate(async ({ type, values }) => {
    const { violations } = await globalThis.axe.run(document, {
      resultTypes: ["violations"],
      runOnly: { type, values: [...values] },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(" ")}`),
    );
  }, rules);
}
