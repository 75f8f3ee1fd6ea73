/** Dispatched on the document by the app once a page responds to input. A type alone, so that no file is shared. */
export type ReadyEvent = "page-ready";
const readyEvent: ReadyEvent = "page-ready";

/** Clicks and submits before hydration are recorded, and replayed after it. Links and toggles work without code. */
export function replayEarlyInput(): void {
  const waiting: (() => void)[] = [];

  const recordClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button?.type === "button") waiting.push(() => button.click());
  };
  const recordSubmit = (event: Event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== "post") return;
    event.preventDefault();
    waiting.push(() => form.requestSubmit());
  };

  document.addEventListener("click", recordClick, true);
  document.addEventListener("submit", recordSubmit, true);
  document.addEventListener(
    readyEvent,
    () => {
      document.removeEventListener("click", recordClick, true);
      document.removeEventListener("submit", recordSubmit, true);
      for (const act of waiting) act();
    },
    { once: true },
  );
}
