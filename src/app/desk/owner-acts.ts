export type ActFields = Readonly<Record<string, string>>;

/** What a form of the desk may ask for: the path of its call under /api/desk. */
export type OwnerAct =
  | "mail/retry"
  | "payments/compare"
  | "people/grant"
  | "people/end-grant"
  | "posts/create"
  | "posts/save"
  | "posts/take-other"
  | "posts/restore"
  | "posts/rename"
  | "posts/publish"
  | "posts/schedule"
  | "posts/unpublish"
  | "sessions/move"
  | "sessions/cancel"
  | "sessions/return"
  | "sessions/hours"
  | "sessions/time-off"
  | "sessions/end-time-off"
  | "shared/comment"
  | "shared/change-comment"
  | "shared/remove-comment"
  | "letters/save"
  | "letters/try"
  | "letters/send"
  | "letters/stop"
  | "letters/go-on"
  | "people/fresh-link"
  | "people/sign-out"
  | "people/delete";

type ActPage = {
  /** The page that it came from. */
  readonly back: (fields: ActFields) => string;
  /** What is said there afterwards. */
  readonly done: string;
};

const postPath = ({ id = "" }: ActFields) => `/desk/posts/${encodeURIComponent(id)}`;
const personPath = ({ id = "" }: ActFields) => `/desk/people/${encodeURIComponent(id)}`;
const letterPage = ({ id = "" }: ActFields) => `/desk/letters/${encodeURIComponent(id)}`;

const sessionPath = ({ id = "" }: ActFields) => `/desk/sessions/${encodeURIComponent(id)}`;
const hoursPath = () => "/desk/sessions/hours";
const sharedPath = ({ id = "" }: ActFields) => `/desk/shared/${encodeURIComponent(id)}`;

export const ownerActs: Readonly<Record<OwnerAct, ActPage>> = {
  "mail/retry": { back: () => "/desk/mail", done: "The message is tried again." },
  "payments/compare": {
    back: () => "/desk/health",
    done: "Everything is being compared. What came of it will stand here.",
  },
  "people/grant": { back: personPath, done: "Pro holds from the next request on." },
  "people/end-grant": {
    back: personPath,
    done: "Pro given by hand has ended. Nothing was deleted.",
  },
  "posts/create": { back: postPath, done: "The draft is made. Nobody but owners sees it." },
  "posts/save": { back: postPath, done: "Saved." },
  "posts/take-other": {
    back: postPath,
    done: "The other window’s text stays. Yours is among the versions.",
  },
  "posts/restore": {
    back: postPath,
    done: "The earlier version is back. What stood here is among the versions.",
  },
  "posts/rename": { back: postPath, done: "The post has its new address." },
  "posts/publish": { back: postPath, done: "Published. Readers get it within a few seconds." },
  "posts/schedule": { back: postPath, done: "Scheduled. Nobody but owners sees it before." },
  "posts/unpublish": { back: postPath, done: "Readers do not have it any more." },
  "sessions/move": { back: sessionPath, done: "It has moved. Both of you get a message." },
  "sessions/cancel": {
    back: sessionPath,
    done: "It is cancelled. Both of you get a message, and the hour can be booked again.",
  },
  "sessions/return": {
    back: sessionPath,
    done: "It is cancelled, and the payment goes back. Both of you get a message.",
  },
  "sessions/hours": { back: hoursPath, done: "The hours hold from now on." },
  "sessions/time-off": { back: hoursPath, done: "The days off are added." },
  "sessions/end-time-off": { back: hoursPath, done: "That time is offered again." },
  "shared/comment": { back: sharedPath, done: "The comment stands beside its line." },
  "shared/change-comment": { back: sharedPath, done: "The comment is changed." },
  "shared/remove-comment": { back: sharedPath, done: "The comment is removed." },
  "letters/save": { back: letterPage, done: "The letter is saved." },
  "letters/try": {
    back: (fields) => `${letterPage(fields)}/preview`,
    done: "One is on its way to you.",
  },
  "letters/send": { back: letterPage, done: "The letter is being sent." },
  "letters/stop": { back: letterPage, done: "Stopped. What has gone stays gone." },
  "letters/go-on": { back: letterPage, done: "The letter is being sent on." },
  "people/fresh-link": {
    back: personPath,
    done: "The link is on its way. It works for three days.",
  },
  "people/sign-out": { back: personPath, done: "Every session of this member has ended." },
  "people/delete": { back: () => "/desk/people", done: "The account is deleted." },
};

export function isOwnerAct(name: string | undefined): name is OwnerAct {
  return name !== undefined && Object.hasOwn(ownerActs, name);
}

/** Where an act leads once it is done. */
export function pathAfterAct(act: OwnerAct, fields: ActFields): string {
  return `${ownerActs[act].back(fields)}?done=${encodeURIComponent(act)}`;
}

/** What is said on the page after an act; null where none was done. */
export function doneSentence(name: string | undefined): string | null {
  return isOwnerAct(name) ? ownerActs[name].done : null;
}
