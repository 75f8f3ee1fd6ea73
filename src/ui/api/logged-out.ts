import { toast } from "#ui/toast/toast-store.ts";
import { ApiError } from "./api-error.ts";

/** The specification's delay before signing in again, in milliseconds. */
const redirectDelayMs = 500;

let isRedirecting = false;

/** When a call was refused because nobody is signed in any more: says so, goes to sign in, and comes back here. True when it was that. */
export function redirectIfLoggedOut(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 401) return false;
  if (isRedirecting) return true;
  isRedirecting = true;
  toast({
    title: "Unauthorized",
    text: "You are logged out. Logging in again...",
    tone: "danger",
  });
  const next = encodeURIComponent(location.pathname + location.search);
  setTimeout(() => location.assign(`/api/login?next=${next}`), redirectDelayMs);
  return true;
}

/** True when a call never reached the server, or the server cannot work at the moment: trying again may help. */
export function isUnreachable(error: unknown): boolean {
  return !(error instanceof ApiError) || [502, 503, 504].includes(error.status);
}
