import { type RefObject, useEffect, useReducer, useRef } from "react";
import { buildPrompt } from "#core/prompt/build-prompt.ts";
import type { Answers } from "#core/tools/definition.ts";
import type { GenerateRequest } from "./contract.ts";
import { useViewer } from "#ui/viewer.ts";
import { claimDrafts, dropDraft, keepDraft, ownerOf, readDraft } from "./drafts.ts";
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
  /** Whose drafts are read and kept: "" for a visitor. */
  readonly owner: string;
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
  const owner = ownerOf(useViewer());
  const name = owner + tool.toolId;

  // The server cannot know the draft, so it is read when the page is alive.
  useEffect(() => {
    claimDrafts(owner);
    tell({ kind: "opened", typed: typedIn(form.current, tool), draft: readDraft(tool, owner) });
    return () => running.current?.abort();
  }, [form, tool, owner]);

  const kept = useKeeping(session, session.isOpen, (latest) => {
    if (!isEmpty(latest)) return keepDraft(name, draftOf(latest));
    dropDraft(name);
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
    dropDraft(name);
  }

  return { owner, session, tell, write, stop, clear, kept };
}

function requestFor(tool: PagedTool, { answers, tone, shelf }: Session, job: Job): GenerateRequest {
  return {
    prompt: buildPrompt(tool, answers, tone),
    toolId: tool.toolId,
    answers,
    tone,
    ...(shelf.length > 0 && { shelf: [...shelf] }),
    ...(job.of !== null && {
      refine: {
        request: job.request,
        result: job.of,
        earlier: job.earlier ? [...job.earlier] : [],
      },
    }),
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
