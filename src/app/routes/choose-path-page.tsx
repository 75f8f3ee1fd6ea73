import { useQueryValue } from "#ui/address.ts";
import { pathTitles, readPath } from "#core/paths.ts";
import { choosePathTools } from "#core/tools/lists/grids.ts";
import { Badge } from "#ui/components/badge.tsx";
import { LegacyFigure } from "#ui/figures/legacy-figure.tsx";
import { RiseFigure } from "#ui/figures/rise-figure.tsx";
import { PageHead } from "#ui/components/page-head.tsx";
import { useToolCards } from "#ui/site.ts";
import { Toggle } from "#ui/components/toggle.tsx";
import { TierBadge, ToolTile } from "#ui/components/tool-tile.tsx";

const choices = [
  { value: "legacy", text: pathTitles.legacy },
  { value: "elevate", text: pathTitles.elevate },
] as const;

const leads = {
  legacy: "Your voice, your offers, your boundaries: what you will be known for.",
  elevate: "Your positioning, your pay, your exit: what comes next, on your terms.",
} as const;

export function ChoosePathPage() {
  const path = readPath(useQueryValue("path"));
  const tools = useToolCards(choosePathTools[path]);
  return (
    <div className="container page stack gap-6">
      <div className="columns equal centered">
        <PageHead title="Choose your path" lead={leads[path]}>
          <Toggle label="Path" name="path" value={path} options={choices} />
        </PageHead>
        <div className="figure-panel">{path === "legacy" ? <LegacyFigure /> : <RiseFigure />}</div>
      </div>
      <section className="stack" aria-labelledby="path-tools">
        <h2 id="path-tools" className="title-sm">
          {pathTitles[path]}
        </h2>
        <ul className="tool-list">
          {tools.map((tool) => (
            <ToolTile
              key={tool.id}
              tool={tool}
              badge={<TierBadge tier={tool.tier} signUp="SIGNUP" />}
            />
          ))}
          {path === "legacy" && <ClientProposal />}
        </ul>
      </section>
      <p className="meta full-measure">
        OPEN works instantly • SIGNUP needs free account • PRO needs Pro Access
      </p>
    </div>
  );
}

/** The specification links it from here and has no such tool yet; the not-found page offers ways on. */
function ClientProposal() {
  return (
    <li>
      <a className="tool-tile" href="/tools/client-proposal">
        <h3>Client Proposal Script</h3>
        <Badge kind="signup">SIGNUP</Badge>
        <p>The scope, the price and the next step, in one page.</p>
      </a>
    </li>
  );
}
