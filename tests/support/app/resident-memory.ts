import { readFileSync } from "node:fs";

/** The resident memory of a process in MB, as the system counts it. */
export function residentMegabytes(pid = 0): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(status) ?? [];
  return Number(kilobytes) / 1024;
}
