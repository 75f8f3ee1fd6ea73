import { UnsubscribeForm } from "#features/waitlist/unsubscribe-form.tsx";

export function UnsubscribePage() {
  return (
    <div className="wrap page">
      <UnsubscribeForm />
    </div>
  );
}
