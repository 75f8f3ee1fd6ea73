import { SupportAddress } from "#features/contact/support-address.tsx";
import { Note } from "#ui/note.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { useSite } from "#ui/site.ts";

const topics = [
  "Your account and signing in",
  "Pro Access, billing and receipts",
  "Power Kits and downloads",
  "1:1 strategy sessions",
  "A tool, or language that missed the mark",
  "Privacy and your data",
] as const;

export function ContactPage() {
  const { supportEmail } = useSite();
  return (
    <div className="wrap page">
      <PageHead title="Write to us" lead="We answer within 24-48 hours on business days." />
      <div className="split">
        <div className="stack flow-6">
          <SupportAddress address={supportEmail} />
          <Note title="Pro or billing, and it cannot wait?">
            Put URGENT in the subject line. Those messages are read first.
          </Note>
          <p>
            Looking for prices? See <a href="/pricing">Offers</a> and{" "}
            <a href="/power-kits">Power Kits</a>.
          </p>
        </div>
        <section className="panel sunken stack" aria-labelledby="topics">
          <h2 id="topics" className="title-sm">
            What people write about
          </h2>
          <ul className="outline">
            {topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
