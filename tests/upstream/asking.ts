/** Material that the open tool can write from. */
export const boundaryAnswers = {
  request: "Take client calls on Sundays",
  by: "Renata",
  refusal: "I do not take client calls on Sundays",
  offer: "Monday from 8 a.m.",
  preserve: "our working relationship",
};

/** A text that keeps the Boundary Script's whole contract. */
export const goodBoundary = `## In the moment

Renata, I do not take client calls on Sundays. I can take them on Monday from 8 a.m.

## In writing

Renata, I do not take client calls on Sundays. I can take them on Monday from 8 a.m. I value our working relationship.

## If they push back

I hear you, Renata. I do not take client calls on Sundays. I can take them on Monday from 8 a.m.`;

/** A draft as anybody would write it, without the tool's form. */
export const freeDraft =
  "Renata, I do not take client calls on Sundays. Monday from 8 a.m. works for me.";

export const remarks = `## Before you use it

- Decide what you say the third time.
- Find out who covers Sundays.`;

export type Asked = {
  readonly body?: Readonly<Record<string, unknown>>;
  readonly stream?: boolean;
  readonly viewer?: string;
  readonly address?: string;
  readonly signal?: AbortSignal;
};

/** Asks the server to write; Boundary Script with good answers unless the body says otherwise. */
export function ask(
  url: string,
  { body, stream = false, viewer = "", address = "192.0.2.1", signal }: Asked = {},
): Promise<Response> {
  return fetch(`${url}/api/ai/generate`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: stream ? "text/event-stream" : "application/json",
      Origin: url,
      "x-test-viewer": viewer,
      "x-test-address": address,
    },
    body: JSON.stringify({
      prompt: "",
      toolId: "boundaryScript",
      answers: boundaryAnswers,
      ...body,
    }),
    ...(signal ? { signal } : {}),
  });
}
