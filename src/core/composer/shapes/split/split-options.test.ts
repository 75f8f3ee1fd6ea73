import { expect, test } from "vitest";
import { splitOptions } from "./split-options.ts";

test.each([
  ["apply, withdraw", ["apply", "withdraw"]],
  ["Sell, rent it out, or keep it empty", ["Sell", "rent it out", "keep it empty"]],
  ["Full time, part time, quit", ["Full time", "part time", "quit"]],
  ["leave now / ask for a transfer", ["leave now", "ask for a transfer"]],
  ["Take the job in Bonn, Germany", ["Take the job in Bonn, Germany"]],
  ["work at the hospital or the clinic", ["work at the hospital or the clinic"]],
  ["take it, if they pay more", ["take it, if they pay more"]],
])("%s", (row, options) => {
  expect(splitOptions(row)).toEqual(options);
});
