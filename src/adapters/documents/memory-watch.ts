import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";

/** What processes may hold in memory, in MiB. */
export type MemoryLimits = { readonly each: number; readonly together: number };

/** A one-page resume takes about 100. */
export const memoryLimits: MemoryLimits = { each: 200, together: 300 };

export type MemoryWatch = {
  /** Calls `tooMuch` once this process holds too much, or more than the others when all together do. Returns how to stop looking. */
  readonly add: (pid: number, tooMuch: () => void) => () => void;
};

const everyMs = 25;

/** Looks at what readers really hold, beside the system's limit and where the system sets none. */
export function createMemoryWatch({ each, together }: MemoryLimits = memoryLimits): MemoryWatch {
  const watched = new Map<number, () => void>();
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;

  async function look() {
    if (isLooking) return;
    isLooking = true;
    const held = await Promise.all(
      [...watched].map(async ([pid, tooMuch]) => ({ tooMuch, size: await residentMemory(pid) })),
    );
    const [largest] = held.toSorted((a, b) => b.size - a.size);
    const all = held.reduce((sum, { size }) => sum + size, 0);
    if (largest && (largest.size > each || all > together)) largest.tooMuch();
    isLooking = false;
  }

  return {
    add(pid, tooMuch) {
      watched.set(pid, tooMuch);
      timer ??= setInterval(() => void look(), everyMs).unref();
      return () => {
        watched.delete(pid);
        if (watched.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

/** In MiB; 0 when the process is gone or the system does not tell. */
async function residentMemory(pid: number): Promise<number> {
  if (process.platform === "win32") return 0;
  if (process.platform !== "linux") return residentByPs(pid);
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

function residentByPs(pid: number): Promise<number> {
  return new Promise((resolve) => {
    execFile("ps", ["-o", "rss=", "-p", `${pid}`], { timeout: 2_000 }, (error, printed) => {
      resolve(error ? 0 : (Number(printed.trim()) || 0) / 1024);
    });
  });
}
