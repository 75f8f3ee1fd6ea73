import { Button, LinkButton } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { useSite } from "#ui/site.ts";
import { useSignInLinkState } from "./sign-in-state.ts";

/** What a mailed link opens: one button. Opening it uses nothing up. */
export function VerifyLinkForm() {
  const state = useSignInLinkState();
  const { brand } = useSite();
  if (state === null) return <ExpiredLink />;
  const { link, email, purpose, problem } = state;
  const isSignIn = purpose === "sign-in";
  return (
    <div className="stack gap-5">
      <h1 className="title-md">{isSignIn ? `Sign in to ${brand}` : "Confirm your new address"}</h1>
      <p>
        {isSignIn ? "You sign in as " : "From then on you sign in with "}
        <strong>{email}</strong>.
      </p>
      {problem && <Note tone="danger" alert title={problem} />}
      <form method="post" action="/sign-in/verify">
        <input type="hidden" name="token" value={link} />
        <Button submit look="primary" full>
          {isSignIn ? "Sign in" : "Confirm this address"}
        </Button>
      </form>
      <p className="meta">If you did not ask for this, close the page. Nothing happens.</p>
    </div>
  );
}

function ExpiredLink() {
  return (
    <div className="stack gap-5">
      <h1 className="title-md">This link has ended</h1>
      <p>It has been used, or it is older than 10 minutes. A new one takes a moment.</p>
      <div className="actions">
        <LinkButton look="primary" href="/sign-in">
          Send a new link
        </LinkButton>
      </div>
    </div>
  );
}
