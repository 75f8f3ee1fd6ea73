export function HowItWorks() {
  return (
    <section className="container stack gap-6">
      <h2>How It Works</h2>
      <ol className="steps">
        <li>
          <h3>Choose your path</h3>
          <p>
            Build My Legacy for your voice, offers and boundaries. Elevate My Path for positioning,
            pay and exits.
          </p>
        </li>
        <li>
          <h3>Access free tools</h3>
          <p>
            Answer a few questions and leave with language you can send. No account for open tools,
            no credit card.
          </p>
        </li>
        <li>
          <h3>Upgrade to Pro</h3>
          <p>
            Advanced tools and 1:1 coaching, when the moment asks for more: an elevator pitch in
            versions of 15s, 30s and 1 minute, a plan for the first 90 days.
          </p>
        </li>
      </ol>
    </section>
  );
}
