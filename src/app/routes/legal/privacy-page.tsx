import { PageHead } from "#ui/components/page-head.tsx";
import { useSite } from "#ui/site.ts";
import { PaymentsPrivacy } from "./payments-privacy.tsx";

/** Each sentence says what the code does; a change of the one is a change of the other. */
export function PrivacyPage() {
  return (
    <div className="container page">
      <PageHead title="Privacy" lead="Your words are yours. This is all that happens to them." />
      <div className="prose">
        <YourWords />
        <Provider />
        <h2>Files</h2>
        <p>
          A resume or job description that you upload is read, its text is given back to you, and
          the file is forgotten. It is never stored.
        </p>
        <YourVoice />
        <YourAccount />
        <YourRecord />
        <PaymentsPrivacy />
        <Messages />
        <h2>What is not here</h2>
        <ul>
          <li>No trackers, no advertising, no analytics.</li>
          <li>No fonts, scripts or pictures from elsewhere.</li>
          <li>
            No cookies before you sign in, save a short one while a passkey or another provider
            answers, and the one by which you find what you bought without an account. A browser
            that has used a passkey here remembers for a year that it has, so that it can offer the
            passkey again; that cookie says nothing else.
          </li>
          <li>
            No network addresses in our records. Limits and AI uses count by account or, without
            one, by a code made from the address; the counts are removed after about two days.
          </li>
          <li>
            No record of who read what. How often a post was opened and how many texts a tool wrote
            is counted by the month, as a number alone.
          </li>
        </ul>
        <p>
          Our logs say what happened and when: a page was read, a sign-in was refused. They hold no
          e-mail address and nothing that you wrote.
        </p>
        <Questions />
      </div>
    </div>
  );
}

function YourWords() {
  return (
    <>
      <h2>What you type into a tool</h2>
      <p>
        Your answers and results stay in this browser, so that they survive a reload or a crash.
        Clear removes them, and so does signing out. When you press Generate, your answers are sent
        to our server, turned into language, and sent back to you. Neither your answers nor the
        result are stored there. Only if you keep a draft with your account, or save a result to
        your library, do we store it with its answers, until you remove it or delete the account.
        What you remove from the library can be brought back for a day; then it is gone.
      </p>
      <p>
        Of all this your strategist reads one thing: a copy of a text that you share for a session,
        word for word as you saw it when you pressed. The comments beside it are stored with it. You
        take it back whenever you like, and then both are gone at once; 30 days after the session
        they go by themselves.
      </p>
    </>
  );
}

function YourVoice() {
  return (
    <>
      <h2>Your voice</h2>
      <p>
        Say it listens only when you ask it to, and on that page alone. The sound is read in your
        browser and is never sent to us or to anyone. It is gone when you leave the page, unless you
        keep it; then it lies in this browser until you remove it or sign out. With an account you
        can keep the figures of a rehearsal: its date, length, pace and pauses. They are sent when
        you press for it, never while you rehearse, and hold no words and no sound.
      </p>
    </>
  );
}

function Provider() {
  const { writer } = useSite();
  return (
    <>
      <h2>AI</h2>
      <p>
        {writer === "composer"
          ? "This site uses no AI provider: language is composed from your answers on our own server, by rules."
          : "This site uses an AI provider. It receives your answers for that one text and nothing else about you. Before they leave, we put stand-ins in place of the names and addresses we find in them, and put yours back in what returns. Everything else travels as you wrote it, and so does a name that we don’t recognize."}{" "}
        Each result says how it was made.
      </p>
    </>
  );
}

function YourRecord() {
  return (
    <>
      <h2>Your Executive Suite</h2>
      <p>
        Wins, negotiations and your power position are stored with your account, for you alone. What
        you delete there can be brought back for seven days; then it is removed. What is not saved
        yet waits in this browser, and leaves it when you sign out. When Pro ends, all of it stays
        and is in your export.
      </p>
    </>
  );
}

function YourAccount() {
  const { oidcName } = useSite();
  return (
    <>
      <h2>Your account</h2>
      <p>
        We keep your e-mail address, when the account began, whether you have Pro, the public part
        of your passkeys with the names you gave them, and for each device where you are signed in a
        name such as “Chrome on Windows” and a date.{" "}
        {oidcName &&
          `If you sign in through ${oidcName}, we also keep the identifier it gives for you. `}
        There is no password. One cookie keeps you signed in for 30 days; it names nothing but the
        session.
      </p>
      <p>
        Export Data on the account page gives you all of it as a ZIP archive, to read and for
        programs.
      </p>
      <p>
        Deleting the account removes all of it at once, with your drafts, your place on the waitlist
        and the messages between us that are still in our records.
      </p>
    </>
  );
}

function Messages() {
  const { mailbox } = useSite();
  return (
    <>
      <h2>E-mail</h2>
      <p>
        {mailbox
          ? "This installation has no mail server: messages are kept encrypted on this machine for seven days and shown in its local mailbox."
          : "A message to you waits encrypted in our records until it is sent, for seven days at most; then its words are removed. That it was sent, and to which address, is forgotten after seven days."}{" "}
        What you write on the contact page goes to our support address in the same way.
      </p>
      <p>
        If you join the waitlist, we keep your address and the time you asked for it, in order to
        write to you once there is something to say. Each message holds a link that takes you off
        the list; then the address is removed.
      </p>
      <p>
        Letters come to the waitlist, and to members who asked for them on the account page; nobody
        is asked beforehand. Each holds a link that ends them, in one press. They hold no pictures
        and no links that count: we do not learn whether you read them. To whom a letter went is
        forgotten after a week.
      </p>
    </>
  );
}

function Questions() {
  const { supportEmail } = useSite();
  return (
    <>
      <h2>Questions</h2>
      <p>
        Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. We also answer if you want a
        copy of what we hold of you, or want it corrected or removed.
      </p>
    </>
  );
}
