import type { Question } from "#core/tools/definition.ts";
import { createContext, type ReactNode } from "react";
import type { PagedTool } from "./queries.ts";
import type { Work } from "./use-session.ts";

/** What others add to a tool's page. */
export type Slots = {
  /** Above her answers, once her draft was read. */
  readonly before?: (work: Work, tool: PagedTool) => ReactNode;
  /** Between her answers and the tone. */
  readonly shelf?: (work: Work, tool: PagedTool) => ReactNode;
  /** Under a question she has not answered. */
  readonly offer?: (work: Work, tool: PagedTool, question: Question) => ReactNode;
  /** Below her language. */
  readonly after?: (work: Work, tool: PagedTool) => ReactNode;
};

export const SlotsContext = createContext<Slots>({});
