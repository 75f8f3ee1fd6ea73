import { setCoveredAddress } from "#ui/address.ts";

/** The router sends the first two when the page itself changes its address. */
const changes = ["pushState", "replaceState", "popstate"];

/**
 * Shows another address in the window, while the page stays as it is and takes its own for granted. Back and Forward are undone:
 * they would show other addresses. Call what it returns to show the page's own again.
 */
export function coverAddress(shown: string): () => void {
  const uncovering = new AbortController();
  let own = "";
  let entry = 0;
  const cover = () => {
    const { pathname, search, hash } = location;
    if (pathname === shown) return;
    own = pathname + search + hash;
    entry = entryNumber();
    setCoveredAddress({ path: pathname, search });
    // The history's own method, of which the router hears nothing.
    History.prototype.replaceState.call(history, history.state, "", shown);
  };
  const onChange = (event: Event) => {
    if (event.type !== "popstate") {
      cover();
      return;
    }
    event.stopImmediatePropagation();
    if (entryNumber() !== entry) history.go(entryNumber() < entry ? 1 : -1);
  };
  // Before anybody else hears of it.
  for (const name of changes)
    addEventListener(name, onChange, { capture: true, signal: uncovering.signal });
  cover();
  return () => {
    uncovering.abort();
    setCoveredAddress(null);
    history.replaceState(history.state, "", own);
  };
}

/** Entries are numbered in their order; see app/routing/history.ts. */
function entryNumber(): number {
  return Number(Reflect.get(Object(history.state), "entry"));
}
