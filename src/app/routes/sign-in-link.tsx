import { AuthPage } from "#app/shell/auth-page.tsx";
import { LinkForm } from "#features/account/link-form.tsx";

export function SignInLinkPage() {
  return (
    <AuthPage>
      <LinkForm />
    </AuthPage>
  );
}
