import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { replaceAddress, useAddress, useQueryValue } from "#ui/address.ts";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { Button } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { useViewer } from "#ui/viewer.ts";
import type { SavedResult } from "#features/library/contract.ts";
import { savedResultQuery } from "#features/library/queries.ts";

export type OpenSavedResultProps = {
  toolId: string;
  /** True when nothing stands on the page that would have to give way. */
  isBlank: boolean;
  /** What is open here already. */
  openId: string | null;
  onOpen: (saved: SavedResult) => void;
};

/** A saved result that the address names (`?saved=`) continues here; what stands here is replaced on request only. */
export function OpenSavedResult({ isBlank, ...props }: OpenSavedResultProps) {
  const id = useQueryValue("saved");
  const isMember = useViewer().kind === "member";
  return id !== null && isMember ? (
    <OpeningSavedResult key={id} id={id} isBlank={isBlank} {...props} />
  ) : null;
}

function OpeningSavedResult({
  id,
  toolId,
  isBlank,
  openId,
  onOpen,
}: OpenSavedResultProps & { id: string }) {
  const { path } = useAddress();
  const { data: saved, error } = useQuery({ ...savedResultQuery(id), gcTime: 0 });
  const isReady = saved !== null && saved !== undefined && saved.toolId === toolId;

  function show() {
    if (isReady) onOpen(saved);
    replaceAddress(path);
  }

  // Continued here before: what is on the page is that result, and may be newer.
  const isOpenHere = openId === id;
  const stay = useEffectEvent(() => replaceAddress(path));
  useEffect(() => {
    if (isOpenHere) stay();
  }, [isOpenHere]);

  const showAtOnce = useEffectEvent(show);
  useEffect(() => {
    if (isReady && isBlank) showAtOnce();
  }, [isReady, isBlank]);

  if (isOpenHere) return null;
  if (error) return <Note tone="danger" alert title={getErrorMessage(error)} />;
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
