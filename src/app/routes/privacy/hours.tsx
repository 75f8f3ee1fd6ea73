import { useSite } from "#ui/site.ts";

/** What is kept of 1:1 sessions. */
export function Hours() {
  const { bookingUrl, supportEmail } = useSite();
  return (
    <>
      <h2>1:1 sessions</h2>
      <p>
        For a session that you book we keep when it is, the time zone you chose and where its
        letters go. Whoever gives the hour reads your address and the time at {supportEmail}.{" "}
        {bookingUrl === null
          ? "Deleting your account removes all of it, gives the time back and says so there."
          : "Times are chosen on another site, which is given your address and the number of the session."}
      </p>
    </>
  );
}
