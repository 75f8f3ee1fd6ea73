import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { apiRequest } from "#ui/api/api-request.ts";
import { Button } from "#ui/components/button.tsx";
import { TextField } from "#ui/forms/field.tsx";
import { useAction } from "#ui/use-action.ts";
import type { Passkey } from "#features/account/contract.ts";
import { passkeysQuery } from "#features/account/settings/queries.ts";
import { SettingError, formatLongUtcDate } from "#features/account/settings/setting-section.tsx";
import { readFormText } from "#features/account/read-form-text.ts";

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const [doing, setDoing] = useState<"rename" | "remove" | null>(null);
  const name = useRef<HTMLElement>(null);

  function end() {
    name.current?.focus();
    setDoing(null);
  }

  return (
    <li>
      <strong ref={name} tabIndex={-1}>
        {passkey.name}
      </strong>
      <p className="meta">Added {formatLongUtcDate(passkey.addedAt)}</p>
      {doing === null && (
        <div className="actions">
          <Button small onClick={() => setDoing("rename")} aria-label={`Rename ${passkey.name}`}>
            Rename
          </Button>
          <Button
            small
            look="quiet"
            onClick={() => setDoing("remove")}
            aria-label={`Remove ${passkey.name}`}
          >
            Remove
          </Button>
        </div>
      )}
      {doing === "rename" && <RenamePasskey passkey={passkey} onEnd={end} />}
      {doing === "remove" && <RemovePasskey passkey={passkey} onEnd={end} />}
    </li>
  );
}

type ChangeProps = { passkey: Passkey; onEnd: () => void };

function RenamePasskey({ passkey, onEnd }: ChangeProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.select();
  }, []);
  const client = useQueryClient();
  const rename = useAction(async (name: string) => {
    await apiRequest("PATCH", `/api/account/passkeys/${passkey.id}`, { body: { name } });
    await client.invalidateQueries(passkeysQuery);
    onEnd();
  });
  return (
    <form
      className="stack gap-3"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void rename.run(readFormText(event.currentTarget, "name"));
      }}
    >
      <TextField
        label="New name"
        name="name"
        defaultValue={passkey.name}
        maxLength={60}
        autoComplete="off"
        required
        ref={field}
      />
      <div className="actions">
        <Button submit small pending={rename.isPending}>
          Save name
        </Button>
        <Button small look="quiet" onClick={onEnd}>
          Cancel
        </Button>
      </div>
      <SettingError error={rename.error} />
    </form>
  );
}

function RemovePasskey({ passkey, onEnd }: ChangeProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  const client = useQueryClient();
  const remove = useAction(async () => {
    await apiRequest("DELETE", `/api/account/passkeys/${passkey.id}`);
    document.getElementById("passkeys")?.focus();
    await client.invalidateQueries(passkeysQuery);
  });
  return (
    <div className="stack gap-3">
      <p>It no longer signs you in here. Your device may still list it.</p>
      <div className="actions">
        <Button
          small
          ref={button}
          pending={remove.isPending}
          onClick={() => void remove.run(undefined)}
        >
          Remove this passkey
        </Button>
        <Button small look="quiet" onClick={onEnd}>
          Keep it
        </Button>
      </div>
      <SettingError error={remove.error} />
    </div>
  );
}
