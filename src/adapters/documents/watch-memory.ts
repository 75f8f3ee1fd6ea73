import { type ChildProcess, execFile } from "node:child_process";

/** In MiB. */
const mostResident = 360;
const everyMs = 200;

/** Where the system sets no limit of its own for memory, looks at it instead. Returns how to stop looking. */
export function watchMemory(child: ChildProcess, tooMuch: () => void): () => void {
  if (process.platform === "linux" || process.platform === "win32") return () => {};
  const timer = setInterval(async () => {
    if (child.pid === undefined) return;
    const resident = await residentMemory(child.pid);
    if (resident !== null && resident > mostResident) tooMuch();
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** What a process holds in memory, in MiB; null when it cannot be asked. */
export function residentMemory(pid: number): Promise<number | null> {
  return new Promise((resolve) => {
    execFile("ps", ["-o", "rss=", "-p", `${pid}`], { timeout: 2_000 }, (error, printed) => {
      const kilobytes = Number(printed.trim());
      resolve(error || !Number.isFinite(kilobytes) ? null : kilobytes / 1024);
    });
  });
}
