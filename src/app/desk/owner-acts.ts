export type ActFields = Readonly<Record<string, string>>;

/** What a form of the desk may ask for: the path of its call under /api/desk. */
export type OwnerAct =
  | "mail/retry"
  | "people/grant"
  | "people/end-grant"
  | "letters/save"
  | "letters/try"
  | "letters/send"
  | "letters/stop"
  | "letters/go-on";

type ActPage = {
  /** The page that it came from. */
  readonly back: (fields: ActFields) => string;
  /** What is said there afterwards. */
  readonly done: string;
};

const personPath = ({ id = "" }: ActFields) => `/desk/people/${encodeURIComponent(id)}`;
const letterPage = ({ id = "" }: ActFields) => `/desk/letters/${encodeURIComponent(id)}`;

export const ownerActs: Readonly<Record<OwnerAct, ActPage>> = {
  "mail/retry": { back: () => "/desk/mail", done: "The message is tried again." },
  "people/grant": { back: personPath, done: "Pro holds from the next request on." },
  "people/end-grant": {
    back: personPath,
    done: "Pro given by hand has ended. Nothing was deleted.",
  },
  "letters/save": { back: letterPage, done: "The letter is saved." },
  "letters/try": {
    back: (fields) => `${letterPage(fields)}/preview`,
    done: "One is on its way to you.",
  },
  "letters/send": { back: letterPage, done: "The letter is being sent." },
  "letters/stop": { back: letterPage, done: "Stopped. What has gone stays gone." },
  "letters/go-on": { back: letterPage, done: "The letter is being sent on." },
};

export function isOwnerAct(name: string | undefined): name is OwnerAct {
  return name !== undefined && Object.hasOwn(ownerActs, name);
}

/** What is said on the page after an act; null where none was done. */
export function doneSentence(name: string | undefined): string | null {
  return isOwnerAct(name) ? ownerActs[name].done : null;
}
