import { cleanup, configure, render } from "@testing-library/react";
import { vi } from "vitest";
import { type Viewer, visitor } from "#core/access/access.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import { openDeviceStorage } from "#ui/device/device-storage.ts";
import { ViewerContext } from "#ui/viewer.ts";
import { Workspace } from "./workspace.tsx";
// What writes comes when it is needed; a test does not wait for it.
import "#features/tools/generation/generation-client.ts";

// Parts of the page come when they are needed, and a busy machine takes its time over them.
configure({ asyncUtilTimeout: 10_000 });

export const proMember: Viewer = { kind: "member", id: "1", email: "a@b.example", isPro: true };

/** Where Boundary Script's draft is stored: a new release has to find it there. */
export const draftKey = "mpower.draft.1.boundaryScript";

/** Chromium 156 answers with a promise. */
const scrollIntoView = (): unknown => Promise.resolve();

/** A tool's workspace in a browser without layout; its storage and network are given back at the end. */
export function renderTool(toolId: ToolId, viewer: Viewer = visitor): Disposable {
  openDeviceStorage(null);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  Reflect.set(Element.prototype, "scrollIntoView", scrollIntoView);
  render(
    <ViewerContext value={viewer}>
      <Workspace tool={{ toolId, ...toolOf(toolId) }} />
    </ViewerContext>,
  );
  return {
    [Symbol.dispose]() {
      cleanup();
      localStorage.clear();
      sessionStorage.clear();
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    },
  };
}

export type GenerationStreamStub = {
  /** What the page asked for, one body for each call. */
  readonly requests: unknown[];
  readonly send: (event: string, data: unknown) => void;
  readonly end: () => void;
  readonly breakConnection: () => void;
};

/** The network as the page meets it: one stream for each call, fed by the test. */
export function stubGenerationStream(): GenerationStreamStub {
  const requests: unknown[] = [];
  const encoder = new TextEncoder();
  let feed: ReadableStreamDefaultController<Uint8Array> | undefined;
  /** Told before the page asked, which it does once its code for writing is there. */
  const early: Uint8Array[] = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    requests.push(typeof init.body === "string" ? JSON.parse(init.body) : init.body);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        feed = controller;
        for (const bytes of early.splice(0)) controller.enqueue(bytes);
        init.signal?.addEventListener("abort", () => controller.error(new Error("aborted")));
      },
    });
    return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
  });
  return {
    requests,
    send: (event, data) => {
      const bytes = encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      if (feed) feed.enqueue(bytes);
      else early.push(bytes);
    },
    end: () => feed?.close(),
    breakConnection: () => feed?.error(new TypeError("network")),
  };
}

/** Answers every call with one refusal. */
export function stubRefusal(status: number, body: string, statusText = ""): void {
  vi.stubGlobal("fetch", async () => new Response(body, { status, statusText }));
}
