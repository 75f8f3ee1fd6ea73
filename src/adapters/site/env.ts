import { z } from "zod";
import { booleanFlag } from "#adapters/boolean-flag.ts";
import { trustProxySetting } from "./trust-proxy.ts";

const portRule = "A port is a whole number from 1 to 65535.";

const port = z
  .string()
  .regex(/^\d{1,5}$/, portRule)
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535, portRule);

const shutdownDelayRule = "Give whole seconds from 0 to 120.";

const shutdownDelay = z
  .string()
  .regex(/^\d{1,3}$/, shutdownDelayRule)
  .transform(Number)
  .refine((seconds) => seconds <= 120, shutdownDelayRule)
  .optional();

const bareOrigin = z
  .string()
  .refine((url) => new URL(url).pathname === "/" && !/[?#@]/.test(url), {
    error: "Give scheme, host and port alone, without a path.",
    abort: true,
  })
  .transform((url) => new URL(url).origin)
  .refine((url) => url.startsWith("https:") || isLocalUrl(url), "A public address must be https.");

const baseUrl = z
  .url({ protocol: /^https?$/, error: "Give the whole address, such as https://example.com." })
  .pipe(bareOrigin);

/** Where the server listens, what it is called, and under which address people know it. */
export const siteEnv = z.object({
  NODE_ENV: z.string().optional(),
  PORT: port.default(3000),
  HOST: z.string().default("127.0.0.1"),
  BASE_URL: baseUrl.optional(),
  BRAND_NAME: z.string().default("M•Power"),
  BOOKING_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: trustProxySetting,
  /** How long the server says that it is not ready before it lets nobody in any more. */
  SHUTDOWN_DELAY_SECONDS: shutdownDelay,
  /** Where /metrics answers; nowhere without a port. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  DEMO: booleanFlag,
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
});

/** True for addresses that only this machine can open. */
export function isLocalUrl(url: string): boolean {
  return isLoopbackHost(new URL(url).hostname);
}

export function isLoopbackHost(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
}
