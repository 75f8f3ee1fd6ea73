import { getErrorMessage } from "#ui/api/api-error.ts";
import { toast } from "./toast-store.ts";

/** Says in the notification area that something failed; the page says it in its place as well. */
export function dangerToast(title: string, error: unknown): void {
  toast({ title, text: getErrorMessage(error), tone: "danger" });
}
