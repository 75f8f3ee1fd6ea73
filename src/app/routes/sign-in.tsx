import { LinkButton } from "#ui/button.tsx";
import { Presence } from "#ui/figures/presence.tsx";
import { useSite } from "#ui/site.ts";

export function SignInPage() {
  const { tools } = useSite();
  const open = tools.filter((tool) => tool.tier === "open" && !tool.comingSoon);
  return (
    <div className="auth">
      <div className="form-side">
        <div className="stack flow-5">
          <h1 className="title-md">Accounts are not open here yet.</h1>
          <p className="lead">These tools work now, without one:</p>
          <ul className="outline">
            {open.map((tool) => (
              <li key={tool.id}>
                <span>
                  <a href={`/tools/${tool.slug}`}>{tool.title}</a>
                </span>
              </li>
            ))}
          </ul>
          <div className="actions">
            <LinkButton look="primary" href="/tools">
              See all tools
            </LinkButton>
            <LinkButton href="/#waitlist">Join the waitlist</LinkButton>
          </div>
          <p className="meta">
            What you have typed into a tool stays in this browser until you clear it.
          </p>
        </div>
      </div>
      <div className="stage">
        <Presence view="tall" />
        <p className="title">Mindful. Masterful. Magnetic.</p>
      </div>
    </div>
  );
}
