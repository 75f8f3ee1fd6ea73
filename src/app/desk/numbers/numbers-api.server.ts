import type { AppContext } from "#http/app-context.ts";
import { sendCsv } from "#app/desk/send-csv.ts";
import { Hono } from "hono";
import { formatNumbersFile, numbersFiles } from "./numbers-files.server.ts";
import type { NumbersDeps } from "./numbers.server.ts";

/** The tables of the numbers as files, each at an address of its own. */
export function numbersApi(deps: NumbersDeps) {
  const api = new Hono<AppContext>();
  for (const name of numbersFiles)
    api.get(`/${name}.csv`, async (c) => sendCsv(c, name, await formatNumbersFile(deps, name)));
  return api;
}
