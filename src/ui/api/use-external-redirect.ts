import { useEffect } from "react";
import { getErrorMessage } from "./api-error.ts";
import { useAction } from "#ui/use-action.ts";
import { apiRequest } from "./api-request.ts";
import { object, string } from "#core/schema.ts";

const Redirect = object({ url: string });

/**
 * Asks our API for an address elsewhere, such as a checkout, and goes there. `problem` is the message for the user when
 * it fails; `onFailure` is called once with it.
 */
export function useExternalRedirect(path: string, onFailure?: (error: unknown) => void) {
  const leave = useAction(async (body: Readonly<Record<string, string>> | undefined) => {
    try {
      const response = await apiRequest("POST", path, body && { body });
      location.assign(Redirect.parse(await response.json()).url);
    } catch (error) {
      onFailure?.(error);
      throw error;
    }
  });
  const isLeaving = leave.isPending || leave.isDone;
  // Restored by the browser as it was left, the page would wait forever, and may be out of date.
  useEffect(() => {
    if (!isLeaving) return undefined;
    const begin = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener("pageshow", begin);
    return () => removeEventListener("pageshow", begin);
  }, [isLeaving]);
  return {
    depart: (body?: Readonly<Record<string, string>>) => void leave.run(body),
    isLeaving,
    problem: leave.error ? getErrorMessage(leave.error) : null,
    error: leave.error,
  };
}
