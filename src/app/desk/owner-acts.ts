export type ActFields = Readonly<Record<string, string>>;

/** What a form of the desk may ask for: the path of its call under /api/desk. */
export type OwnerAct =
  | "mail/retry"
  | "people/grant"
  | "people/end-grant"
  | "sessions/move"
  | "sessions/cancel"
  | "sessions/return"
  | "sessions/hours"
  | "sessions/time-off"
  | "sessions/end-time-off"
  | "shared/comment"
  | "shared/change-comment"
  | "shared/remove-comment";

type ActPage = {
  /** The page that it came from. */
  readonly back: (fields: ActFields) => string;
  /** What is said there afterwards. */
  readonly done: string;
};

const personPath = ({ id = "" }: ActFields) => `/desk/people/${encodeURIComponent(id)}`;

const sessionPath = ({ id = "" }: ActFields) => `/desk/sessions/${encodeURIComponent(id)}`;
const hoursPath = () => "/desk/sessions/hours";
const sharedPath = ({ id = "" }: ActFields) => `/desk/shared/${encodeURIComponent(id)}`;

export const ownerActs: Readonly<Record<OwnerAct, ActPage>> = {
  "mail/retry": { back: () => "/desk/mail", done: "The message is tried again." },
  "people/grant": { back: personPath, done: "Pro holds from the next request on." },
  "people/end-grant": {
    back: personPath,
    done: "Pro given by hand has ended. Nothing was deleted.",
  },
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
