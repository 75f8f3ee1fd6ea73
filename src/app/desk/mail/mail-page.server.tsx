import { Button } from "#ui/components/button.tsx";
import { ActForm } from "#app/desk/act-form.tsx";
import { LetterTable } from "#app/desk/letters/letters-list.server.tsx";
import { OwnerTable } from "#app/desk/owner-table.tsx";
import { formatMoment } from "#app/desk/format-moment.ts";
import type { MailView } from "./mail.server.ts";

/** The queue in figures, and each message that was given up. */
export function MailPage({ queue, letters, givenUp }: MailView) {
  return (
    <div className="desk-sections">
      <section aria-labelledby="queue">
        <h2 id="queue">The queue</h2>
        <OwnerTable
          label="The queue"
          head={["Due now", "Later", "Failed in a day"]}
          rows={[{ key: "queue", cells: [queue.due, queue.later, queue.given_up] }]}
          empty=""
        />
        <p className="meta">Without letters: they go when nothing else is to be sent.</p>
      </section>
      <section aria-labelledby="letters">
        <h2 id="letters">Letters</h2>
        <p>On their way, or with copies given up in the last month.</p>
        <LetterTable letters={letters} empty="No letter is on its way." />
      </section>
      <section aria-labelledby="given-up">
        <h2 id="given-up">Failed emails</h2>
        <p>
          The code is the mail server’s. What a message says is sealed, and nobody reads it here.
        </p>
        <OwnerTable
          label="Failed emails"
          head={["To or from", "Failed", "Tries", "Code", "Again"]}
          rows={givenUp.map((email) => ({
            key: email.id,
            cells: [
              email.about ?? "Removed",
              email.failedAt && formatMoment(email.failedAt),
              email.attempts,
              email.error ?? "None",
              email.canRetry ? (
                <ActForm key="again" act="mail/retry" fields={{ id: email.id }}>
                  <Button submit small aria-label={`Try again: ${email.about ?? "removed"}`}>
                    Try again
                  </Button>
                </ActForm>
              ) : (
                "Too old to send"
              ),
            ],
          }))}
          empty="No email has failed."
        />
      </section>
    </div>
  );
}
