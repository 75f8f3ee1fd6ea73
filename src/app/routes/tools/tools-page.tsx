import { useQueryValue } from "#ui/address.ts";
import { pathTitles } from "#core/paths.ts";
import { type Tier, tiers } from "#core/tools/definition.ts";
import { toolsByPath } from "#core/tools/lists/grids.ts";
import { PageHead } from "#ui/components/page-head.tsx";
import { useSite, useToolCards } from "#ui/site.ts";
import { Toggle } from "#ui/components/toggle.tsx";
import { ToolTile } from "#ui/components/tool-tile.tsx";

type Filter = Tier | "all";

const groups = [
  { id: "legacy", title: pathTitles.legacy },
  { id: "elevate", title: pathTitles.elevate },
  { id: "both", title: "On either path" },
] as const;

const names = { open: "Open", free: "Sign up", pro: "Pro" } as const;

export function ToolsPage() {
  const { tools } = useSite();
  const filter = readFilter(useQueryValue("tier"));
  const countOf = (tier: Tier) => tools.filter((tool) => tool.tier === tier).length;
  const choices = [
    { value: "all", text: `All (${tools.length})` },
    ...tiers.map((tier) => ({ value: tier, text: `${names[tier]} (${countOf(tier)})` })),
  ];
  return (
    <div className="container page stack gap-7">
      <PageHead
        title="Tools"
        lead="Answer a few questions. Leave with language you can say, send or paste."
      >
        <Toggle label="Tools shown" name="tier" value={filter} options={choices} look="chips" />
      </PageHead>
      {groups.map(({ id, title }) => (
        <ToolGroup key={id} id={id} title={title} filter={filter} />
      ))}
      <p className="meta full-measure">
        OPEN tools require no account • SIGN UP tools require free account • PRO tools require paid
        upgrade
      </p>
    </div>
  );
}

type ToolGroupProps = { id: keyof typeof toolsByPath; title: string; filter: Filter };

function ToolGroup({ id, title, filter }: ToolGroupProps) {
  const tools = useToolCards(toolsByPath[id]).filter(
    (tool) => filter === "all" || tool.tier === filter,
  );
  if (tools.length === 0) return null;
  return (
    <section className="stack" aria-labelledby={`tools-${id}`}>
      <h2 id={`tools-${id}`}>{title}</h2>
      <ul className="tool-list">
        {tools.map((tool) => (
          <ToolTile key={tool.id} tool={tool} />
        ))}
      </ul>
    </section>
  );
}

function readFilter(value: string | null): Filter {
  return tiers.find((tier) => tier === value) ?? "all";
}
