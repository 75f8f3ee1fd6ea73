import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";

/** What processes may hold in memory, in MiB. */
export type MemoryLimits = { readonly maxPerProcessMiB: number; readonly maxTotalMiB: number };

/** A one-page resume takes about 100. */
export const defaultMemoryLimits: MemoryLimits = { maxPerProcessMiB: 200, maxTotalMiB: 300 };

export type MemoryMonitor = {
  /** Calls `tooMuch` once this process holds too much, or more than the others when all together do. Returns how to stop looking. */
  readonly watch: (pid: number, tooMuch: () => void) => () => void;
};

const checkIntervalMs = 25;

/** Looks at what readers really hold, beside the system's limit and where the system sets none. */
export function createMemoryMonitor({
  maxPerProcessMiB,
  maxTotalMiB,
}: MemoryLimits = defaultMemoryLimits): MemoryMonitor {
  const watched = new Map<number, () => void>();
  let timer: NodeJS.Timeout | undefined;
  let isChecking = false;

  async function check() {
    if (isChecking) return;
    isChecking = true;
    const usages = await Promise.all(
      [...watched].map(async ([pid, tooMuch]) => ({ tooMuch, size: await residentMemory(pid) })),
    );
    const [largest] = usages.toSorted((a, b) => b.size - a.size);
    const total = usages.reduce((sum, { size }) => sum + size, 0);
    if (largest && (largest.size > maxPerProcessMiB || total > maxTotalMiB)) largest.tooMuch();
    isChecking = false;
  }

  return {
    watch(pid, tooMuch) {
      watched.set(pid, tooMuch);
      timer ??= setInterval(() => void check(), checkIntervalMs).unref();
      return () => {
        watched.delete(pid);
        if (watched.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

/** In MiB; 0 when the process is gone or the system does not report it. */
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
