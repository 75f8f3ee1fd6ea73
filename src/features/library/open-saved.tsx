import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { replaceAddress, useAddress, useQueryValue } from "#ui/address.ts";
import { sentenceOf } from "#ui/api/api-error.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { useViewer } from "#ui/viewer.ts";
import type { Saved } from "./contract.ts";
import { savedQuery } from "./queries.ts";

export type OpenSavedProps = {
  toolId: string;
  /** True when nothing stands on the page that would have to give way. */
  isBlank: boolean;
  /** What is open here already. */
  openId: string | null;
  onOpen: (saved: Saved) => void;
};

/** A saved result that the address names (`?saved=`) is continued here; what stands here already gives way only when she says so. */
export function OpenSaved({ isBlank, ...props }: OpenSavedProps) {
  const id = useQueryValue("saved");
  const isMember = useViewer().kind === "member";
  return id !== null && isMember ? <Opening key={id} id={id} isBlank={isBlank} {...props} /> : null;
}

function Opening({ id, toolId, isBlank, openId, onOpen }: OpenSavedProps & { id: string }) {
  const { path } = useAddress();
  const { data: saved, error } = useQuery({ ...savedQuery(id), gcTime: 0 });
  const isReady = saved !== null && saved !== undefined && saved.toolId === toolId;

  function show() {
    if (isReady) onOpen(saved);
    replaceAddress(path);
  }

  // Continued here before: what she has on the page is that, and may be newer.
  const isHere = openId === id;
  const stay = useEffectEvent(() => replaceAddress(path));
  useEffect(() => {
    if (isHere) stay();
  }, [isHere]);

  const showAtOnce = useEffectEvent(show);
  useEffect(() => {
    if (isReady && isBlank) showAtOnce();
  }, [isReady, isBlank]);

  if (isHere) return null;
  if (error) return <Note tone="danger" alert title={sentenceOf(error)} />;
  if (saved === undefined) return <p className="meta">Opening what you saved...</p>;
  if (!isReady) return <Note tone="warning" title="There is nothing saved under this address." />;
  if (isBlank) return null;
  return (
    <Note title={`Open “${saved.name}” here?`}>
      <p>Other answers stand on this page. Save them first if you want them again.</p>
      <div className="actions">
        <Button small onClick={show}>
          Open what I saved
        </Button>
        <Button small look="quiet" onClick={() => replaceAddress(path)}>
          Stay with these answers
        </Button>
      </div>
    </Note>
  );
}
