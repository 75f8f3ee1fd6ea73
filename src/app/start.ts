import "./stylesheet.css";
import { replayEarlyInput } from "./shell/early-input.ts";

// The page is complete without code, so code waits for the first paint: nothing competes with the text and its fonts.

let isStarted = false;

/** Asks for all files at once, instead of each one after the file that imports it. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  const script = document.getElementById("start");
  for (const file of script?.dataset["ahead"]?.split(" ") ?? []) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = file;
    document.head.append(link);
  }
  const app = document.createElement("script");
  app.type = "module";
  app.src = script?.dataset["app"] ?? "";
  document.head.append(app);
}

replayEarlyInput();
new PerformanceObserver(start).observe({ type: "paint", buffered: true });
for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, start, { capture: true });
// A page in a background tab is not painted, and a test may never look at it.
addEventListener("load", () => setTimeout(start, 1000));
