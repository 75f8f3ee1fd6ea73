import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from "react";
import { isUnreachable, redirectIfLoggedOut } from "#ui/api/logged-out.ts";
import { storeForm, readStoredForm, type FormValues } from "./stored-form.ts";
import { newUuid } from "#ui/device/new-uuid.ts";

/** Waits between tries while the server cannot be reached, in milliseconds; the last one stays. */
const retryDelaysMs = [3000, 6000, 12_000, 30_000] as const;

type SavingOptions = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The key that the form is stored under on this device. */
  readonly name: string;
  /** What stands in the fields when nothing was typed. */
  readonly start: FormValues;
  /** Saves it; a repeated call with the same id must change nothing. Throws ApiError. */
  readonly save: (typed: FormValues, id: string) => Promise<void>;
  /** What stands in the fields afterwards, unless more was typed; `start` when absent. */
  readonly after?: (saved: FormValues) => FormValues;
  /** It could not be saved; called once, not for each try afterwards. */
  readonly onFailure: (error: unknown) => void;
};

type State = {
  readonly typed: FormValues;
  readonly isSaving: boolean;
  /** It waits on this device until the server can be reached, and is tried again by itself. */
  readonly isWaiting: boolean;
  /** Whether this browser stores it. */
  readonly isStored: boolean;
  readonly problem: unknown;
};

export type Saving = State & {
  readonly change: (typed: FormValues) => void;
  readonly submit: () => Promise<void>;
  /** Forgets what was typed; `to` stands in the fields then, `start` when absent. */
  readonly reset: (to?: FormValues) => void;
};

/** A form whose words are stored on this device from the first key until they are saved. */
export function useSaving({ form, name, start, save, after, onFailure }: SavingOptions): Saving {
  const [state, dispatch] = useReducer(savingReducer, {
    typed: start,
    isSaving: false,
    isWaiting: false,
    isStored: true,
    problem: null,
    tries: 0,
  });
  const { isSaving, isWaiting, tries } = state;
  const id = useRef<string | null>(null);
  const latest = useRef(start);

  function show(typed: FormValues) {
    latest.current = typed;
    dispatch({ typed });
  }

  function storeNow(mayWait: boolean) {
    const stored = { typed: latest.current, id: id.current, isWaiting: mayWait };
    dispatch({ isStored: storeForm(name, stored) });
  }

  function reset(to = start) {
    id.current = null;
    storeForm(name, null);
    show(to);
    dispatch({ isWaiting: false, problem: null });
  }

  function change(part: FormValues) {
    show({ ...latest.current, ...part });
    dispatch({ isWaiting: false });
    storeNow(false);
  }

  async function submit(isRetry = false) {
    if (isSaving) return;
    const sent = latest.current;
    id.current ??= newUuid();
    storeNow(isWaiting);
    dispatch({ isSaving: true });
    try {
      await save(sent, id.current);
      if (latest.current === sent) reset(after?.(sent) ?? start);
      else continueAfterSave();
    } catch (error) {
      handleFailure(error, sent, isRetry);
    } finally {
      dispatch({ isSaving: false });
    }
  }

  /** More was typed while it was saved: that is the next thing to save. */
  function continueAfterSave() {
    id.current = null;
    dispatch({ isWaiting: false, problem: null });
    storeNow(false);
  }

  function handleFailure(error: unknown, sent: FormValues, isRetry: boolean) {
    const mayWait = isUnreachable(error) && latest.current === sent;
    dispatch({
      isWaiting: mayWait,
      problem: mayWait ? null : error,
      tries: isRetry ? tries + 1 : 1,
    });
    storeNow(mayWait);
    if (!redirectIfLoggedOut(error) && !(isRetry && mayWait)) onFailure(error);
  }

  const restore = useEffectEvent(() => {
    const stored = readStoredForm(name);
    const early = readEarlyInput(form.current, start);
    if (!stored && Object.keys(early).length === 0) return;
    id.current = stored?.id ?? null;
    show({ ...start, ...stored?.typed, ...early });
    dispatch({ isWaiting: stored?.isWaiting === true });
  });
  useEffect(() => {
    restore();
  }, []);

  const retry = useEffectEvent(() => void submit(true));
  useEffect(() => {
    if (!isWaiting) return undefined;
    const wait = tries === 0 ? 0 : (retryDelaysMs[tries - 1] ?? retryDelaysMs.at(-1));
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

type ReducerState = State & { readonly tries: number };

function savingReducer(state: ReducerState, part: Partial<ReducerState>): ReducerState {
  return { ...state, ...part };
}

/** What was typed before hydration. */
function readEarlyInput(form: HTMLFormElement | null, start: FormValues): FormValues {
  const early = Object.keys(start).flatMap((key) => {
    const field = form?.elements.namedItem(key);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    const isNew = isText && field.type !== "date" && field.value !== (start[key] ?? "");
    return isNew ? [[key, field.value] as const] : [];
  });
  return Object.fromEntries(early);
}
