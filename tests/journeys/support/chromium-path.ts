import { existsSync } from "node:fs";

const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable"];

/** The Chromium of CHROMIUM, else the system's, the one without a window first. Throws when there is none. */
export function chromiumPath(): string {
  const places = names.map((name) => `/usr/bin/${name}`);
  const path = process.env["CHROMIUM"] ?? places.find((place) => existsSync(place));
  if (!path) throw new Error("No Chromium was found. Set CHROMIUM to the path of one.");
  return path;
}
