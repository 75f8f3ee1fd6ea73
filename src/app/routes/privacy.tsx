import { PageHead } from "#ui/page-head.tsx";
import { useSite } from "#ui/site.ts";

export function PrivacyPage() {
  const { supportEmail } = useSite();
  return (
    <div className="wrap page">
      <PageHead title="Privacy" lead="Your words are yours. This is all that happens to them." />
      <div className="prose">
        <h2>What you type into a tool</h2>
        <p>
          Your answers stay in this browser, so that they survive a reload or a crash. Clear removes
          them. When you press Generate, they are sent to our server, turned into language, and sent
          back to you. We do not store them, and they never appear in our logs.
        </p>
        <p>
          Where this installation uses an AI provider, your answers go to it for that one answer,
          and nothing else about you does. Each result says how it was made.
        </p>
        <h2>The waitlist</h2>
        <p>
          If you join, we keep your e-mail address in order to write to you once there is something
          to say. Write to us and it is removed.
        </p>
        <h2>What is not here</h2>
        <ul>
          <li>No trackers, no advertising, no analytics.</li>
          <li>No fonts, scripts or pictures from elsewhere.</li>
          <li>No cookies for people without an account.</li>
        </ul>
        <h2>Questions</h2>
        <p>
          Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
        </p>
      </div>
    </div>
  );
}
