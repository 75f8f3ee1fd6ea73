import { useRef } from "react";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { redirectIfLoggedOut } from "#ui/api/logged-out.ts";
import { Button } from "./button.tsx";
import { Note } from "./note.tsx";
import { useAction } from "#ui/use-action.ts";

type OlderButtonProps = {
  /** What the list holds: "wins". */
  what: string;
  onShow: () => Promise<void>;
};

/** Brings the next part of a long list. The focus goes to the first row that it brought, so that reading goes on there. */
export function OlderButton({ what, onShow }: OlderButtonProps) {
  const actions = useRef<HTMLDivElement>(null);
  const show = useAction(async () => {
    const list = actions.current?.previousElementSibling;
    const countBefore = list?.childElementCount ?? 0;
    try {
      await onShow();
    } catch (error) {
      redirectIfLoggedOut(error);
      throw error;
    }
    requestAnimationFrame(() => focusRow(list?.children[countBefore]));
  });
  return (
    <div ref={actions} className="actions">
      <Button small pending={show.isPending} onClick={() => void show.run(undefined)}>
        {show.isPending ? "Loading..." : `Show older ${what}`}
      </Button>
      {show.error !== null && <Note tone="danger" alert title={getErrorMessage(show.error)} />}
    </div>
  );
}

function focusRow(row: Element | undefined): void {
  if (!(row instanceof HTMLElement)) return;
  row.tabIndex = -1;
  row.focus();
}
