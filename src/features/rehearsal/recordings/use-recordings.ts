import { useEffect, useState } from "react";
import { newUuid } from "#ui/device/new-uuid.ts";
import {
  storeRecording,
  type StoredRecording,
  listRecordings,
  removeRecording,
} from "./recording-store.ts";

export type Recordings = {
  readonly kept: readonly StoredRecording[];
  /** False where it could not be kept. */
  readonly keep: (recording: NewRecording) => Promise<boolean>;
  readonly remove: (id: string) => Promise<void>;
};

export type NewRecording = Pick<StoredRecording, "title" | "label" | "seconds" | "sound">;

/** What an owner kept on this device, as it is now. */
export function useRecordings(owner: string): Recordings {
  const [kept, setKept] = useState<readonly StoredRecording[]>([]);

  useEffect(() => {
    let isGone = false;
    void listRecordings(owner).then((found) => isGone || setKept(found));
    return () => {
      isGone = true;
    };
  }, [owner]);

  return {
    kept,
    async keep(recording) {
      const keptAt = new Date().toISOString();
      const isKept = await storeRecording({ ...recording, id: newUuid(), owner, keptAt });
      setKept(await listRecordings(owner));
      return isKept;
    },
    async remove(id) {
      await removeRecording(id);
      setKept(await listRecordings(owner));
    },
  };
}
