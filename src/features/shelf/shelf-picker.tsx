import { useQuery } from "@tanstack/react-query";
import { maxTicked, getDefaultQuestion } from "#core/shelf/shelf.ts";
import { type ShelfKind } from "#core/shelf/shelf-piece.ts";
import type { Question } from "#core/tools/definition.ts";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { useViewer } from "#ui/viewer.ts";
import type { ShelfItem } from "./contract.ts";
import { shelfQuery } from "./queries.ts";
import { ShelfRow, type ShelfRowTick } from "./shelf-row.tsx";

export type ShelfTick = { readonly key: string; readonly question: string };

export type ShelfPickerProps = {
  tool: { readonly toolId: string; readonly questions: readonly Question[] };
  ticked: readonly ShelfTick[];
  /** Ticked, while the question that it answers is not chosen. */
  unplaced: readonly UnplacedTick[];
  onTick: (ticked: readonly ShelfTick[], unplaced: readonly UnplacedTick[]) => void;
};

type UnplacedTick = { readonly key: string; readonly name: string };

const kindTitles: Readonly<Record<ShelfKind, string>> = {
  win: "Career Wins",
  move: "Negotiation Log",
  position: "Your Power Position",
  saved: "Saved language",
};

/** The evidence shelf: what the member recorded and saved, to be ticked as material. Nothing is ticked unasked. */
export function ShelfPicker(props: ShelfPickerProps) {
  return useViewer().kind === "member" ? <Shelf {...props} /> : null;
}

function Shelf({ tool, ticked, unplaced, onTick }: ShelfPickerProps) {
  const { data, error } = useQuery(shelfQuery);
  const items = data?.items ?? [];
  const isGone = ({ key }: { key: string }) => !items.some((item) => item.key === key);
  const missing = data ? [...ticked, ...unplaced].filter(isGone) : [];
  const count = ticked.length + unplaced.length;
  if (error)
    return <p className="meta">Your saved facts can’t be shown. {getErrorMessage(error)}</p>;
  if (items.length === 0 && missing.length === 0) return null;

  function change({ key, name }: ShelfItem, tick: ShelfRowTick) {
    const others = ticked.filter((one) => one.key !== key);
    const unplacedOthers = unplaced.filter((one) => one.key !== key);
    onTick(
      tick.isOn && tick.question !== null ? [...others, { key, question: tick.question }] : others,
      tick.isOn && tick.question === null ? [...unplacedOthers, { key, name }] : unplacedOthers,
    );
  }

  function tickOf({ key }: ShelfItem): ShelfRowTick {
    const question = ticked.find((one) => one.key === key)?.question ?? null;
    return { isOn: question !== null || unplaced.some((one) => one.key === key), question };
  }

  return (
    <details className="evidence-shelf" open={count > 0 || undefined}>
      <summary>
        Your saved facts <span className="meta numeric">{formatTickedCount(count)}</span>
      </summary>
      <p className="meta">
        Tick what this text may use. Point at a figure to see where it comes from.
      </p>
      {kindsOf(items).map((kind) => (
        <fieldset key={kind}>
          <legend>{kindTitles[kind]}</legend>
          <ul>
            {items
              .filter((item) => item.kind === kind)
              .map((item) => (
                <ShelfRow
                  key={item.key}
                  item={item}
                  questions={tool.questions}
                  defaultQuestion={getDefaultQuestion(tool.toolId, kind)}
                  tick={tickOf(item)}
                  isFull={count >= maxTicked}
                  onChange={(tick) => change(item, tick)}
                />
              ))}
          </ul>
        </fieldset>
      ))}
      {missing.length > 0 && (
        <p className="row">
          <span>{describeMissing(missing.length)}</span>
          <button
            type="button"
            className="text-button"
            onClick={() =>
              onTick(
                ticked.filter((one) => !isGone(one)),
                unplaced.filter((one) => !isGone(one)),
              )
            }
          >
            Leave out
          </button>
        </p>
      )}
    </details>
  );
}

function kindsOf(items: readonly ShelfItem[]): ShelfKind[] {
  return [...new Set(items.map(({ kind }) => kind))];
}

function formatTickedCount(count: number): string {
  return count === 0 ? "" : `${count} of at most ${maxTicked} ticked`;
}

function describeMissing(count: number): string {
  return count === 1
    ? "One thing you ticked is not in your record any more."
    : `${count} things you ticked are not in your record any more.`;
}
