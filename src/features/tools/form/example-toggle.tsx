import Info from "lucide-react/icons/info";
import type { Answers } from "#core/tools/definition.ts";
import { Button } from "#ui/components/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/components/icon.tsx";
import { useAction } from "#ui/use-action.ts";
import type { ToolPageData } from "#features/tools/tool-page-contract.ts";
import type { ToolWorkspace } from "#features/tools/workspace/use-workspace.ts";

type ExampleToggleProps = { tool: ToolPageData; workspace: ToolWorkspace };

/** A made-up person's answers in the form, marked, until one press takes them out; the button keeps its place and focus. */
export function ExampleToggle({ tool, workspace }: ExampleToggleProps) {
  const isShown = workspace.state.ownState !== null;
  const show = useAction(async () => workspace.showExample(await loadExample(tool)));
  return (
    <div className={classNames(isShown && "note")}>
      {isShown && (
        <>
          <Icon of={Info} />
          <strong>An example: answers of a made-up person.</strong>
          <p>Nothing of it is kept. Your own answers come back when you remove it.</p>
        </>
      )}
      <div className="actions needs-script">
        <Button
          small
          pending={show.isPending && !isShown}
          onClick={isShown ? workspace.removeExample : () => void show.run(undefined)}
        >
          {isShown ? "Remove the example" : "See an example"}
        </Button>
        {show.error !== null && !isShown && (
          <p className="meta" role="alert">
            We could not load the example. Check your connection and try again.
          </p>
        )}
      </div>
    </div>
  );
}

async function loadExample({ toolId }: ToolPageData): Promise<Answers> {
  const { examples } = await import("#core/tools/lists/examples.ts");
  return examples[toolId] ?? {};
}
