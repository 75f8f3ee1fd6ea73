import { createContext, useContext } from "react";
import { type Viewer, visitor } from "#core/access/access.ts";

/** Who the server rendered this page for; it never changes without a new page. */
export const ViewerContext = createContext<Viewer>(visitor);

/** The person reading, as the server knew her when it rendered the page. */
export function useViewer(): Viewer {
  return useContext(ViewerContext);
}
