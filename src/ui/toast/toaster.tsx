import { useSyncExternalStore } from "react";
import { Close, Description, Provider, Root, Title, Viewport } from "radix-ui/toast";
import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import X from "lucide-react/icons/x";
import { Icon } from "#ui/components/icon.tsx";
import { currentToast, dismissToast, subscribeToToasts, toastLimits } from "./toast-store.ts";

/** The area that F8 focuses; it holds one notification at most. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  return (
    <Provider
      label="Notification"
      duration={toastLimits.closeAfterMs}
      swipeDirection="right"
      swipeThreshold={toastLimits.swipe}
    >
      {toast && (
        <Root
          key={toast.id}
          className="toast"
          data-tone={toast.tone}
          open={toast.open}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismissToast(toast.id);
          }}
        >
          <Icon of={toast.tone === "danger" ? CircleAlert : Check} />
          <div>
            <Title asChild>
              <strong>{toast.title}</strong>
            </Title>
            {toast.text !== null && (
              <Description asChild>
                <p>{toast.text}</p>
              </Description>
            )}
          </div>
          <Close className="toast-close" aria-label="Dismiss">
            <Icon of={X} />
          </Close>
        </Root>
      )}
      <Viewport className="toast-viewport" hotkey={["F8"]} label="Notification ({hotkey})" />
    </Provider>
  );
}
