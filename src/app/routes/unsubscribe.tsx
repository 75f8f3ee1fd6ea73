import { UnsubscribeForm } from "#features/waitlist/leave-form.tsx";

export function UnsubscribePage() {
  return (
    <div className="wrap page">
      <UnsubscribeForm />
    </div>
  );
}
