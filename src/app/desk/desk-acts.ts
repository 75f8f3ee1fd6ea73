export type ActFields = Readonly<Record<string, string>>;

/** What a form of the desk may ask for: the path of its call under /api/desk. */
export type DeskAct = "mail/retry" | "people/grant" | "people/end-grant";

type ActPage = {
  /** The page that it came from. */
  readonly back: (fields: ActFields) => string;
  /** What is said there afterwards. */
  readonly done: string;
};

const personPath = ({ id = "" }: ActFields) => `/desk/people/${encodeURIComponent(id)}`;

export const deskActs: Readonly<Record<DeskAct, ActPage>> = {
  "mail/retry": { back: () => "/desk/mail", done: "The message is tried again." },
  "people/grant": { back: personPath, done: "Pro holds from the next request on." },
  "people/end-grant": {
    back: personPath,
    done: "Pro given by hand has ended. Nothing was deleted.",
  },
};

export function isDeskAct(name: string | undefined): name is DeskAct {
  return name !== undefined && Object.hasOwn(deskActs, name);
}

/** What is said on the page after an act; null where none was done. */
export function doneSentence(name: string | undefined): string | null {
  return isDeskAct(name) ? deskActs[name].done : null;
}
