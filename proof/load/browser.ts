import { setTimeout as wait } from "node:timers/promises";
import { baseUrl } from "../stage/site.ts";
import { type Answer, send } from "./http.ts";
import type { Outcome, Tally } from "./tally.ts";

export type Request = {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Refusals that are an answer here, beside success. */
  readonly accepts?: readonly number[];
  /** True when the answer is whole, for one that says so itself. */
  readonly isWhole?: (answer: Answer) => boolean;
};

/** Thrown when no retry healed, or when the answer is one that nobody should see. */
export class Unhealed extends Error {
  override readonly name = "Unhealed";
}

/** Somebody at a browser: an address, cookies, and the time to try again for a minute and a half. */
export type Browser = {
  readonly ask: (path: string, request?: Request) => Promise<Answer>;
  readonly readJson: (path: string, request?: Request) => Promise<unknown>;
};

const retryForMs = 90_000;
const pauseMs = 300;
const maxPauseMs = 3_000;
let browsers = 0;

export function createBrowser(siteUrl: string, tally: Tally): Browser {
  browsers += 1;
  const address = `10.${[browsers >> 16, browsers >> 8, browsers].map((part) => part & 255).join(".")}`;
  const jar = new Map<string, string>();

  async function tryOnce(path: string, request: Request): Promise<Answer | null> {
    const { method = "GET", body, headers } = request;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const question = {
      method,
      url: siteUrl + path,
      headers: {
        host: new URL(baseUrl).host,
        "x-forwarded-for": address,
        "accept-encoding": "br",
        ...(method !== "GET" && { origin: baseUrl }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(cookie !== "" && { cookie }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    };
    const answer = await send(question).catch(() => null);
    for (const line of answer?.headers["set-cookie"] ?? []) keepCookie(line);
    return answer;
  }

  function keepCookie(line: string) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === "" || /max-age=0/i.test(line)) jar.delete(name);
    else jar.set(name, value);
  }

  async function ask(path: string, request: Request = {}): Promise<Answer> {
    const started = Date.now();
    for (let tries = 1; ; tries += 1) {
      const answer = await tryOnce(path, request);
      const outcome = outcomeOf(answer, request);
      const shown = `${answer?.status ?? "no answer"} ${request.method ?? "GET"} ${shorten(path)}`;
      tally.count(outcome, outcome === "unavailable" ? `${shown}, ${refuserOf(answer)}` : shown);
      if (outcome === "answered" && answer) {
        if (tries > 1) tally.heal(Date.now() - started);
        return answer;
      }
      if (outcome === "worse" || Date.now() - started > retryForMs) {
        tally.fail(`${shown} ${answer?.body.toString().slice(0, 120) ?? ""}`);
        throw new Unhealed(shown);
      }
      await wait(
        outcome === "limited" ? maxPauseMs : Math.min(maxPauseMs, pauseMs * 1.5 ** (tries - 1)),
      );
    }
  }

  return {
    ask,
    async readJson(path, request): Promise<unknown> {
      const { body } = await ask(path, request);
      return JSON.parse(body.toString());
    },
  };
}

function outcomeOf(answer: Answer | null, { accepts = [], isWhole }: Request): Outcome {
  if (!answer || answer.status === 502 || answer.status === 504) return "cut";
  const { status } = answer;
  if (accepts.includes(status)) return "answered";
  if (status === 503) return "unavailable";
  if (status === 429) return "limited";
  if (status >= 400 || status < 200) return "worse";
  return isWhole && !isWhole(answer) ? "cut" : "answered";
}

/** Without ids, so that like is counted with like. */
function shorten(path: string): string {
  return path.replace(/\?.*$/, "").replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|cs_test_\w+/g, "…");
}

/** The proxy refuses in HTML of its own, without the headers that each answer of the product has. */
function refuserOf(answer: Answer | null): string {
  if (answer?.headers["content-security-policy"] === undefined) return "by the proxy";
  return `by the product: ${answer.body.toString().slice(0, 90)}`;
}
