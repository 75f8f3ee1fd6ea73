import { useQueryClient } from "@tanstack/react-query";
import { isChangedElsewhere } from "#ui/api/api-error.ts";
import { apiRequest } from "#ui/api/api-request.ts";
import { Button } from "#ui/components/button.tsx";
import { dangerToast } from "#ui/toast/danger-toast.ts";
import { ConflictNote } from "#ui/forms/conflict-note.tsx";
import { SavingNote } from "#ui/forms/saving-note.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { useSaving } from "#ui/forms/use-saving.ts";
import { useRef, useState } from "react";
import { PowerPosition } from "./contract.ts";
import { powerPositionQuery } from "./queries.ts";
import { SavedAt } from "./saved-at.tsx";

type PowerPositionFormProps = { position: PowerPosition; owner: string };

export function PowerPositionForm({ position, owner }: PowerPositionFormProps) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [newer, setNewer] = useState<PowerPosition | null>(null);

  function show(saved: PowerPosition) {
    client.setQueryData(powerPositionQuery.queryKey, saved);
  }

  const saving = useSaving({
    form,
    name: `${owner}.position`,
    start: toFormFields(position),
    async save({ statement = "", version }) {
      const body = { statement, version: Number(version) };
      try {
        show(await requestPowerPosition("POST", body));
      } catch (error) {
        if (!isChangedElsewhere(error)) throw error;
        const now = await requestPowerPosition("GET");
        if (now.statement !== statement.trim()) {
          setNewer(now);
          throw error;
        }
        show(now);
      }
      toast({ title: "Power position saved" });
    },
    after: () => toFormFields(client.getQueryData(powerPositionQuery.queryKey) ?? position),
    onFailure: (error) => dangerToast("Failed to save position", error),
  });

  return (
    <form
      ref={form}
      className="stack"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void saving.submit();
      }}
    >
      <label className="visually-hidden" htmlFor="position">
        Power position statement
      </label>
      <textarea
        ref={field}
        className="form-control power-position"
        id="position"
        name="statement"
        rows={2}
        placeholder="In one or two sentences: what you do, and what it changes."
        value={saving.typed.statement ?? ""}
        onChange={(event) => saving.change({ statement: event.target.value })}
      />
      {newer ? (
        <ConflictNote
          onKeepMine={() => {
            saving.change({ version: toFormFields(newer).version ?? "0" });
            setNewer(null);
            field.current?.focus();
            void saving.submit();
          }}
          onTakeOther={() => {
            show(newer);
            setNewer(null);
            field.current?.focus();
            saving.reset(toFormFields(newer));
          }}
        >
          <p>{newer.statement}</p>
        </ConflictNote>
      ) : (
        <SavingNote saving={saving} />
      )}
      <div className="actions needs-script">
        <Button submit look="primary" pending={saving.isSaving}>
          {saving.isSaving ? "Saving..." : "Save Position"}
        </Button>
        {saving.typed.statement === position.statement && <SavedAt at={position.savedAt} />}
      </div>
    </form>
  );
}

function toFormFields({ statement, version = 0 }: PowerPosition) {
  return { statement, version: `${version}` };
}

async function requestPowerPosition(
  method: "GET" | "POST",
  body?: unknown,
): Promise<PowerPosition> {
  const options = body === undefined ? {} : { body };
  const response = await apiRequest(method, "/api/power-position", options);
  return PowerPosition.parse(await response.json());
}
