import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { KitPreviews } from "#core/kits/kit-preview.ts";
import { createQueryClient } from "#ui/api/query-client.ts";
import { KitPreviewSection } from "./kit-preview-section.tsx";

afterEach(cleanup);

const previews: KitPreviews = {
  "interview-coaching": {
    pages: 22,
    worksheets: 10,
    chapters: ["Before you begin", "The question you dread"],
    cover: { src: "/assets/kits/cover.png", width: 304, height: 393 },
    inside: {
      picture: { src: "/assets/kits/page.png", width: 304, height: 393 },
      large: "/assets/kits/page.svg",
      description: "A worked answer beside a table of its four parts.",
    },
  },
};

function open(kit: string, known: KitPreviews = previews) {
  const client = createQueryClient(async () => Response.json(known));
  client.setQueryData(["/api/kits/previews"], known);
  return render(
    <QueryClientProvider client={client}>
      <KitPreviewSection kit={kit} name="Interview Coaching Kit" />
    </QueryClientProvider>,
  );
}

test("a kit shows its cover, a page that can be opened, and its chapters; pictures hold their place", () => {
  open("interview-coaching");
  const pictures = screen.getAllByRole<HTMLImageElement>("img");
  expect(pictures.map(({ alt }) => alt)).toEqual([
    "Interview Coaching Kit: the cover",
    "A worked answer beside a table of its four parts.",
  ]);
  for (const picture of pictures) {
    expect([picture.width, picture.height]).toEqual([304, 393]);
    expect(picture.getAttribute("loading")).toBe("lazy");
  }
  expect(screen.getByRole("link").getAttribute("href")).toBe("/assets/kits/page.svg");
  expect(screen.getByText(/22 pages, 10 worksheets/)).toBeTruthy();
  expect(screen.getAllByRole("listitem", { hidden: true }).map((item) => item.textContent)).toEqual(
    ["Before you begin", "The question you dread"],
  );
});

test("a kit that was not typeset shows nothing, and neither does a strange name", () => {
  expect(open("executive-exit").container.innerHTML).toBe("");
  expect(open("__proto__").container.innerHTML).toBe("");
  expect(open("interview-coaching", {}).container.innerHTML).toBe("");
});
