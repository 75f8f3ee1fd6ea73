import type { Viewer } from "#core/access/access.ts";
import type { ErrorCode } from "#core/errors/app-error.ts";
import type { HttpBindings } from "@hono/node-server";

/** What every handler may read from its context. */
export type AppContext = {
  /** `viewer` is set by calls made inside the process, for whom it was read at the start of the outer request. */
  Bindings: Partial<HttpBindings> & { readonly viewer?: Viewer };
  Variables: {
    viewer: Viewer;
    /** What limits count by: the client's address, "unknown" for calls made inside the process. */
    address: string;
    /** Told how many bytes a JSON body has, before it's parsed; throws when that is too much. */
    onBodyRead: ((bytes: number) => void) | undefined;
    /** For the request's log line: what it was refused for, and under which reference its failure is described. */
    code: ErrorCode | undefined;
    reference: string | undefined;
    /** The body is sent while it is made: what came of the request is known when it has ended. */
    isStreamed: boolean | undefined;
    /** The route of a page; for everything else the router knows it. */
    route: string | undefined;
  };
};
