import { renderStandaloneHead } from "#core/markup/standalone-head.ts";
import { Button } from "#ui/components/button.tsx";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

export type UnsubscribeView =
  /** The link is none of ours. */
  null | { readonly token: string; readonly email: string; readonly isOn: boolean };

export type UnsubscribeHtmlDeps = {
  readonly brand: string;
  readonly supportEmail: string;
  readonly stylesheetUrl: string | undefined;
};

/** Where the link of a letter leads: one button, without a script. Opening it changes nothing. */
export function renderUnsubscribeHtml(
  view: UnsubscribeView,
  { brand, supportEmail, stylesheetUrl }: UnsubscribeHtmlDeps,
): string {
  const title = titleOf(view);
  return [
    renderStandaloneHead(`${title} · ${brand}`, stylesheetUrl),
    `<body>${renderToStaticMarkup(
      <main className="container page stack gap-5">
        <h1 className="title-md">{title}</h1>
        {bodyOf(view, brand, supportEmail)}
        <p>
          <a href="/">Go to {brand}</a>
        </p>
      </main>,
    )}</body></html>`,
  ].join("");
}

function titleOf(view: UnsubscribeView): string {
  if (view === null) return "This link is not complete";
  return view.isOn ? "Unsubscribe from our newsletter?" : "You won’t get our newsletter";
}

function bodyOf(view: UnsubscribeView, brand: string, supportEmail: string): ReactElement {
  if (view === null)
    return (
      <p>
        Open it again from the letter, whole. Nothing was changed. Or write to{" "}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>, and we stop them.
      </p>
    );
  const { token, email, isOn } = view;
  const address = <strong className="wrap-anywhere">{email}</strong>;
  const action = `/letters/unsubscribe?token=${token}`;
  if (isOn)
    return (
      <>
        <p>
          Letters from {brand} go to {address}. Stop them, and the address leaves the waitlist and
          the letters of an account. Codes and receipts come as before.
        </p>
        <form method="post" action={action}>
          <Button submit look="primary">
            Stop the letters
          </Button>
        </form>
      </>
    );
  return (
    <>
      <p>None go to {address}, neither by the waitlist nor by an account.</p>
      <form method="post" action={action}>
        <input type="hidden" name="again" value="yes" />
        <Button submit>I want them after all</Button>
      </form>
    </>
  );
}
