import { AuthPage } from "#app/shell/auth-page.tsx";
import { VerifyLinkForm } from "#features/account/sign-in/verify-link-form.tsx";

export function SignInLinkPage() {
  return (
    <AuthPage>
      <VerifyLinkForm />
    </AuthPage>
  );
}
