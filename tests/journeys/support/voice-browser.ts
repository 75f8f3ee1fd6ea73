import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { toWav } from "#core/rehearsal/signal/synthesised-voice.fixture.ts";
import { chromiumPath } from "./chromium-path.ts";

export type VoiceBrowserOptions = {
  /** What the made microphone hears, once, from the moment it is opened. */
  readonly samples: Float32Array;
  readonly sampleRate: number;
  /** Whether the person at it allows the microphone. */
  readonly isAllowed?: boolean;
};

/** Chromium with a made microphone: a file is heard instead of a room. */
export async function openVoiceBrowser(
  options: VoiceBrowserOptions,
): Promise<Pick<Browser, "newContext"> & AsyncDisposable> {
  const { samples, sampleRate, isAllowed = true } = options;
  const folder = await mkdtemp(join(tmpdir(), "voice-"));
  const file = join(folder, "voice.wav");
  writeFileSync(file, toWav(samples, sampleRate));
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--autoplay-policy=user-gesture-required",
      "--use-fake-device-for-media-stream",
      `--use-fake-ui-for-media-stream${isAllowed ? "" : "=deny"}`,
      `--use-file-for-fake-audio-capture=${file}%noloop`,
    ],
  });
  return {
    newContext: (given) => browser.newContext(given),
    async [Symbol.asyncDispose]() {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Takes the permission for the microphone back while it is in use, as somebody does in the settings of the site. */
export async function withdrawMicrophone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send("Target.getTargetInfo");
  const { browserContextId } = targetInfo;
  const permission = { name: "microphone" };
  const { origin } = new URL(page.url());
  // Only what was granted can be taken back.
  for (const setting of ["granted", "denied"] as const)
    await session.send("Browser.setPermission", {
      permission,
      setting,
      origin,
      ...(browserContextId !== undefined && { browserContextId }),
    });
}
