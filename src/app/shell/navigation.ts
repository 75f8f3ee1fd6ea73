import { navigate } from "wouter/use-browser-location";

/** How she came to the page that is about to be shown; a changed toggle is no arrival. */
type Arrival = { readonly hash: string; readonly scroll: number | null };

const positions = new Map<number, number>();
let entry = 0;
let entries = 0;
let shown = "";
let awaited: Arrival | null = null;

/** Goes to another page of ours. `url` must be of this origin. */
export function goTo(url: URL): void {
  const address = url.pathname + url.search;
  positions.set(entry, scrollY);
  awaited = { hash: url.hash, scroll: 0 };
  if (address === shown) {
    arrive(address);
    return;
  }
  entry = newEntry();
  navigate(address + url.hash, { state: { entry } });
}

/** Remembers where she was on each page of her history, and notices when she goes back to one. */
export function watchHistory(): void {
  shown = location.pathname + location.search;
  markEntry();
  addEventListener("scroll", () => positions.set(entry, scrollY), { passive: true });
  addEventListener("popstate", () => {
    const address = location.pathname + location.search;
    const hasMoved = address !== shown;
    markEntry();
    if (hasMoved) awaited = { hash: "", scroll: positions.get(entry) ?? null };
  });
}

/** Once the new page stands: the heading has the focus, and the view is at the top or where she left it. */
export function arrive(address: string): void {
  shown = address;
  const arrival = awaited;
  awaited = null;
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
  const known = typeof state === "object" && state !== null ? Reflect.get(state, "entry") : null;
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
