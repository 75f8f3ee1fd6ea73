import { readFileSync } from "node:fs";
import {
  parseFormEncoding,
  formParamName,
} from "#adapters/payments/emulator/endpoints/form-encoding.ts";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { z } from "zod";

const folder = "tests/fixtures/stripe";

function read(file: string): unknown {
  return JSON.parse(readFileSync(`${folder}/${file}`, "utf8"));
}

const Schema = z.record(z.string(), z.unknown());
const Operations = z.object({
  source: z.object({ api_version: z.string() }),
  operations: z.array(
    z.object({
      op: z.string(),
      method: z.string(),
      path: z.string(),
      params: z.string(),
      result: z.union([z.string(), z.array(z.string())]),
      list: z.boolean(),
    }),
  ),
});

export const { source, operations } = Operations.parse(read("operations.json"));
export const eventTypes = z.object({ types: z.array(z.string()) }).parse(read("event-types.json"));

type Operation = (typeof operations)[number];

/** Compiled anew in each test file, so quickly rather than well. */
const loose = { strict: false, validateSchema: false, code: { optimize: false } } as const;
// What the SDK sends is form-encoded, so that everything arrives as text.
const requests = new Ajv2020({ ...loose, coerceTypes: true });
const objects = new Ajv2020(loose);
requests.addSchema(Schema.parse(read("requests.schema.json")));
objects.addSchema(Schema.parse(read("objects.schema.json")));

/** The call that a method and a path stand for; null when it is none of ours. */
export function findOperation(method: string, path: string): Operation | null {
  return (
    operations.find((one) => {
      const pattern = one.path.replace(/\{\w+\}/g, "[^/]+");
      return one.method === method && new RegExp(`^${pattern}$`).test(path);
    }) ?? null
  );
}

/** What is wrong with a call, as Stripe would say it; null when nothing is. */
export function requestViolation(operation: Operation, text: string) {
  const check = requests.getSchema(`stripe-requests#/$defs/${operation.params}`);
  if (!check) throw new Error(`There is no schema ${operation.params}.`);
  if (check(structuredClone(parseFormEncoding(text)))) return null;
  const [error] = check.errors ?? [];
  return error ? describeViolation(error) : null;
}

function describeViolation({ keyword, instancePath, params, message }: ErrorObject) {
  const path = instancePath.split("/").slice(1);
  const { additionalProperty, missingProperty } = z
    .object({ additionalProperty: z.string().optional(), missingProperty: z.string().optional() })
    .parse(params);
  const param = formParamName([...path, additionalProperty ?? missingProperty ?? []].flat());
  if (keyword === "additionalProperties")
    return { message: `Received unknown parameter: ${param}`, param, code: "parameter_unknown" };
  if (keyword === "required")
    return { message: `Missing required param: ${param}.`, param, code: "parameter_missing" };
  return { message: `Invalid ${param}: ${message ?? keyword}`, param };
}

/** How an answer differs from what Stripe answers to this call; empty when it does not. */
export function responseViolations(operation: Operation, body: unknown): readonly string[] {
  const answer = z
    .object({ data: z.array(z.unknown()).optional() })
    .loose()
    .parse(body);
  const things = operation.list ? (answer.data ?? ["no list"]) : [body];
  const names = [operation.result].flat().filter((name) => name !== "Event");
  if (names.length === 0) return [];
  return things.flatMap((object) => {
    const wrongs = names.map((name) => objectViolations(name, object));
    return wrongs.some((wrong) => wrong.length === 0) ? [] : (wrongs[0] ?? []);
  });
}

/** How an object differs from Stripe's of this name. */
export function objectViolations(name: string, object: unknown): readonly string[] {
  const check = objects.getSchema(`stripe-objects#/$defs/${name}`);
  if (!check) throw new Error(`There is no schema ${name}.`);
  if (check(object)) return [];
  return (check.errors ?? []).map(
    ({ instancePath, message }) => `${name}${instancePath}: ${message ?? "wrong"}`,
  );
}
