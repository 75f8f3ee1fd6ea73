import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { toolOf } from "#core/tools/catalogue.ts";
import { createQueryClient } from "#ui/api/query-client.ts";
import { ViewerContext } from "#ui/viewer.ts";
import type { ShelfResponse } from "./contract.ts";
import { shelfQuery } from "./queries.ts";
import { ShelfPicker, type ShelfTick } from "./shelf-picker.tsx";

afterEach(cleanup);

const member = { kind: "member", id: "ada", email: "ada@example.com", isPro: true } as const;
const record: ShelfResponse = {
  items: [
    { key: "win:1", kind: "win", name: "The renewal", text: "Renewed Halvorsen", date: null },
    { key: "saved:1", kind: "saved", name: "The bio", text: "I lead claims.", date: null },
  ],
  facts: [],
};

type Ticks = {
  readonly ticked: readonly ShelfTick[];
  readonly unplaced: readonly { readonly key: string; readonly name: string }[];
};

/** The shelf of Boundary Script, where neither kind has a question of its own; answers what is ticked. */
function showShelf(start: Ticks): () => Ticks {
  let current = start;
  const client = createQueryClient(async () => Response.json(record));
  client.setQueryData(shelfQuery.queryKey, record);
  const tool = { toolId: "boundaryScript", questions: toolOf("boundaryScript").questions };

  function Page() {
    const [ticks, setTicks] = useState(start);
    return (
      <ShelfPicker
        tool={tool}
        {...ticks}
        onTick={(ticked, unplaced) => {
          current = { ticked, unplaced };
          setTicks(current);
        }}
      />
    );
  }

  render(
    <ViewerContext value={member}>
      <QueryClientProvider client={client}>
        <Page />
      </QueryClientProvider>
    </ViewerContext>,
  );
  return () => current;
}

function box(name: string): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>("checkbox", { name });
}

const notUsed = "Not used until you choose a question.";

test("a tick says that it is not used until its question is chosen", () => {
  const ticks = showShelf({ ticked: [], unplaced: [] });
  expect(screen.queryByText(notUsed)).toBeNull();
  fireEvent.click(box("The renewal"));
  const choice = screen.getByRole("combobox", { name: "Which question does it answer?" });
  const hint = screen.getByText(notUsed);
  for (const field of [box("The renewal"), choice])
    expect(field.getAttribute("aria-describedby")).toBe(hint.id);
  expect(ticks()).toEqual({ ticked: [], unplaced: [{ key: "win:1", name: "The renewal" }] });

  fireEvent.change(choice, { target: { value: "offer" } });
  expect(ticks()).toEqual({ ticked: [{ key: "win:1", question: "offer" }], unplaced: [] });
  expect(screen.queryByText(notUsed)).toBeNull();
  fireEvent.click(box("The renewal"));
  expect(ticks()).toEqual({ ticked: [], unplaced: [] });
});

test("a tick without a question comes back with the draft, and what has gone can be left out", () => {
  const unplaced = [
    { key: "saved:1", name: "The bio" },
    { key: "win:9", name: "Deleted since" },
  ];
  const ticks = showShelf({ ticked: [], unplaced });
  expect(box("The bio").checked).toBe(true);
  screen.getByText(notUsed);
  fireEvent.click(screen.getByRole("button", { name: "Leave out" }));
  expect(ticks().unplaced).toEqual([{ key: "saved:1", name: "The bio" }]);
});
