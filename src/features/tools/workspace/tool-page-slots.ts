import type { Question } from "#core/tools/definition.ts";
import { createContext, type ReactNode } from "react";
import type { ToolPageData } from "#features/tools/tool-page-contract.ts";
import type { ToolWorkspace } from "./use-workspace.ts";

/** What others add to a tool's page. */
export type ToolPageSlots = {
  /** Above her answers, once her draft was read. */
  readonly aboveForm?: (workspace: ToolWorkspace, tool: ToolPageData) => ReactNode;
  /** Between her answers and the tone. */
  readonly belowAnswers?: (workspace: ToolWorkspace, tool: ToolPageData) => ReactNode;
  /** Under a question she has not answered. */
  readonly belowBlankAnswer?: (
    workspace: ToolWorkspace,
    tool: ToolPageData,
    question: Question,
  ) => ReactNode;
  /** Below her language. */
  readonly belowResult?: (workspace: ToolWorkspace, tool: ToolPageData) => ReactNode;
};

export const ToolPageSlotsContext = createContext<ToolPageSlots>({});
