import { Hono } from "hono";
import { canUseTool, type Viewer } from "#core/access/access.ts";
import { AppError } from "#core/errors/app-error.ts";
import {
  isToolId,
  type ToolId,
  findToolIdBySlug,
  toolIds,
  toolOf,
  toolPath,
  publicDefinitionOf,
} from "#core/tools/catalogue.ts";
import { inputTypeOf } from "#core/tools/definition.ts";
import type { ShelfPiece } from "#core/shelf/shelf-piece.ts";
import type { AppContext } from "#http/app-context.ts";
import { clientClosedRequest } from "#http/client-closed-request.ts";
import { toErrorBody } from "#http/errors/error-response.ts";
import type { Log } from "#http/logging/log.ts";
import { readBody } from "#http/request/read-body.ts";
import { type Member, getViewer } from "#http/viewer.ts";
import type { AllowanceResponse } from "./contract.ts";
import { GenerateRequest, type ToolSummary } from "./requests.ts";
import { createEventStreamResponse } from "#features/tools/generation/stream/event-stream-response.server.ts";
import { readMaterial } from "#features/tools/generation/material.server.ts";
import { addTickedPieces } from "#features/tools/generation/ticked-pieces.server.ts";
import type { IdentifyCaller } from "#features/tools/limits/caller.server.ts";
import type { ToolPageData } from "./tool-page-contract.ts";
import type {
  Generation,
  GenerationService,
} from "#features/tools/generation/generation-service.server.ts";

/** The catalogue, for every client; one tool with all that its page needs. */
export function toolsRoutes() {
  const summaries = toolIds.map(summaryOf);
  return new Hono<AppContext>()
    .get("/", (c) => c.json(summaries))
    .get("/:slug", (c) => c.json(requireToolBySlug(c.req.param("slug"))));
}

type GenerationDeps = {
  readonly generationService: GenerationService;
  readonly identifyCaller: IdentifyCaller;
};

type GenerateRouteDeps = GenerationDeps & {
  readonly log: Log;
  /** What a member may write from at this moment. */
  readonly readShelf: (member: Member) => Promise<readonly ShelfPiece[]>;
};

/** Answers become language: as JSON, or as events while it is written. */
export function generateRoutes({
  generationService,
  log,
  identifyCaller,
  readShelf,
}: GenerateRouteDeps) {
  return new Hono<AppContext>().post("/", async (c) => {
    const request = await readBody(c, GenerateRequest);
    const viewer = getViewer(c);
    const tool = requireAvailableTool(request.toolId, viewer);
    const material = await addTickedPieces(tool, request, readMaterial(tool, request), () =>
      viewer.kind === "member" ? readShelf(viewer) : Promise.resolve([]),
    );
    const asStream = (c.req.header("accept") ?? "").includes("text/event-stream");
    const assignment = { tool, material, refine: request.refine };
    const generation = await generationService.start(
      assignment,
      identifyCaller(viewer, c.get("address")),
      asStream,
    );
    const { signal } = c.req.raw;
    signal.addEventListener("abort", generation.cancel, { once: true });
    if (signal.aborted) generation.cancel();
    if (asStream) {
      c.set("isStreamed", true);
      return createEventStreamResponse(generation, (error) => {
        const body = toErrorBody(error, log);
        c.set("code", body.code);
        return body;
      });
    }
    const answer = await runToCompletion(generation);
    return answer ? c.json(answer) : new Response(null, { status: clientClosedRequest });
  });
}

/** How many AI generations the person asking has today; nulls where the composer writes without limit. */
export function allowanceRoutes({ generationService, identifyCaller }: GenerationDeps) {
  return new Hono<AppContext>().get("/", async (c) => {
    const remaining = await generationService.getRemainingAllowance(
      identifyCaller(getViewer(c), c.get("address")),
    );
    return c.json((remaining ?? { perDay: null, left: null }) satisfies AllowanceResponse);
  });
}

async function runToCompletion({ stream, signal }: Generation) {
  try {
    for (;;) {
      const step = await stream.next();
      if (step.done) return step.value;
    }
  } catch (error) {
    if (signal.aborted && !(error instanceof AppError)) return null;
    throw error;
  }
}

/** The tool that a request names, if this viewer may use it now; throws AppError 400, 409, 401 or 403. */
function requireAvailableTool(id: string, viewer: Viewer): ToolId {
  if (!isToolId(id)) throw new AppError("unknown_tool", "There is no such tool.");
  const { tier, title, comingSoon } = toolOf(id);
  if (comingSoon) throw new AppError("coming_soon", `${title} is coming soon.`);
  if (canUseTool(tier, viewer)) return id;
  if (viewer.kind === "visitor") throw new AppError("unauthorized", "Unauthorized");
  throw new AppError("pro_required", `${title} is part of Pro.`);
}

/** The tool whose page has this slug; throws AppError 404. */
function requireToolBySlug(slug: string): ToolPageData {
  const toolId = findToolIdBySlug(slug);
  if (toolId === null) throw new AppError("not_found", "There is no such tool.");
  return { toolId, ...publicDefinitionOf(toolId) };
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
        type: inputTypeOf(question),
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
