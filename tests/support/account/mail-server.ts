import { once } from "node:events";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export type ReceivedEmail = {
  /** The envelope's recipients. */
  readonly to: readonly string[];
  /** The message as it came over the wire. */
  readonly raw: string;
};

export type MailServer = AsyncDisposable & {
  readonly url: string;
  readonly received: readonly ReceivedEmail[];
  /** How many messages were offered, taken or not. */
  readonly offered: () => number;
  /** Resolves once so many messages were taken. */
  readonly waitForEmails: (count: number) => Promise<void>;
};

type MailServerOptions = {
  /** The answer to the message of this number, counted from 1; undefined takes it. */
  readonly refusal?: (offer: number) => number | undefined;
  readonly options?: SMTPServerOptions;
  /** How long each message takes. */
  readonly delayMs?: number;
};

/** A mail server on loopback. */
export async function startMailServer({
  refusal,
  options,
  delayMs = 0,
}: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedEmail[] = [];
  let offered = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    ...options,
    onData(stream, { envelope }, answer) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        offered += 1;
        const code = refusal?.(offered);
        if (code !== undefined) {
          answer(Object.assign(new Error("Not now."), { responseCode: code }));
          return;
        }
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw: Buffer.concat(chunks).toString() });
        setTimeout(answer, delayMs);
      });
    },
  });
  server.on("error", () => {});
  const listener = server.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    offered: () => offered,
    async waitForEmails(count) {
      while (received.length < count)
        await new Promise((resolve) => {
          setTimeout(resolve, 20);
        });
    },
    async [Symbol.asyncDispose]() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

/** The part of this type of a message, decoded. */
export function decodeMimePart({ raw }: ReceivedEmail, type: "text/plain" | "text/html"): string {
  const boundary = /boundary="?([^"\r\n;]+)/.exec(raw)?.[1] ?? "none";
  const part =
    raw.split(`--${boundary}`).find((one) => one.includes(`Content-Type: ${type}`)) ?? "";
  const [head = "", ...body] = part.split("\r\n\r\n");
  const text = body.join("\r\n\r\n");
  if (/base64/i.test(head)) return Buffer.from(text, "base64").toString();
  if (!/quoted-printable/i.test(head)) return text;
  const joined = text.replaceAll("=\r\n", "");
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString();
}
