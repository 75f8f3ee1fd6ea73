import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  stubGenerationStream,
  renderTool,
} from "#features/tools/workspace/render-tool.fixture.tsx";

const answer = {
  result: "## In the moment\n\nI do not take client calls on Sundays.",
  source: "composer",
  notes: [],
  checks: [],
  feedback: "A boundary is kept in the second minute.",
};

function press(name: string): void {
  fireEvent.click(screen.getByRole("button", { name }));
}

/** Two versions, the second one shown. */
async function writeTwice(second: string): Promise<void> {
  const line = stubGenerationStream();
  fireEvent.change(screen.getByRole("textbox", { name: /will you not do/ }), {
    target: { value: "Sunday calls" },
  });
  press("Generate M•Power Language");
  await waitFor(() => expect(line.requests).toHaveLength(1));
  line.send("done", answer);
  fireEvent.change(await screen.findByRole("textbox", { name: "Refine Further" }), {
    target: { value: "Shorter" },
  });
  press("Refine");
  await waitFor(() => expect(line.requests).toHaveLength(2));
  line.send("done", { ...answer, result: second });
  await screen.findByText(/^Version 2 of 2/);
}

function marked(selector: string): (string | null)[] {
  return [...document.querySelectorAll(`.word-changes section ${selector}`)].map(
    ({ textContent }) => textContent,
  );
}

test("Show changes tells what was added and removed, in words too, and hides it again", async () => {
  using _ = renderTool("boundaryScript");
  await writeTwice(
    "## In the moment\n\nI do not take calls on Sundays, Dana.\n\n## In writing\n\nNo.",
  );
  press("Show changes");
  await screen.findByText("Added words are underlined");
  expect(marked("del")).toEqual(["Removed: client", "Removed: Sundays."]);
  expect(marked("ins")).toEqual(["Added: Sundays, Dana.", "Added: No."]);
  expect(screen.getByRole("button", { name: "Show changes" }).ariaPressed).toBe("true");
  press("Show changes");
  expect(marked("*")).toEqual([]);
});

test("the first version has nothing before it, so nothing is told", async () => {
  using _ = renderTool("boundaryScript");
  await writeTwice("## In the moment\n\nNo calls.");
  press("Show changes");
  press("Previous version");
  expect(document.querySelector(".word-changes")).toBeNull();
  screen.getByText("I do not take client calls on Sundays.");
});

test("an earlier version is restored as the newest, and none is lost", async () => {
  using _ = renderTool("boundaryScript");
  await writeTwice("## In the moment\n\nNo calls.");
  press("Previous version");
  press("Restore this version");
  screen.getByText(/^Version 3 of 3/);
  screen.getByText("I do not take client calls on Sundays.");
  expect(screen.getByRole("status").textContent).toBe("Restored. Version 3 of 3.");
  press("Previous version");
  screen.getByText("No calls.");
});
