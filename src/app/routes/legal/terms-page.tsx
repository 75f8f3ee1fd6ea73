import { PageHead } from "#ui/components/page-head.tsx";
import { useSite } from "#ui/site.ts";

export function TermsPage() {
  const { brand, supportEmail } = useSite();
  return (
    <div className="container page">
      <PageHead title="Terms" lead="Short, because little needs saying." />
      <div className="prose">
        <h2>What {brand} does</h2>
        <p>
          {brand} turns your facts into language. You decide what is true, what to send, and to
          whom. It is no legal, financial or employment advice.
        </p>
        <h2>What is yours</h2>
        <p>
          What you enter and what comes out of it belong to you. Use it anywhere, without naming us.
        </p>
        <h2>Your account</h2>
        <p>
          One person, one account. You sign in with your e-mail address, so whoever reads your mail
          can sign in as you: keep it to yourself. You can end the account at any time on the
          account page; that takes effect at once and cannot be undone.
        </p>
        <h2>Fair use</h2>
        <p>
          Use the tools for your own work and at a human pace. Where an AI provider writes, each day
          has an allowance, and you see what is left of it before you generate. Requests far beyond
          a human pace are slowed down, so that the service stays quick for everyone.
        </p>
        <Money />
        <h2>Private beta</h2>
        <p>
          {brand} is in private beta. Parts will change, and some announced parts are not open yet;
          those say so.
        </p>
        <h2>Questions</h2>
        <p>
          Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
        </p>
      </div>
    </div>
  );
}

function Money() {
  const { supportEmail } = useSite();
  return (
    <>
      <h2>Prices and payment</h2>
      <p>
        Prices stand on <a href="/pricing">Offers</a> and <a href="/power-kits">Power Kits</a>, in
        US dollars. Nothing is charged without a payment that you confirm. A receipt comes by
        e-mail.
      </p>
      <h2>Pro</h2>
      <p>
        Pro renews each month or each year, at the price you chose, until you cancel. You cancel on{" "}
        <a href="/account">your account page</a> in two steps, whenever you like, and nobody asks
        why. Pro then stays open until the end of what you paid, and nothing more is charged. If a
        renewal cannot be collected, Pro stays open for seven days while you update the payment
        method. Nothing that you wrote is deleted when Pro ends.
      </p>
      <h2>Kits and sessions</h2>
      <p>
        A kit is a PDF. It is delivered at once, which you ask for when you pay; where the law gives
        you a right to withdraw, it ends when that delivery begins. The copy is for you: use it as
        often as you like, and do not pass it on. A 1:1 session can be moved or cancelled until 24
        hours before it begins, and the hour stays yours.
      </p>
      <h2>Refunds</h2>
      <p>
        If what you bought is not what these pages say, or you paid twice, write to{" "}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>: we put it right or return the money,
        the way it was paid. What is returned is closed.
      </p>
    </>
  );
}
