import { createContext, useContext } from "react";
import { type Viewer, visitor } from "#core/access/access.ts";

/** The viewer that the server rendered this page for; only the end of the account changes it without a new page. */
export const ViewerContext = createContext<Viewer>(visitor);

/** Tells the whole page that nobody is signed in any more. */
export const SignedOutContext = createContext<() => void>(() => {});

/** The viewer, as the server knew it when it rendered the page. */
export function useViewer(): Viewer {
  return useContext(ViewerContext);
}
