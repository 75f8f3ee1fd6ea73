const placeholderOrigin = "http://ours.invalid";

/** Paths that do something by being opened, or that lead back here. */
const forbiddenPaths = /^\/(?:api|sign-in|dev)(?:\/|$)/i;

/** A page of our own site to go to after signing in; anything that could be another site, or act by itself, becomes the dashboard. */
export function safeRedirectPath(next: string | null | undefined, fallback = "/dashboard"): string {
  if (!next || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]{0,1999}$/.test(next)) return fallback;
  const url = URL.parse(next, placeholderOrigin);
  if (!url || url.origin !== placeholderOrigin || !isPagePath(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}

function isPagePath(pathname: string): boolean {
  try {
    const read = decodeURIComponent(pathname);
    return /^\/(?![/\\])[^\s\\]*$/.test(read) && !forbiddenPaths.test(read);
  } catch {
    return false;
  }
}
