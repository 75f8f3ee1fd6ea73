import { type RefObject, useEffect, useReducer, useRef } from "react";
import { buildPrompt } from "#core/prompt/build-prompt.ts";
import type { Answers } from "#core/tools/definition.ts";
import type { GenerateRequest } from "./contract.ts";
import { dropDraft, keepDraft, readDraft } from "./drafts.ts";
import { generate } from "./generate.ts";
import type { PagedTool } from "./queries.ts";
import {
  draftOf,
  emptySession,
  type Event,
  isEmpty,
  type Job,
  next,
  type Session,
} from "./session.ts";
import { useKeeping } from "./use-keeping.ts";

export type Work = {
  readonly session: Session;
  readonly tell: (event: Event) => void;
  readonly write: (job: Job) => Promise<void>;
  readonly stop: () => void;
  readonly clear: () => void;
  /** False when this browser does not keep what she types. */
  readonly kept: boolean;
};

/** One tool's page at work: her answers, kept on this device, and the writing under way. */
export function useSession(tool: PagedTool, form: RefObject<HTMLFormElement | null>): Work {
  const [session, tell] = useReducer(next, emptySession);
  const running = useRef<AbortController>(null);
  const { toolId } = tool;

  // The server cannot know the draft, so it is read when the page is alive.
  useEffect(() => {
    tell({ kind: "opened", typed: typedIn(form.current, tool), draft: readDraft(tool) });
    return () => running.current?.abort();
  }, [form, tool]);

  const kept = useKeeping(session, session.isOpen, (latest) => {
    if (!isEmpty(latest)) return keepDraft(toolId, draftOf(latest));
    dropDraft(toolId);
    return true;
  });

  async function write(job: Job) {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    tell({ kind: "started", job });
    try {
      for await (const written of generate(requestFor(tool, session, job), control.signal)) {
        if (control.signal.aborted) return;
        if (written.kind === "delta") tell({ kind: "wrote", text: written.text });
        else tell({ kind: "finished", answer: written.answer });
      }
    } catch (error) {
      if (!control.signal.aborted) tell({ kind: "failed", error });
    }
  }

  function stop() {
    running.current?.abort();
    tell({ kind: "stopped" });
  }

  function clear() {
    running.current?.abort();
    tell({ kind: "cleared" });
    dropDraft(toolId);
  }

  return { session, tell, write, stop, clear, kept };
}

function requestFor(tool: PagedTool, { answers, tone }: Session, job: Job): GenerateRequest {
  return {
    prompt: buildPrompt(tool, answers, tone),
    toolId: tool.toolId,
    answers,
    tone,
    ...(job.of !== null && { refine: { request: job.request, result: job.of } }),
  };
}

/** What she typed before the page was alive. */
function typedIn(form: HTMLFormElement | null, { questions }: PagedTool): Answers {
  const typed = form ? new FormData(form) : new FormData();
  return Object.fromEntries(
    questions.flatMap(({ id }) => {
      const text = typed.get(id);
      return typeof text === "string" && text.trim() !== "" ? [[id, text]] : [];
    }),
  );
}
