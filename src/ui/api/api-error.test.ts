import { expect, test } from "vitest";
import { ApiError, readApiError, getErrorMessage } from "./api-error.ts";

test("the message is the status, a colon, a space and the body's text", async () => {
  const body = '{"message":"Give your win a title.","code":"bad_request"}';
  const error = await readApiError(new Response(body, { status: 400 }));
  expect(error.message).toBe(`400: ${body}`);
  expect(error.userMessage).toBe("Give your win a title.");
  expect(error.code).toBe("bad_request");
});

test("an empty body is replaced by the status text", async () => {
  const error = await readApiError(new Response("", { status: 502, statusText: "Bad Gateway" }));
  expect(error.message).toBe("502: Bad Gateway");
  expect(error.userMessage).toBe("Something went wrong on our side. Try again in a minute.");
});

test("who is signed out reads what to do, not the word of the protocol", () => {
  const error = new ApiError(401, '{"message":"Unauthorized","code":"unauthorized"}');
  expect(error.userMessage).toBe("Sign in to continue.");
});

test("the server's seconds until the next try are kept", async () => {
  const headers = { "Retry-After": "40" };
  const error = await readApiError(new Response("{}", { status: 429, headers }));
  expect(error.retryAfter).toBe(40);
});

test.for(["<h1>Bad gateway</h1>", "null", '"text"', '{"message":7}', '{"message":""}'])(
  "a body of %s carries no sentence of ours",
  (text) => {
    expect(new ApiError(500, text).serverMessage).toBeNull();
  },
);

test("a lost line is named as such", () => {
  expect(getErrorMessage(new TypeError("fetch failed"))).toBe(
    "We could not reach the server. Check your connection and try again.",
  );
});
