import type { DehydratedState } from "@tanstack/react-query";
import type { Viewer } from "#core/access/access.ts";
import type { Site } from "#ui/site.ts";

/** What the server hands to the browser with a page: who is reading, what was read for her. */
export type PageData = {
  readonly site: Site;
  readonly viewer: Viewer;
  readonly queries: DehydratedState;
};

export const pageDataId = "page-data";

/** JSON that can stand inside a script element. */
export function serializePageData(data: PageData): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
