import { Hono } from "hono";
import { canUse, type Viewer } from "#core/access/access.ts";
import { AppError } from "#core/errors/app-error.ts";
import {
  isToolId,
  type ToolId,
  toolIdBySlug,
  toolIds,
  toolOf,
  toolPath,
} from "#core/tools/catalogue.ts";
import { typeOf } from "#core/tools/definition.ts";
import type { ShelfPiece } from "#core/shelf/shelf.ts";
import type { AppContext } from "#http/app-context.ts";
import { problemOf } from "#http/errors.ts";
import type { Log } from "#http/log.ts";
import { readBody } from "#http/read-body.ts";
import { type Member, viewerOf } from "#http/viewer.ts";
import { type AllowanceAnswer, GenerateRequest, type ToolSummary } from "./contract.ts";
import { eventResponse } from "./event-response.server.ts";
import { readMaterial } from "./material.server.ts";
import { shelved } from "./shelved.server.ts";
import type { PersonOf } from "./person.server.ts";
import type { PagedTool } from "./queries.ts";
import type { Begun, WritingDesk } from "./writing-desk.server.ts";

/** The catalogue, for every client; one tool with all that its page needs. */
export function toolsRoutes() {
  const summaries = toolIds.map(summaryOf);
  return new Hono<AppContext>()
    .get("/", (c) => c.json(summaries))
    .get("/:slug", (c) => c.json(requirePage(c.req.param("slug"))));
}

type DeskRouteParts = { readonly desk: WritingDesk; readonly personOf: PersonOf };

type GenerateParts = DeskRouteParts & {
  readonly log: Log;
  /** What a member may write from at this moment. */
  readonly readShelf: (member: Member) => Promise<readonly ShelfPiece[]>;
};

/** Her answers become language: as JSON, or as events while it is written. */
export function generateRoutes({ desk, log, personOf, readShelf }: GenerateParts) {
  return new Hono<AppContext>().post("/", async (c) => {
    const request = await readBody(c, GenerateRequest);
    const viewer = viewerOf(c);
    const tool = requireTool(request.toolId, viewer);
    const material = await shelved(tool, request, readMaterial(tool, request), () =>
      viewer.kind === "member" ? readShelf(viewer) : Promise.resolve([]),
    );
    const asStream = (c.req.header("accept") ?? "").includes("text/event-stream");
    const assignment = { tool, material, refine: request.refine };
    const begun = await desk.begin(assignment, personOf(viewer, c.get("address")), asStream);
    const { signal } = c.req.raw;
    signal.addEventListener("abort", begun.leave, { once: true });
    if (signal.aborted) begun.leave();
    if (asStream) return eventResponse(begun, (error) => problemOf(error, log));
    const answer = await finish(begun);
    return answer ? c.json(answer) : new Response(null, { status: leftEarly });
  });
}

/** How many AI generations the person asking has today; nulls where the composer writes without limit. */
export function allowanceRoutes({ desk, personOf }: DeskRouteParts) {
  return new Hono<AppContext>().get("/", async (c) => {
    const rest = await desk.rest(personOf(viewerOf(c), c.get("address")));
    return c.json((rest ?? { perDay: null, left: null }) satisfies AllowanceAnswer);
  });
}

/** Nobody reads it: the client closed the connection before the answer. */
const leftEarly = 499;

async function finish({ writing, signal }: Begun) {
  try {
    for (;;) {
      const next = await writing.next();
      if (next.done) return next.value;
    }
  } catch (error) {
    if (signal.aborted && !(error instanceof AppError)) return null;
    throw error;
  }
}

/** The tool that a request names, if this viewer may use it now; throws AppError 400, 409, 401 or 403. */
function requireTool(id: string, viewer: Viewer): ToolId {
  if (!isToolId(id)) throw new AppError("unknown_tool", "There is no such tool.");
  const { tier, title, comingSoon } = toolOf(id);
  if (comingSoon) throw new AppError("coming_soon", `${title} is coming soon.`);
  if (canUse(tier, viewer)) return id;
  if (viewer.kind === "visitor") throw new AppError("unauthorized", "Unauthorized");
  throw new AppError("pro_required", `${title} is part of Pro.`);
}

/** The tool whose page has this slug; throws AppError 404. */
function requirePage(slug: string): PagedTool {
  const toolId = toolIdBySlug(slug);
  if (toolId === null) throw new AppError("not_found", "There is no such tool.");
  return { toolId, ...toolOf(toolId) };
}

function summaryOf(toolId: ToolId): ToolSummary {
  const { title, tier, comingSoon, intent, inputLabel, questions, tones, feedback } =
    toolOf(toolId);
  return {
    toolId,
    title,
    tier,
    comingSoon,
    path: toolPath(toolId),
    intent,
    inputLabel,
    questions: questions.map((question) => {
      const { id, text, asks, kind, stem, options, placeholder, group } = question;
      return {
        id,
        text,
        asks,
        type: typeOf(question),
        kind,
        ...(stem ? { stem } : {}),
        ...(options ? { options: [...options] } : {}),
        ...(placeholder ? { placeholder } : {}),
        ...(group ? { group } : {}),
      };
    }),
    tones: [...tones],
    feedback,
  };
}
