import Info from "lucide-react/icons/info";
import type { Answers } from "#core/tools/definition.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { useAction } from "#ui/use-action.ts";
import type { PagedTool } from "./queries.ts";
import type { Work } from "./use-session.ts";

type ExampleProps = { tool: PagedTool; work: Work };

/** A made-up person's answers in the form, marked, until one press takes them out; the button keeps its place and focus. */
export function Example({ tool, work }: ExampleProps) {
  const isShown = work.session.own !== null;
  const show = useAction(async () => work.showExample(await exampleOf(tool)));
  return (
    <div className={classNames("example", isShown && "note")}>
      {isShown && (
        <>
          <Icon of={Info} />
          <strong>An example: answers of a made-up person.</strong>
          <p>Nothing of it is kept. Your own answers come back when you remove it.</p>
        </>
      )}
      <div className="actions with-script">
        <Button
          small
          pending={show.isPending && !isShown}
          onClick={isShown ? work.removeExample : () => void show.run(undefined)}
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

async function exampleOf({ toolId }: PagedTool): Promise<Answers> {
  const { examples } = await import("#core/tools/examples.ts");
  const byTool: Readonly<Record<string, Answers>> = examples;
  return byTool[toolId] ?? {};
}
