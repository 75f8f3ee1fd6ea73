export type ActFields = Readonly<Record<string, string>>;

/** What a form of the desk may ask for: the path of its call under /api/desk. */
export type OwnerAct =
  | "mail/retry"
  | "people/grant"
  | "people/end-grant"
  | "people/fresh-link"
  | "people/sign-out"
  | "people/delete";

type ActPage = {
  /** The page that it came from. */
  readonly back: (fields: ActFields) => string;
  /** What is said there afterwards. */
  readonly done: string;
};

const personPath = ({ id = "" }: ActFields) => `/desk/people/${encodeURIComponent(id)}`;

export const ownerActs: Readonly<Record<OwnerAct, ActPage>> = {
  "mail/retry": { back: () => "/desk/mail", done: "The message is tried again." },
  "people/grant": { back: personPath, done: "Pro holds from the next request on." },
  "people/end-grant": {
    back: personPath,
    done: "Pro given by hand has ended. Nothing was deleted.",
  },
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

/** What is said on the page after an act; null where none was done. */
export function doneSentence(name: string | undefined): string | null {
  return isOwnerAct(name) ? ownerActs[name].done : null;
}
