import { UnsubscribeForm } from "#features/waitlist/unsubscribe-form.tsx";

export function UnsubscribePage() {
  return (
    <div className="container page">
      <UnsubscribeForm />
    </div>
  );
}
