import { PageHead } from "#ui/page-head.tsx";
import { useSite } from "#ui/site.ts";

export function TermsPage() {
  const { brand, supportEmail } = useSite();
  return (
    <div className="wrap page">
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
        <h2>Prices</h2>
        <p>
          Prices stand on <a href="/pricing">Offers</a> and <a href="/power-kits">Power Kits</a>.
          Nothing is charged without a payment that you confirm. Cancel Pro anytime; nothing that
          you wrote is deleted when it ends.
        </p>
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
