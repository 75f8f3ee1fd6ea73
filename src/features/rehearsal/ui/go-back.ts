/** Goes back to the page of the result: a step in the history where it is the one before, else by its address. */
export function goBackTo(path: string): void {
  if (history.length > 1 && pathOfReferrer() === path) history.back();
  else location.assign(path);
}

function pathOfReferrer(): string | null {
  if (document.referrer === "") return null;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin ? pathname : null;
}
