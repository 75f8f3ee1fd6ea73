import { useEffect, useRef, useState } from "react";
import { AccountDeleted } from "#features/account/contract.ts";
import { apiRequest } from "#ui/api/api-request.ts";
import { Button } from "#ui/components/button.tsx";
import { TextField } from "#ui/forms/field.tsx";
import { useAction } from "#ui/use-action.ts";
import { useViewer } from "#ui/viewer.ts";
import { SettingError, SettingSection } from "./setting-section.tsx";
import { readFormText } from "#features/account/read-form-text.ts";

type DeletionSettingProps = {
  /** The account is gone; what the law requires us to retain, in sentences. */
  onDeleted: (retentionNotes: readonly string[]) => void;
};

/** Deleting the account, confirmed by typing its address. */
export function DeletionSetting({ onDeleted }: DeletionSettingProps) {
  const viewer = useViewer();
  const email = viewer.kind === "member" ? viewer.email : "";
  const [problem, setProblem] = useState<string | null>(null);
  const remove = useAction(async (confirm: string) => {
    const response = await apiRequest("DELETE", "/api/account", { body: { confirm } });
    onDeleted(AccountDeleted.parse(await response.json()).kept);
  });

  function begin(typed: string) {
    const isOwnEmail = typed.toLowerCase() === email.toLowerCase();
    setProblem(isOwnEmail ? null : `Type ${email} to delete the account.`);
    if (isOwnEmail) void remove.run(typed);
  }

  return (
    <SettingSection id="deletion" title="Delete your account" about="This cannot be undone.">
      <ul className="bullets">
        <li>
          <span>
            Everything you wrote here goes at once: drafts, results, wins, negotiations and your
            power position. Export it first if you want it. Every device is signed out.
          </span>
        </li>
        <li>
          <span>A subscription ends with the account, and nothing more is charged.</span>
        </li>
        <li>
          <span>
            The law makes us keep the record of each payment for some years: what it was for, the
            amount and the date. Neither your address nor anything you wrote is in it.
          </span>
        </li>
      </ul>
      <form
        className="inline-form needs-script"
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          begin(readFormText(event.currentTarget, "confirm"));
        }}
      >
        <TextField
          label="Type your e-mail address to confirm"
          name="confirm"
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="none"
          required
          error={problem}
        />
        <Button submit pending={remove.isPending || remove.isDone}>
          {remove.isPending ? "Deleting..." : "Delete account"}
        </Button>
      </form>
      <SettingError error={remove.error} />
    </SettingSection>
  );
}

/** Stands where the account page stood. The link is a new page, rendered for a visitor. */
export function AccountDeletedNotice({ retentionNotes }: { retentionNotes: readonly string[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className="container page stack">
      <h1 ref={heading} tabIndex={-1}>
        Your account is deleted.
      </h1>
      <p>What you wrote is gone, here and on this device.</p>
      {retentionNotes.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        <a href="/" target="_self">
          Go to the home page
        </a>
      </p>
    </div>
  );
}
