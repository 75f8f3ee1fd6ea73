import KeyRound from "lucide-react/icons/key-round";
import LogIn from "lucide-react/icons/log-in";
import { useExternalRedirect } from "#ui/api/use-external-redirect.ts";
import { Button } from "#ui/components/button.tsx";
import { Icon } from "#ui/components/icon.tsx";
import { Note } from "#ui/components/note.tsx";
import { useSite } from "#ui/site.ts";
import { usePasskeySignIn } from "#features/account/passkeys/use-passkey-sign-in.ts";

type OtherSignInMethodsProps = {
  next: string;
  /** The visitor comes back from the other provider, and it did not work. */
  hasFailed: boolean;
};

/** A passkey, and the operator's own provider when there is one. Both need script. */
export function OtherSignInMethods({ next, hasFailed }: OtherSignInMethodsProps) {
  const { oidcName } = useSite();
  const passkey = usePasskeySignIn(next);
  const provider = useExternalRedirect("/api/auth/sign-in/social");
  const failure =
    passkey.problem ?? provider.problem ?? (hasFailed ? providerFailure(oidcName) : null);
  return (
    <div className="stack needs-script">
      <div className="or-divider">or</div>
      {oidcName && (
        <Button
          full
          pending={provider.isLeaving}
          onClick={() => provider.depart({ provider: "oidc", callbackURL: next })}
        >
          <Icon of={LogIn} />
          Continue with {oidcName}
        </Button>
      )}
      <Button full pending={passkey.isPending} onClick={passkey.begin}>
        <Icon of={KeyRound} />
        Sign in with a passkey
      </Button>
      {failure && <Note tone="danger" alert title={failure} />}
    </div>
  );
}

function providerFailure(name = "the other provider"): string {
  return `Signing in with ${name} did not work, or it has not confirmed your e-mail address. Use the code by e-mail instead.`;
}
