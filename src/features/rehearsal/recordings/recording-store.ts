import { maySave, recordingsDatabase } from "#ui/device/device-storage.ts";

/** A recording that was kept on this device. */
export type StoredRecording = {
  readonly id: string;
  /** A member’s id, or "" for whoever uses this device without an account. */
  readonly owner: string;
  readonly title: string;
  readonly label: string;
  /** ISO 8601. */
  readonly keptAt: string;
  readonly seconds: number;
  readonly sound: Blob;
};

const storeName = "recording";

/** Keeps a recording; false where this browser cannot, or after a sign-out. */
export async function storeRecording(recording: StoredRecording): Promise<boolean> {
  if (!maySave()) return false;
  try {
    await inStore("readwrite", (store) => store.put(recording));
  } catch {
    return false;
  }
  if (!maySave()) await removeRecording(recording.id);
  return maySave();
}

/** What this owner kept here, the newest first. Never throws. */
export async function listRecordings(owner: string): Promise<readonly StoredRecording[]> {
  try {
    const all = await inStore("readonly", (store): IDBRequest<unknown[]> => store.getAll());
    return all
      .filter(isRecording)
      .filter((recording) => recording.owner === owner)
      .toSorted((one, other) => other.keptAt.localeCompare(one.keptAt));
  } catch {
    return [];
  }
}

/** Removes a recording from this device. */
export async function removeRecording(id: string): Promise<void> {
  await inStore("readwrite", (store) => store.delete(id)).catch(() => undefined);
}

async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(storeName, mode);
    const request = ask(transaction.objectStore(storeName));
    await new Promise<void>((done, fail) => {
      transaction.addEventListener("complete", () => done());
      transaction.addEventListener("abort", () => fail(transaction.error ?? new Error("Aborted.")));
    });
    return request.result;
  } finally {
    // An open database would hold up its removal at a sign-out.
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const request = indexedDB.open(recordingsDatabase, 1);
    request.addEventListener("upgradeneeded", () => {
      request.result.createObjectStore(storeName, { keyPath: "id" });
    });
    request.addEventListener("success", () => done(request.result));
    request.addEventListener("error", () => fail(request.error ?? new Error("Not opened.")));
    request.addEventListener("blocked", () => fail(new Error("Blocked.")));
  });
}

function isRecording(value: unknown): value is StoredRecording {
  return typeof value === "object" && value !== null && "owner" in value && "sound" in value;
}
