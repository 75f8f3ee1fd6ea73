import { createContext, useContext } from "react";
import { type Viewer, visitor } from "#core/access/access.ts";

/** Who the server rendered this page for; only the end of her account changes it without a new page. */
export const ViewerContext = createContext<Viewer>(visitor);

/** Tells the whole page that nobody is signed in any more. */
export const SignedOutContext = createContext<() => void>(() => {});

/** The person reading, as the server knew her when it rendered the page. */
export function useViewer(): Viewer {
  return useContext(ViewerContext);
}
