import { SignedIn } from "#features/account/contract.ts";
import type { Mailbox } from "../stage/mailbox.ts";
import { type Browser, createBrowser, Unhealed } from "./browser.ts";
import type { Member, World } from "./world.ts";

let people = 0;

/** A new person who signs in by the code in the message. */
export async function signUp(world: World): Promise<Member> {
  people += 1;
  const email = `member-${people}@example.com`;
  const browser = createBrowser(world.site.url, world.tally);
  const id = await signIn(browser, email, world.site.mailbox);
  const member: Member = {
    browser,
    id,
    email,
    isPro: false,
    isBusy: false,
    wins: new Map(),
    negotiations: new Map(),
    results: new Map(),
    drafts: new Map(),
    signIns: 1,
  };
  world.members.push(member);
  return member;
}

/** The same person in another browser, while the first stays signed in. */
export async function signInElsewhere(world: World, member: Member): Promise<void> {
  const browser = createBrowser(world.site.url, world.tally);
  await signIn(browser, member.email, world.site.mailbox);
  member.browser = browser;
  member.signIns += 1;
}

const codePath = "/api/auth/email-otp/send-verification-otp";

/** A yes that was cut off leaves the code used; then a new one is asked for, as anybody would. */
async function signIn(
  browser: Browser,
  email: string,
  mailbox: Mailbox,
  tries = 3,
): Promise<string> {
  const seen = mailbox.lettersTo(email).length;
  await browser.ask(codePath, { method: "POST", body: { email, type: "sign-in" } });
  const letter = await mailbox.nextTo(email, seen);
  if (!letter) throw new Unhealed(`no code came to ${email}`);
  const otp = /\b\d{6}\b/.exec(letter.text)?.[0];
  const request = { method: "POST", body: { email, otp }, accepts: [400, 401, 403, 410] };
  const answer = await browser.ask("/api/auth/sign-in/email-otp", request);
  if (answer.status === 200) return SignedIn.parse(JSON.parse(answer.body.toString())).user.id;
  if (tries === 1) throw new Unhealed(`${email} was not signed in: ${answer.body.toString()}`);
  return signIn(browser, email, mailbox, tries - 1);
}
