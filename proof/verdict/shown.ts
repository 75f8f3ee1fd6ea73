import { z } from "zod";
import { LibraryResponse } from "#features/library/contract.ts";
import { PowerPosition } from "#features/power-position/contract.ts";
import { DraftResponse } from "#features/tools/draft-contract.ts";
import { isKept, type LedgerKind } from "../load/ledger.ts";
import type { Member, World } from "../load/world.ts";

const Wins = z.array(z.object({ id: z.string(), title: z.string() }));
const Negotiations = z.array(z.object({ id: z.string(), request: z.string() }));

type Shown = Map<string, string>;

/** What a member is shown of each kind, by the key of the ledger. */
const readers: Readonly<Partial<Record<LedgerKind, (member: Member) => Promise<Shown>>>> = {
  async win({ browser }) {
    const wins = Wins.parse(await browser.readJson("/api/wins"));
    return new Map(wins.map(({ id, title }) => [id, title]));
  },
  async negotiation({ browser }) {
    const all = Negotiations.parse(await browser.readJson("/api/negotiations"));
    return new Map(all.map(({ id, request }) => [id, request]));
  },
  async "power position"({ browser }) {
    const { statement } = PowerPosition.parse(await browser.readJson("/api/power-position"));
    return new Map(statement === "" ? [] : [["", statement]]);
  },
  async draft({ browser, drafts }) {
    const shown: Shown = new Map();
    for (const tool of drafts.keys()) {
      const { draft } = DraftResponse.parse(await browser.readJson(`/api/drafts/${tool}`));
      if (draft) shown.set(tool, Object.values(draft.answers)[0] ?? "");
    }
    return shown;
  },
  async result({ browser }) {
    const { items } = LibraryResponse.parse(await browser.readJson("/api/library"));
    return new Map(items.map(({ name }) => [name, name]));
  },
};

/** Compares the ledger with what each member is shown by the product itself. */
export async function compareWithPages({ members, ledger }: World) {
  const promised = [...ledger.things.values()];
  let checked = 0;
  let lost = 0;
  for (const member of members.filter(({ isPro }) => isPro))
    for (const [kind, read] of Object.entries(readers)) {
      const shown = await read(member);
      const ours = promised.filter((one) => one.kind === kind && one.user === member.id);
      checked += ours.length;
      lost += ours.filter((one) => !isKept(one, shown.get(one.id))).length;
    }
  return { checked, lost };
}
