import { navigate } from "wouter/use-browser-location";

/** How the reader came to the page that is about to be shown; a changed toggle is no arrival. */
type PendingArrival = { readonly hash: string; readonly scroll: number | null };

const scrollPositions = new Map<number, number>();
let entry = 0;
let entries = 0;
let currentAddress = "";
let pendingArrival: PendingArrival | null = null;

/** Goes to another page of ours. `url` must be of this origin. */
export function navigateTo(url: URL): void {
  const address = url.pathname + url.search;
  scrollPositions.set(entry, scrollY);
  pendingArrival = { hash: url.hash, scroll: 0 };
  if (address === currentAddress) {
    restoreView(address);
    return;
  }
  entry = newEntry();
  navigate(address + url.hash, { state: { entry } });
}

/** Remembers the scroll position of each page in the history, and notices a return to one. */
export function trackHistory(): void {
  currentAddress = location.pathname + location.search;
  markEntry();
  addEventListener("scroll", () => scrollPositions.set(entry, scrollY), { passive: true });
  addEventListener("popstate", () => {
    const address = location.pathname + location.search;
    const hasMoved = address !== currentAddress;
    markEntry();
    if (hasMoved) pendingArrival = { hash: "", scroll: scrollPositions.get(entry) ?? null };
  });
}

/** Once the new page stands: the heading has the focus, and the view is at the top or where it was left. */
export function restoreView(address: string): void {
  currentAddress = address;
  const arrival = pendingArrival;
  pendingArrival = null;
  if (!arrival) return;
  const target = arrival.hash ? document.getElementById(arrival.hash.slice(1)) : null;
  const heading = target ?? document.querySelector("h1");
  if (heading instanceof HTMLElement) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  if (target) target.scrollIntoView({ behavior: "instant" });
  else if (arrival.scroll !== null) scrollTo({ top: arrival.scroll, behavior: "instant" });
}

/** The entry of the history that we are on; one made by the browser, such as a jump to a hash, gets its number here. */
function markEntry(): void {
  const state: unknown = history.state;
  const known: unknown =
    typeof state === "object" && state !== null ? Reflect.get(state, "entry") : null;
  if (typeof known === "number") {
    entry = known;
    entries = Math.max(entries, known);
    return;
  }
  entry = newEntry();
  history.replaceState({ entry }, "");
}

function newEntry(): number {
  entries += 1;
  return entries;
}
