import { type RefObject, useEffect, useReducer, useRef } from "react";
import { isBlank } from "#core/tools/blank.ts";
import type { Answers } from "#core/tools/definition.ts";
import { textOf } from "#ui/list-rows.ts";
import { useViewer } from "#ui/viewer.ts";
import {
  claimDrafts,
  dropDraft,
  isFormer,
  keepDraft,
  ownerOf,
  readDraft,
  type Rename,
} from "./drafts.ts";
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

const loadWriting = () => import("./writing.ts");

/** Asked for when she begins to answer, so that it is here when she generates. */
export function expectWriting(): void {
  void loadWriting().catch(() => undefined);
}

export type Work = {
  /** Whose drafts are read and kept: "" for a visitor. */
  readonly owner: string;
  readonly session: Session;
  readonly tell: (event: Event) => void;
  readonly write: (job: Job) => Promise<void>;
  readonly stop: () => void;
  readonly clear: () => void;
  /** Puts a made-up person's answers in the form; hers stand behind them, untouched. */
  readonly showExample: (answers: Answers) => void;
  readonly removeExample: () => void;
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
    let isGone = false;
    claimDrafts(owner);
    const open = (rename?: Rename) =>
      isGone ||
      tell({
        kind: "opened",
        typed: typedIn(form.current, tool),
        draft: readDraft(tool, owner, rename),
      });
    // Where the way from an older form of the tool cannot be loaded, its answers wait in the draft.
    if (isFormer(tool, owner))
      import("#core/tools/former-ids.ts").then(
        ({ fromFormer }) => open(fromFormer),
        () => open(),
      );
    else open();
    return () => {
      isGone = true;
      running.current?.abort();
    };
  }, [form, tool, owner]);

  const kept = useKeeping(session.own ?? session, session.isOpen, (latest) => {
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
      const { generate, requestFor } = await loadWriting();
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

  function showExample(answers: Answers) {
    running.current?.abort();
    tell({ kind: "exampled", answers });
  }

  function removeExample() {
    running.current?.abort();
    tell({ kind: "unexampled" });
  }

  return { owner, session, tell, write, stop, clear, showExample, removeExample, kept };
}

/** What she typed before the page was alive. */
function typedIn(form: HTMLFormElement | null, { questions }: PagedTool): Answers {
  const typed = form ? new FormData(form) : new FormData();
  return Object.fromEntries(
    questions.flatMap(({ id }) => {
      const lines = typed.getAll(id).filter((line) => typeof line === "string");
      const text = textOf(lines);
      return isBlank(text) ? [] : [[id, text]];
    }),
  );
}
