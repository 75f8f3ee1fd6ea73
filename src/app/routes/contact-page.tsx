import { contactStampQuery } from "#features/contact/queries.ts";
import { ContactForm } from "#features/contact/contact-form.tsx";
import { SupportAddress } from "#features/contact/support-address.tsx";
import { topics } from "#features/contact/topics.ts";
import { Note } from "#ui/components/note.tsx";
import { PageHead } from "#ui/components/page-head.tsx";
import { useSite } from "#ui/site.ts";

export function ContactPage() {
  const { supportEmail } = useSite();
  return (
    <div className="container page">
      <PageHead title="Write to us" lead="We answer within 24-48 hours on business days." />
      <div className="columns">
        <div className="stack gap-6">
          <SupportAddress address={supportEmail} />
          <Note title="Pro or billing, and it cannot wait?">
            Put URGENT in the subject line. Those messages are read first.
          </Note>
          <section className="stack" id="write" aria-labelledby="write-title">
            <h2 id="write-title" className="title-sm">
              Or write here
            </h2>
            <ContactForm />
          </section>
        </div>
        <section className="panel sunken stack" aria-labelledby="topics">
          <h2 id="topics" className="title-sm">
            What people write about
          </h2>
          <ul className="bullets">
            {topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ul>
          <p>
            Looking for prices? See <a href="/pricing">Offers</a> and{" "}
            <a href="/power-kits">Power Kits</a>.
          </p>
        </section>
      </div>
    </div>
  );
}

ContactPage.reads = () => [contactStampQuery];
