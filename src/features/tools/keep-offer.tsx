import { useState } from "react";
import { sentenceOf } from "#ui/api/api-error.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { useSite } from "#ui/site.ts";
import { useAction } from "#ui/use-action.ts";
import { sendNewest } from "./account-drafts.ts";
import { keepOther, keepShared, settle, typedHere } from "./device-record.ts";

type KeepOfferProps = {
  owner: string;
  /** The tool of this page. */
  toolId: string;
  /** The drafts she was not asked about yet. */
  names: readonly string[];
  /** Keeps the draft of this page with her account. */
  onKeepThis: () => Promise<void>;
  /** She has answered. */
  onAnswer: (kept: boolean) => void;
};

/** Asked once after she signed in: what becomes of what she wrote before. */
export function KeepOffer({ owner, toolId, names, onKeepThis, onAnswer }: KeepOfferProps) {
  const { tools } = useSite();
  const [left, setLeft] = useState(names);
  const isHere = names.includes(toolId);
  const others = new Set(names.filter((name) => name !== toolId).map(titleOf));
  const it = isHere && others.size === 0 ? "it" : "them";

  const keep = useAction(async () => {
    for (const name of left) {
      if (name === toolId) await onKeepThis();
      else await keepAway(owner, name);
      settle(owner, [name], true);
      setLeft((rest) => rest.filter((one) => one !== name));
    }
    onAnswer(true);
  });

  function remove() {
    settle(owner, names, false);
    onAnswer(false);
  }

  function titleOf(name: string): string {
    const id = name.replace(/\.other$/, "");
    return tools.find((tool) => tool.id === id)?.title ?? "your draft statement";
  }

  return (
    <Note
      title={
        isHere
          ? `You wrote this before you signed in. Keep ${it} with your account?`
          : "You wrote drafts before you signed in. Keep them with your account?"
      }
    >
      <p>
        {others.size > 0 && `${isHere ? "The same goes for" : "They are"} ${list([...others])}. `}
        If you keep {it}, you find {it} on your other devices. If not,{" "}
        {it === "it" ? "it is" : "they are"} removed from this one.
      </p>
      {keep.error !== null && <p role="alert">{sentenceOf(keep.error)} Nothing was removed.</p>}
      <div className="actions">
        <Button small pending={keep.isPending} onClick={() => void keep.run(undefined)}>
          Keep {it}
        </Button>
        <Button small look="quiet" pending={keep.isPending} onClick={remove}>
          Remove {it}
        </Button>
      </div>
    </Note>
  );
}

/** Keeps a draft of another page. One that stands against a draft of hers waits there to be looked at. */
async function keepAway(owner: string, name: string): Promise<void> {
  const typed = typedHere(owner + name);
  if (name.endsWith(".other") || name === "statement" || typed === null) return;
  const { version, gaveWay } = await sendNewest(name, typed, null);
  keepShared(owner + name, { version, typed, editedAt: 0 });
  if (gaveWay) keepOther(owner + name, gaveWay);
}

function list(titles: readonly string[]): string {
  return new Intl.ListFormat("en-US").format(titles);
}
