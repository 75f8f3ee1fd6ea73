import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#ui/api/query-client.ts";
import { ContactForm } from "./contact-form.tsx";
import { topics } from "./topics.ts";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const stamp = { stamp: "given.signed" };

/** The network's side: what was sent, and what it answers, one after the other. */
function network(...answers: readonly (() => Response)[]) {
  const sent: unknown[] = [];
  const waiting = [...answers];
  vi.stubGlobal("fetch", async (_: string, { method, body }: { method: string; body: string }) => {
    if (method === "GET") return Response.json({ stamp: "fresh.signed" });
    sent.push(JSON.parse(body));
    const answer = waiting.shift();
    if (!answer) throw new TypeError("no network");
    return answer();
  });
  return sent;
}

function open() {
  const client = createQueryClient(async () => Response.json(stamp));
  client.setQueryData(["/api/contact"], stamp);
  return render(
    <QueryClientProvider client={client}>
      <ContactForm />
    </QueryClientProvider>,
  );
}

function write(message: string) {
  fireEvent.change(screen.getByLabelText("What it is about"), { target: { value: topics[1] } });
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "ada@example.com" } });
  const field = screen.getByLabelText<HTMLTextAreaElement>("Message");
  fireEvent.input(field, { target: { value: message } });
  return field;
}

const press = () => fireEvent.click(screen.getByRole("button", { name: "Send" }));
const patiently = { timeout: 8_000 };

test("sending waits until it may, says so, and ends with what comes next", async () => {
  const sent = network(() => Response.json({ sent: true }));
  open();
  write("Where is my receipt?");
  press();
  expect((await screen.findByRole("button", { name: "Sending..." })).ariaDisabled).toBe("true");
  await screen.findByText("Your message is on its way.", {}, patiently);
  expect(sent).toEqual([
    {
      topic: topics[1],
      email: "ada@example.com",
      message: "Where is my receipt?",
      isUrgent: false,
      website: "",
      ...stamp,
    },
  ]);
  expect(sessionStorage).toHaveLength(0);
});

test("when it cannot be sent her words stay, on the page and after a reload", async () => {
  network();
  const page = open();
  const field = write("Three paragraphs of thought");
  press();
  expect((await screen.findByRole("alert", {}, patiently)).textContent).toContain(
    "We could not reach the server.",
  );
  expect(field.value).toBe("Three paragraphs of thought");
  page.unmount();
  open();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Message").value).toBe(field.value);
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ada@example.com");
});

test("a form that stood open for a day is sent all the same", async () => {
  const sent = network(
    () => Response.json({ message: "Too old.", code: "form_expired" }, { status: 400 }),
    () => Response.json({ sent: true }),
  );
  open();
  write("Since yesterday");
  press();
  await screen.findByText("Your message is on its way.", {}, patiently);
  expect(sent).toMatchObject([{ stamp: "given.signed" }, { stamp: "fresh.signed" }]);
});
