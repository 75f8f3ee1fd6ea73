import { billingQuery } from "#features/billing/queries.ts";
import { passkeysQuery, sessionsQuery } from "#features/account/settings/queries.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useContext, useState } from "react";
import { clearDevice } from "#app/shell/sign-out.ts";
import {
  AccountDeletedNotice,
  DeletionSetting,
} from "#features/account/settings/deletion-setting.tsx";
import { EmailSetting } from "#features/account/settings/email-setting.tsx";
import { PasskeySetting } from "#features/account/passkeys/passkey-setting.tsx";
import { SessionSetting } from "#features/account/settings/session-setting.tsx";
import { SettingSection } from "#features/account/settings/setting-section.tsx";
import { BillingPlan } from "#features/billing/ui/plan/billing-plan.tsx";
import { LetterSetting } from "#features/letters/letter-setting.tsx";
import { letterConsentQuery } from "#features/letters/queries.ts";
import { ImportForm } from "#features/export/import-form.tsx";
import { useQueryValue } from "#ui/address.ts";
import { LinkButton } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { PageHead } from "#ui/components/page-head.tsx";
import { SignedOutContext, useViewer } from "#ui/viewer.ts";

export function AccountPage() {
  const viewer = useViewer();
  const client = useQueryClient();
  const leave = useContext(SignedOutContext);
  const isChanged = useQueryValue("done") === "email";
  const [retentionNotes, setRetentionNotes] = useState<readonly string[] | null>(null);
  if (retentionNotes) return <AccountDeletedNotice retentionNotes={retentionNotes} />;
  if (viewer.kind === "visitor")
    return (
      <div className="container page stack">
        <h1>Account</h1>
        <p>
          <a href="/api/login?next=%2Faccount">Sign in to continue.</a>
        </p>
      </div>
    );
  return (
    <div className="container page">
      <PageHead title="Account" lead={viewer.email}>
        {isChanged && (
          <Note tone="success" title="Your e-mail address is changed.">
            You sign in with it from now on. Other devices were signed out.
          </Note>
        )}
        <noscript>
          <p>
            Changing these settings needs JavaScript. Reading them and signing out work without it.
          </p>
        </noscript>
      </PageHead>
      <div className="settings">
        <SettingSection id="plan" title="Your plan">
          <BillingPlan />
        </SettingSection>
        <SettingSection
          id="bought"
          title="Your kits and sessions"
          about="What you bought, to download and to book."
        >
          <div className="actions">
            <LinkButton href="/my-kits">See my kits</LinkButton>
          </div>
        </SettingSection>
        <EmailSetting />
        <PasskeySetting />
        <SessionSetting />
        <SettingSection
          id="letters"
          title="Letters"
          about="A few emails a year. Every one has a link to unsubscribe."
        >
          <LetterSetting />
        </SettingSection>
        <SettingSection
          id="data"
          title="Your data"
          about="Everything you wrote here, as files you can open anywhere."
        >
          <div className="actions">
            <LinkButton href="/api/export" download>
              Export Data
            </LinkButton>
          </div>
          <ImportForm onImported={() => client.clear()} />
        </SettingSection>
        <DeletionSetting
          onDeleted={(sentences) => {
            void clearDevice();
            setRetentionNotes(sentences);
            leave();
          }}
        />
      </div>
    </div>
  );
}

AccountPage.reads = () => [sessionsQuery, passkeysQuery, billingQuery, letterConsentQuery];
