import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { ApiError } from "#ui/api/api-error.ts";
import { Button } from "#ui/components/button.tsx";
import { TextField } from "#ui/forms/field.tsx";
import { Note } from "#ui/components/note.tsx";
import { useAction } from "#ui/use-action.ts";
import { PasskeyRow } from "./passkey-row.tsx";
import { registerPasskey, canUsePasskeys } from "./passkey-client.ts";
import { passkeysQuery } from "#features/account/settings/queries.ts";
import { SettingError, SettingSection } from "#features/account/settings/setting-section.tsx";
import { readFormText } from "#features/account/read-form-text.ts";

/** Signing in without email, by the device. */
export function PasskeySetting() {
  const client = useQueryClient();
  const { data: passkeys = [], error } = useQuery(passkeysQuery);
  const isSupported = useSyncExternalStore(subscribeToNothing, canUsePasskeys, () => true);

  const add = useAction(async (form: HTMLFormElement) => {
    await registerPasskey(readFormText(form, "name"));
    form.reset();
    await client.invalidateQueries(passkeysQuery);
  });

  return (
    <SettingSection
      id="passkeys"
      title="Passkeys"
      about="Sign in with your fingerprint, your face or your device’s lock. The code by e-mail keeps working."
    >
      {passkeys.length === 0 && !error && <p>No passkeys yet.</p>}
      <SettingError error={error} />
      {passkeys.length > 0 && (
        <ul className="entry-list">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {isSupported ? (
        <form
          className="inline-form needs-script"
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            void add.run(event.currentTarget);
          }}
        >
          <TextField
            label="Name of the new passkey"
            name="name"
            maxLength={60}
            autoComplete="off"
            required
          />
          <Button submit pending={add.isPending}>
            {add.isPending ? "Waiting for your device..." : "Add a passkey"}
          </Button>
        </form>
      ) : (
        <p className="meta">This browser cannot use passkeys.</p>
      )}
      {add.error !== null && <AddPasskeyError error={add.error} />}
    </SettingSection>
  );
}

function AddPasskeyError({ error }: { error: unknown }) {
  if (error instanceof ApiError || error instanceof TypeError)
    return <SettingError error={error} />;
  return (
    <Note tone="danger" alert title="No passkey was added.">
      Your device did not confirm it, or has one for this account already. Try again.
    </Note>
  );
}

/** What a browser can do does not change while the page stands. */
function subscribeToNothing(): () => void {
  return () => undefined;
}
