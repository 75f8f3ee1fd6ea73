import { useSite } from "#ui/site.ts";

/** What becomes known of whoever buys, to us and to the payment provider. */
export function PaymentsPrivacy() {
  const { bookingUrl, testPayments } = useSite();
  return (
    <>
      <h2>Payments</h2>
      {testPayments ? <TestCheckout /> : <Stripe />}
      <p>
        We keep what you bought, when, for how much, and where the receipt went; of a subscription,
        its plan and its dates; of a download, the file and the time, for 18 months; of a 1:1
        session, when it is and the time zone you chose. Your strategist learns your address with
        the booking.{" "}
        {bookingUrl !== null &&
          "Sessions are booked on another site, which is given your address and the number of the session. "}
        Each page of a kit carries the address that it was bought with.
      </p>
      <p>
        If you buy without an account, a cookie lets this browser show you what you bought, for 180
        days. It holds a random number and nothing else.
      </p>
      <p>
        Deleting the account ends a subscription first and gives back the time of a session. Records
        of payments stay, without your name and address, because tax law asks for them.
      </p>
    </>
  );
}

function Stripe() {
  return (
    <p>
      Stripe takes the payments, on its own pages. It receives your e-mail address, the number of
      your account with us, what you buy, and what you enter there: your card and your name never
      reach us. It learns nothing of what you write here. When you delete the account, we ask Stripe
      to forget you as well.
    </p>
  );
}

function TestCheckout() {
  return (
    <p>
      This installation takes no money. Its checkout and its billing pages are a test inside this
      site: nothing is sent to anybody, and there is nowhere to enter a card.
    </p>
  );
}
