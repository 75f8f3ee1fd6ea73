import { existsSync } from "node:fs";
import browsers from "../../../scripts/run/browsers.json" with { type: "json" };

/** The Chromium of CHROMIUM, else the system's, the one without a window first. Throws when there is none. */
export function chromiumPath(): string {
  const places = browsers.map((name) => `/usr/bin/${name}`);
  const path = process.env["CHROMIUM"] ?? places.find((place) => existsSync(place));
  if (!path) throw new Error("No Chromium was found. Set CHROMIUM to the path of one.");
  return path;
}
