import type { Question } from "#core/tools/definition.ts";
import { createContext, type ReactNode } from "react";
import type { ToolPageData } from "#features/tools/tool-page-contract.ts";
import type { ToolWorkspace } from "./use-workspace.ts";

/** What others add to a tool's page. */
export type ToolPageSlots = {
  /** Above the answers, once the draft was read. */
  readonly aboveForm?: (workspace: ToolWorkspace, tool: ToolPageData) => ReactNode;
  /** Between the answers and the tone. */
  readonly belowAnswers?: (workspace: ToolWorkspace, tool: ToolPageData) => ReactNode;
  /** Under a question without an answer. */
  readonly belowBlankAnswer?: (
    workspace: ToolWorkspace,
    tool: ToolPageData,
    question: Question,
  ) => ReactNode;
  /** Below the result. */
  readonly belowResult?: (workspace: ToolWorkspace, tool: ToolPageData) => ReactNode;
};

export const ToolPageSlotsContext = createContext<ToolPageSlots>({});
