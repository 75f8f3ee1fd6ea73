import { currentToast } from "#ui/toast/toast-store.ts";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { WaitlistForm } from "./waitlist-form.tsx";

afterEach(cleanup);

/** The network's side: each call waits until it is answered. */
function network() {
  const answers: ((response: Response) => void)[] = [];
  const calls: { path: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    calls.push({ path, body: JSON.parse(body) });
    return new Promise<Response>((resolve) => answers.push(resolve));
  });
  return { calls, answer: (response: Response) => answers.shift()?.(response) };
}

function join(email: string) {
  const field = screen.getByLabelText<HTMLInputElement>("Email");
  fireEvent.change(field, { target: { value: email } });
  fireEvent.submit(field.closest("form") ?? field);
  return field;
}

test("joining: the button says so, the field clears, she is welcomed", async () => {
  const { calls, answer } = network();
  render(<WaitlistForm />);
  const field = join("amara@example.com");
  expect((await screen.findByRole("button", { name: "Joining..." })).ariaDisabled).toBe("true");
  answer(Response.json({}, { status: 201 }));
  await screen.findByRole("button", { name: "Join Waitlist" });
  expect(calls).toEqual([{ path: "/api/waitlist", body: { email: "amara@example.com" } }]);
  expect(field.value).toBe("");
  expect(currentToast()).toMatchObject({
    title: "Welcome to M•Power",
    text: "You're on the list. We'll reach out when it's time.",
  });
});

test("pressing twice sends once", async () => {
  const { calls } = network();
  render(<WaitlistForm />);
  const field = join("amara@example.com");
  await screen.findByRole("button", { name: "Joining..." });
  fireEvent.submit(field.closest("form") ?? field);
  expect(calls).toHaveLength(1);
});

test("nothing is sent when the field is empty", () => {
  const { calls } = network();
  render(<WaitlistForm />);
  join("  ");
  expect(calls).toHaveLength(0);
});

test.for([
  [
    Response.json({ message: "Enter an e-mail address." }, { status: 400 }),
    "Enter an e-mail address.",
  ],
  [new Response("", { status: 502 }), "Please try again"],
] as const)("a failure keeps what she typed and says why (%#)", async ([response, reason]) => {
  const { answer } = network();
  render(<WaitlistForm />);
  const field = join("amara@");
  await screen.findByRole("button", { name: "Joining..." });
  answer(response.clone());
  await screen.findByText(reason);
  expect(field.value).toBe("amara@");
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: "Unable to join waitlist",
      text: reason,
      tone: "danger",
    }),
  );
});
