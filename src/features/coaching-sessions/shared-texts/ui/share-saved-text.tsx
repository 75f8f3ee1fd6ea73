import { useQuery } from "@tanstack/react-query";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { Button, LinkButton } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { PageHead } from "#ui/components/page-head.tsx";
import { SelectField } from "#ui/forms/field.tsx";
import type { SharedTextOffer } from "#features/coaching-sessions/shared-texts/contract.ts";
import { sharedTextOfferQuery } from "#features/coaching-sessions/shared-texts/queries.ts";
import { useShareProblem } from "#features/coaching-sessions/shared-texts/share-problem.ts";

/** A saved result word for word, and the plain form that shares a copy of it for one session. */
export function ShareSavedText({ savedId }: { savedId: string }) {
  const { data: offer, error } = useQuery(sharedTextOfferQuery(savedId));
  const problem = useShareProblem();
  return (
    <>
      <PageHead
        title="Share with your strategist"
        lead="One text, for one session. You take it back whenever you like."
      />
      {problem !== null && <Note tone="danger" alert title={problem} />}
      {error && <Note tone="danger" alert title={getErrorMessage(error)} />}
      {offer === null && <Note tone="warning" title="There is nothing saved under this address." />}
      {offer && <Offer offer={offer} />}
      <p>
        <a href="/library">Back to your library</a>
      </p>
    </>
  );
}

function Offer({ offer }: { offer: SharedTextOffer }) {
  const { savedId, revision, title, lines, sessions } = offer;
  return (
    <>
      {sessions.length === 0 ? <NoSession /> : null}
      <section className="panel stack" aria-labelledby="copy">
        <h2 id="copy" className="title-sm">
          {title}
        </h2>
        {lines.map(({ line, text }) => (
          <p key={line}>{text}</p>
        ))}
      </section>
      {sessions.length > 0 && (
        <form method="post" action="/library/share" className="stack">
          <input type="hidden" name="saved" value={savedId} />
          <input type="hidden" name="revision" value={revision} />
          <SelectField label="For the session" name="session">
            {sessions.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </SelectField>
          <ul className="bullets">
            <li>
              Your strategist reads these words as they stand here, and nothing else of yours.
            </li>
            <li>What you change later is not shared. Neither are the answers it came from.</li>
            <li>It ends by itself 30 days after the session.</li>
          </ul>
          <p>
            <Button submit look="primary">
              Share this text
            </Button>
          </p>
        </form>
      )}
    </>
  );
}

function NoSession() {
  return (
    <Note title="No session of yours is booked.">
      <p>A text is shared for a session. Book your hour first, then come back here.</p>
      <div className="actions">
        <LinkButton small href="/my-kits">
          Open My Kits
        </LinkButton>
      </div>
    </Note>
  );
}
