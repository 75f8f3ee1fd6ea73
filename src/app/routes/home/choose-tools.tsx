import type { Path } from "#core/paths.ts";
import { landingTools } from "#core/tools/lists/grids.ts";
import { useToolCards } from "#ui/site.ts";
import { Toggle } from "#ui/components/toggle.tsx";
import { ToolTile } from "#ui/components/tool-tile.tsx";

const choices = [
  { value: "legacy", text: "Legacy" },
  { value: "elevate", text: "Elevate" },
] as const;

type ChooseToolsProps = { path: Path };

export function ChooseTools({ path }: ChooseToolsProps) {
  const tools = useToolCards(landingTools[path]);
  return (
    <section className="container stack gap-5" id="tools">
      <div className="spread">
        <h2>Choose Your Tools</h2>
        <Toggle label="Path" name="path" value={path} options={choices} anchor="#tools" />
      </div>
      <ul className="tool-list">
        {tools.map((tool) => (
          <ToolTile key={tool.id} tool={tool} />
        ))}
      </ul>
      <p className="meta full-measure">
        OPEN tools require no account • SIGN UP tools require free account • PRO tools require paid
        upgrade
      </p>
    </section>
  );
}
