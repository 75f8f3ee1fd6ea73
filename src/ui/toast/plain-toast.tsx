import X from "lucide-react/icons/x";
import { Icon } from "#ui/components/icon.tsx";
import { type Toast, dismissToast } from "./toast-store.ts";

/** The notification where its area could not be fetched, as without a network: it stays until it is dismissed. */
export function PlainToast({ toast }: { toast: Toast }) {
  return (
    <div className="toast-viewport" role="alert">
      <div className="toast" data-tone={toast.tone}>
        <div>
          <strong>{toast.title}</strong>
          <p>{toast.text}</p>
        </div>
        <button
          type="button"
          className="toast-close"
          aria-label="Dismiss"
          onClick={() => dismissToast(toast.id)}
        >
          <Icon of={X} />
        </button>
      </div>
    </div>
  );
}
