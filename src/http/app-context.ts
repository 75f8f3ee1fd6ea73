import type { Viewer } from "#core/access/access.ts";
import type { ErrorCode } from "#core/errors/app-error.ts";
import type { HttpBindings } from "@hono/node-server";

/** What every handler may read from its context. */
export type AppContext = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    viewer: Viewer;
    /** What limits count by: the client's address, "unknown" for calls made inside the process. */
    address: string;
    /** The code of the refusal that this request ended in, for its log line. */
    code: ErrorCode | undefined;
  };
};
