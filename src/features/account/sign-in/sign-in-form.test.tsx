import { createQueryClient } from "#ui/api/query-client.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SignInForm } from "./sign-in-form.tsx";
import { setPendingCode } from "./pending-code.ts";

afterEach(() => {
  cleanup();
  setPendingCode(null);
  history.replaceState(null, "", "/");
});

/** The network's side: what was sent, and an answer for each path. */
function network(answers: Readonly<Record<string, () => Response>> = {}) {
  const calls: { path: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    calls.push({ path, body: JSON.parse(body) });
    return answers[path]?.() ?? Response.json({ success: true });
  });
  return calls;
}

const send = "/api/auth/email-otp/send-verification-otp";
const use = "/api/auth/sign-in/email-otp";

function refusal(message: string): Response {
  return Response.json({ message, code: "bad_request" }, { status: 400 });
}

function open(address = "/sign-in?next=%2Ftools") {
  history.replaceState(null, "", address);
  const client = createQueryClient(async () => Response.json({}));
  return render(
    <QueryClientProvider client={client}>
      <SignInForm />
    </QueryClientProvider>,
  );
}

function enter(name: RegExp, text: string) {
  const field = screen.getByRole("textbox", { name });
  fireEvent.change(field, { target: { value: text } });
  fireEvent.submit(field.closest("form") ?? field);
}

test("the address, then the code on the same page, with the focus in its field", async () => {
  const calls = network({ [use]: () => refusal("That code is not right.") });
  open();
  enter(/Email/, " ada@example.com ");
  const code = await screen.findByRole("textbox", { name: /code/ });
  expect(document.activeElement).toBe(code);
  enter(/code/, "123 456");
  expect(await screen.findByRole("alert")).toMatchObject({
    textContent: "That code is not right.",
  });
  const { requesterToken } = Object(calls[0]?.body);
  expect(requesterToken).toMatch(/^[\w-]{20,80}$/);
  expect(calls).toEqual([
    {
      path: send,
      body: { email: "ada@example.com", type: "sign-in", next: "/tools", requesterToken },
    },
    { path: use, body: { email: "ada@example.com", otp: "123 456", requesterToken } },
  ]);
});

test("a reload keeps the address that waits; another address begins anew", async () => {
  const calls = network({ [use]: () => refusal("That code is not right.") });
  open();
  enter(/Email/, "ada@example.com");
  await screen.findByRole("textbox", { name: /code/ });
  cleanup();
  open();
  expect(screen.getByText(/ada@example.com/)).toBeDefined();
  enter(/code/, "123456");
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(Object(calls[1]?.body).requesterToken).toBe(Object(calls[0]?.body).requesterToken);
  fireEvent.click(screen.getByRole("link", { name: "Use another address" }));
  expect(screen.getByRole("textbox", { name: /Email/ })).toBeDefined();
  cleanup();
  open();
  expect(screen.queryByRole("textbox", { name: /code/ })).toBeNull();
});

test("a refused address keeps what she typed and says why", async () => {
  network({ [send]: () => refusal("Enter your e-mail address.") });
  open();
  enter(/Email/, "ada@");
  expect(await screen.findByRole("alert")).toMatchObject({
    textContent: "Enter your e-mail address.",
  });
  expect(screen.getByRole("textbox", { name: /Email/ })).toMatchObject({ value: "ada@" });
});

test("a new code is sent to the same address, and she is told", async () => {
  const calls = network();
  open();
  enter(/Email/, "ada@example.com");
  fireEvent.click(await screen.findByRole("button", { name: "Send a new code" }));
  await waitFor(() =>
    expect(screen.getByRole("status").textContent).toContain("A new message is on its way"),
  );
  expect(calls.map(({ path }) => path)).toEqual([send, send]);
  expect(calls[1]?.body).toEqual(calls[0]?.body);
});

test("where she goes is a page of ours, whatever the address says", () => {
  network();
  const { container } = open("/sign-in?next=https%3A%2F%2Fevil.example");
  expect(container.querySelector("input[name=next]")).toMatchObject({ value: "/dashboard" });
});

test("coming back from a provider that refused, she reads what to do", () => {
  network();
  open("/sign-in?problem=provider");
  expect(screen.getByRole("alert").textContent).toContain("Use the code by e-mail instead.");
});

test("without passkeys in the browser the button says so", async () => {
  network();
  open();
  fireEvent.click(screen.getByRole("button", { name: "Sign in with a passkey" }));
  expect((await screen.findByRole("alert")).textContent).toContain("cannot use passkeys");
});
