import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";

/** What a reader may hold in memory, in MiB. */
const mostResident = 300;
const everyMs = 50;

/** Looks at what a process really holds, beside the system's limit and where the system sets none. Returns how to stop looking. */
export function watchMemory(pid: number, tooMuch: () => void, most = mostResident): () => void {
  let isLooking = false;
  const timer = setInterval(() => {
    if (!isLooking) void look();
  }, everyMs);
  timer.unref();

  async function look() {
    isLooking = true;
    const resident = await residentMemory(pid);
    if (resident !== null && resident > most) tooMuch();
    isLooking = false;
  }

  return () => clearInterval(timer);
}

/** In MiB; null when the process is gone or the system does not tell. */
export async function residentMemory(pid: number): Promise<number | null> {
  if (process.platform === "win32") return null;
  if (process.platform !== "linux") return residentByPs(pid);
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const kilobytes = /^VmRSS:\s*(\d+)/m.exec(status)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}

function residentByPs(pid: number): Promise<number | null> {
  return new Promise((resolve) => {
    execFile("ps", ["-o", "rss=", "-p", `${pid}`], { timeout: 2_000 }, (error, printed) => {
      const kilobytes = Number(printed.trim());
      resolve(error || Number.isNaN(kilobytes) ? null : kilobytes / 1024);
    });
  });
}
