import { Button } from "#ui/components/button.tsx";
import { PageHead } from "#ui/components/page-head.tsx";
import { useSite } from "#ui/site.ts";
import { useUnsubscribeState } from "./unsubscribe-state.ts";

/** Where the link of a message leads: one button. Opening it changes nothing. */
export function UnsubscribeForm() {
  const state = useUnsubscribeState();
  const { supportEmail } = useSite();
  if (state === null)
    return (
      <PageHead
        title="This link is not complete"
        lead="Open it again from the message, whole. Nothing was changed."
      >
        <p>
          Or write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>, and we take your
          address off the list.
        </p>
      </PageHead>
    );
  const { token, email, isOn } = state;
  if (!isOn)
    return (
      <PageHead title="You are off the list">
        <p>
          We have removed <strong className="wrap-anywhere">{email}</strong>. No message of the list
          comes any more.
        </p>
      </PageHead>
    );
  return (
    <PageHead title="Leave the list?">
      <p>
        We write to <strong className="wrap-anywhere">{email}</strong> when there is something worth
        your time. Leave, and we remove the address.
      </p>
      <form method="post" action={`/unsubscribe?token=${token}`}>
        <Button submit look="primary">
          Leave the list
        </Button>
      </form>
    </PageHead>
  );
}
