import { AuthPage } from "#app/shell/auth-page.tsx";
import { SignInForm } from "#features/account/sign-in/sign-in-form.tsx";

export function SignInPage() {
  return (
    <AuthPage>
      <SignInForm />
    </AuthPage>
  );
}
