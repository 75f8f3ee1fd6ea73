import * as s from "#core/schema.ts";

const Saved = s.object({ revision: s.number });
const Refusal = s.object({ message: s.string });

/** From the last key on. */
const pauseMs = 800;
const retryMs = 5_000;

/** What a browser sends on while its page closes holds no more. */
const maxKeepaliveBytes = 60_000;

/**
 * Saves a post while it is typed. Each save names the revision that it was made from; when another window was first, nothing
 * is saved any more and the page offers both texts. Other forms and the links of the page wait until everything is saved.
 */
export function saveAsTyped(form: HTMLFormElement): void {
  const saving = form.querySelector("[data-saving]");
  const problem = form.querySelector("[data-problem]");
  const conflict = form.querySelector<HTMLElement>("[data-conflict]");
  let isChanged = false;
  let isStopped = false;
  let continues = false;
  let underWay: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function saveSoon(ms = pauseMs) {
    clearTimeout(timer);
    timer = setTimeout(() => void saveAll(), ms);
  }

  function say(state: string, trouble = "") {
    if (saving) saving.textContent = state;
    if (problem && problem.textContent !== trouble) problem.textContent = trouble;
  }

  async function saveOnce(): Promise<void> {
    isChanged = false;
    const typed = fieldsOf(form);
    const body = JSON.stringify({ ...typed, continues: String(continues) });
    const answer = await fetch("/api/desk/posts/save", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
      keepalive: body.length < maxKeepaliveBytes,
    }).catch(() => null);
    if (answer?.ok) {
      const { revision } = Saved.parse(await answer.json());
      if (revision !== Number(typed["revision"])) continues = true;
      writeRevision(revision);
      if (!isChanged) say("Saved.");
      for (const line of document.querySelectorAll("[data-until-saved]")) line.remove();
      return;
    }
    isChanged = true;
    if (answer?.status === 409) {
      isStopped = true;
      say("Not saved.");
      if (conflict) conflict.hidden = false;
    } else if (answer && answer.status < 500 && answer.status !== 429) {
      say("Not saved.", await describeRefusal(answer));
    } else {
      say("Not saved yet.", "It could not be saved. It is tried again by itself.");
      saveSoon(retryMs);
    }
  }

  /** Saves until nothing is left; one save after the other. False when something could not be saved. */
  async function saveAll(): Promise<boolean> {
    clearTimeout(timer);
    if (underWay) {
      await underWay;
      return saveAll();
    }
    if (!isChanged || isStopped) return !isChanged;
    underWay = saveOnce().finally(() => (underWay = null));
    await underWay;
    return !isChanged;
  }

  form.addEventListener("input", () => {
    isChanged = true;
    if (isStopped) return;
    say("Not saved yet.", problem?.textContent ?? "");
    saveSoon();
  });
  /** What the press itself sends, it sends from the newest revision. */
  async function submitAfterSave() {
    await underWay;
    isChanged = false;
    form.submit();
  }

  async function submitOnceSaved(other: HTMLFormElement) {
    if (await saveAll()) other.submit();
    else form.scrollIntoView();
  }

  async function followOnceSaved(link: HTMLAnchorElement) {
    if (await saveAll()) location.assign(link.href);
    else form.scrollIntoView();
  }

  form.addEventListener("submit", (event) => {
    clearTimeout(timer);
    if (underWay === null) {
      isChanged = false;
    } else {
      event.preventDefault();
      void submitAfterSave();
    }
  });
  for (const other of document.querySelectorAll<HTMLFormElement>("main form"))
    if (other !== form)
      other.addEventListener("submit", (event) => {
        if (!isChanged && underWay === null) return;
        event.preventDefault();
        void submitOnceSaved(other);
      });
  for (const link of document.querySelectorAll<HTMLAnchorElement>("main a"))
    link.addEventListener("click", (event) => {
      if (!isChanged && underWay === null) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void followOnceSaved(link);
    });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" && isChanged) void saveAll();
  });
  addEventListener("beforeunload", (event) => {
    if (isChanged) event.preventDefault();
  });
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields = [...new FormData(form)];
  return Object.fromEntries(
    fields.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/** Every form of the page speaks of the newest revision. */
function writeRevision(revision: number): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input[name="revision"]'))
    field.value = String(revision);
}

async function describeRefusal(answer: Response): Promise<string> {
  if (answer.status === 404)
    return "You are signed out. Sign in again in another window; your text stays here.";
  try {
    return Refusal.parse(await answer.json()).message;
  } catch {
    return "It could not be saved. Your text stays here.";
  }
}
