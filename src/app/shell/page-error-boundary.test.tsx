import { QueryClient, QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PageErrorBoundary } from "./page-error-boundary.tsx";

/** Cannot show what it has read. */
function Page() {
  const read = useQueryClient().getQueryData<string>(["/api/page"]);
  if (read === "broken") throw new TypeError("broken");
  return <h1>Offers</h1>;
}

test("a page that fails keeps the frame, says that drafts are kept, and can be tried again", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const client = new QueryClient();
  client.setQueryData(["/api/page"], "broken");
  render(
    <QueryClientProvider client={client}>
      <nav>Tools</nav>
      <main id="main" tabIndex={-1}>
        <PageErrorBoundary>
          <Page />
        </PageErrorBoundary>
      </main>
    </QueryClientProvider>,
  );
  screen.getByText("Tools");
  expect(screen.getByRole("alert").textContent).toContain("Your drafts are kept on this device.");
  expect(document.activeElement).toBe(screen.getByRole("heading"));
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  screen.getByRole("heading", { name: "Offers" });
  expect(screen.queryByRole("alert")).toBeNull();
  expect(document.activeElement?.id).toBe("main");
  vi.restoreAllMocks();
});
