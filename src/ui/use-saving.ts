import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from "react";
import { isUnreachable, leaveIfLoggedOut } from "./api/logged-out.ts";
import { keep, readKept, type Typed } from "./kept.ts";
import { newId } from "./new-id.ts";

/** Waits between tries while the server cannot be reached, in milliseconds; the last one stays. */
const waits = [3000, 6000, 12_000, 30_000] as const;

type SavingParts = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Under what the form is kept on her device. */
  readonly name: string;
  /** What stands in the fields when nothing was typed. */
  readonly start: Typed;
  /** Saves it; a repeated call with the same id must change nothing. Throws ApiError. */
  readonly save: (typed: Typed, id: string) => Promise<void>;
  /** What stands in the fields afterwards, unless she typed on; `start` when absent. */
  readonly after?: (saved: Typed) => Typed;
  /** It could not be saved; told once, not for each try afterwards. */
  readonly onFailure: (error: unknown) => void;
};

type State = {
  readonly typed: Typed;
  readonly isSaving: boolean;
  /** It waits on this device until the server can be reached, and is tried again by itself. */
  readonly isWaiting: boolean;
  /** Whether this browser keeps it. */
  readonly isKept: boolean;
  readonly problem: unknown;
};

export type Saving = State & {
  readonly change: (typed: Typed) => void;
  readonly submit: () => Promise<void>;
  /** Forgets what was typed; `to` stands in the fields then, `start` when absent. */
  readonly reset: (to?: Typed) => void;
};

/** A form whose words are kept on her device from the first key until they are saved. */
export function useSaving({ form, name, start, save, after, onFailure }: SavingParts): Saving {
  const [state, tell] = useReducer(told, {
    typed: start,
    isSaving: false,
    isWaiting: false,
    isKept: true,
    problem: null,
    tries: 0,
  });
  const { isSaving, isWaiting, tries } = state;
  const id = useRef<string | null>(null);
  const latest = useRef(start);

  function show(typed: Typed) {
    latest.current = typed;
    tell({ typed });
  }

  function keepNow(mayWait: boolean) {
    const kept = { typed: latest.current, id: id.current, isWaiting: mayWait };
    tell({ isKept: keep(name, kept) });
  }

  function reset(to = start) {
    id.current = null;
    keep(name, null);
    show(to);
    tell({ isWaiting: false, problem: null });
  }

  function change(part: Typed) {
    show({ ...latest.current, ...part });
    tell({ isWaiting: false });
    keepNow(false);
  }

  async function submit(isRetry = false) {
    if (isSaving) return;
    const sent = latest.current;
    id.current ??= newId();
    keepNow(isWaiting);
    tell({ isSaving: true });
    try {
      await save(sent, id.current);
      if (latest.current === sent) reset(after?.(sent) ?? start);
      else settleTypedOn();
    } catch (error) {
      fail(error, sent, isRetry);
    } finally {
      tell({ isSaving: false });
    }
  }

  /** She typed on while it was saved: that is the next thing to save. */
  function settleTypedOn() {
    id.current = null;
    tell({ isWaiting: false, problem: null });
    keepNow(false);
  }

  function fail(error: unknown, sent: Typed, isRetry: boolean) {
    const mayWait = isUnreachable(error) && latest.current === sent;
    tell({
      isWaiting: mayWait,
      problem: mayWait ? null : error,
      tries: isRetry ? tries + 1 : 1,
    });
    keepNow(mayWait);
    if (!leaveIfLoggedOut(error) && !(isRetry && mayWait)) onFailure(error);
  }

  const restore = useEffectEvent(() => {
    const kept = readKept(name);
    const early = earlyIn(form.current, start);
    if (!kept && Object.keys(early).length === 0) return;
    id.current = kept?.id ?? null;
    show({ ...start, ...kept?.typed, ...early });
    tell({ isWaiting: kept?.isWaiting === true });
  });
  useEffect(() => {
    restore();
  }, []);

  const retry = useEffectEvent(() => void submit(true));
  useEffect(() => {
    if (!isWaiting) return undefined;
    const wait = tries === 0 ? 0 : (waits[tries - 1] ?? waits.at(-1));
    const timer = setTimeout(() => retry(), wait);
    const onLine = () => retry();
    addEventListener("online", onLine);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", onLine);
    };
  }, [isWaiting, tries]);

  return { ...state, change, submit: () => submit(), reset };
}

type Told = State & { readonly tries: number };

function told(state: Told, part: Partial<Told>): Told {
  return { ...state, ...part };
}

/** What she typed before the page answered to her hand. */
function earlyIn(form: HTMLFormElement | null, start: Typed): Typed {
  const early = Object.keys(start).flatMap((key) => {
    const field = form?.elements.namedItem(key);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    const isNew = isText && field.type !== "date" && field.value !== (start[key] ?? "");
    return isNew ? [[key, field.value] as const] : [];
  });
  return Object.fromEntries(early);
}
