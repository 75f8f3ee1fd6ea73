import { WaitlistForm } from "./waitlist-form.tsx";

export function WaitlistPanel() {
  return (
    <div className="panel sunken columns equal waitlist-panel" id="waitlist">
      <div className="stack gap-3">
        <h2>Be first in the room</h2>
        <p className="lead">We write when there is something worth your time.</p>
      </div>
      <WaitlistForm />
    </div>
  );
}
