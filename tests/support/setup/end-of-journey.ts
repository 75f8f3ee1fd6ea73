import { afterAll } from "vitest";
import { endFile } from "../../journeys/support/server-of-file.ts";

afterAll(endFile);
