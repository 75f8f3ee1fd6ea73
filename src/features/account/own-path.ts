const ours = "http://ours.invalid";

/** Paths that do something by being opened, or that lead back here. */
const closed = /^\/(?:api|sign-in|dev)(?:\/|$)/i;

/** A page of our own site to go to after signing in; anything that could be another site, or act by itself, becomes the dashboard. */
export function ownPath(next: string | null | undefined, otherwise = "/dashboard"): string {
  if (!next || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]{0,1999}$/.test(next)) return otherwise;
  const url = URL.parse(next, ours);
  if (!url || url.origin !== ours || !isPage(url.pathname)) return otherwise;
  return url.pathname + url.search + url.hash;
}

function isPage(pathname: string): boolean {
  try {
    const read = decodeURIComponent(pathname);
    return /^\/(?![/\\])[^\s\\]*$/.test(read) && !closed.test(read);
  } catch {
    return false;
  }
}
