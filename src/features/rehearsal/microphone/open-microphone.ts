import { measureLevel } from "#core/rehearsal/signal/frame-levels.ts";
import { createLiveVoice, type LiveMoment } from "#core/rehearsal/signal/live-voice.ts";

/** Why there is no microphone, or no longer one. */
export type MicrophoneProblem = "refused" | "absent" | "busy" | "unsupported" | "lost" | "full";

export class MicrophoneError extends Error {
  readonly problem: MicrophoneProblem;

  constructor(problem: MicrophoneProblem) {
    super(`The microphone is ${problem}.`);
    this.problem = problem;
  }
}

/** A microphone that records into this page’s memory. */
export type OpenMicrophone = {
  /** When the recording began, in seconds of `performance.now()`. */
  readonly startedAt: number;
  /** What is heard at this moment. */
  readonly hear: () => LiveMoment;
  /** Ends the recording and lets the microphone go; hands over what was recorded. */
  readonly stop: () => Promise<Blob>;
};

/** A longer recording would fill the memory of a phone, in milliseconds. */
const maxRecordingMs = 15 * 60_000;
/** A call mutes the microphone before it ends it; shorter silences of the device pass, in milliseconds. */
const mutedMs = 1000;
/** The sound as it is: what evens out its level would raise the room in the pauses. */
const plainSound = {
  echoCancellation: false,
  noiseSuppression: false,
  autoGainControl: false,
  channelCount: 1,
};

/**
 * Asks for the microphone and begins to record. `onLost` hears, once, that it ended by itself: taken by a call, unplugged,
 * its permission withdrawn. Throws MicrophoneError.
 */
export async function openMicrophone(
  onLost: (problem: "lost" | "full") => void,
): Promise<OpenMicrophone> {
  const stream = await askForSound();
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: 2048 });
  context.createMediaStreamSource(stream).connect(analyser);
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: 64_000 });
  const chunks: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => chunks.push(data));
  const startedAt = await startRecorder(recorder);

  let isOver = false;
  const lose = (problem: "lost" | "full") => {
    if (isOver) return;
    isOver = true;
    onLost(problem);
  };
  const limit = setTimeout(() => lose("full"), maxRecordingMs);
  for (const track of stream.getAudioTracks()) {
    track.addEventListener("ended", () => lose("lost"));
    track.addEventListener("mute", () => {
      setTimeout(() => track.muted && lose("lost"), mutedMs);
    });
  }

  const voice = createLiveVoice();
  const samples = new Float32Array(analyser.fftSize);
  return {
    startedAt,
    hear() {
      analyser.getFloatTimeDomainData(samples);
      return voice.hear(measureLevel(samples), performance.now() / 1000);
    },
    async stop() {
      isOver = true;
      clearTimeout(limit);
      await stopRecorder(recorder);
      for (const track of stream.getTracks()) track.stop();
      await context.close();
      return new Blob(chunks, { type: recorder.mimeType });
    },
  };
}

async function askForSound(): Promise<MediaStream> {
  if (typeof MediaRecorder === "undefined" || !("mediaDevices" in navigator))
    throw new MicrophoneError("unsupported");
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: plainSound });
  } catch (error) {
    throw new MicrophoneError(problemOf(error));
  }
}

function problemOf(error: unknown): MicrophoneProblem {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "absent";
  return "busy";
}

function startRecorder(recorder: MediaRecorder): Promise<number> {
  return new Promise((done, fail) => {
    recorder.addEventListener("start", () => done(performance.now() / 1000), { once: true });
    recorder.addEventListener("error", () => fail(new MicrophoneError("busy")), { once: true });
    // In pieces, so that what was recorded before an interruption is here.
    recorder.start(1000);
  });
}

function stopRecorder(recorder: MediaRecorder): Promise<void> {
  if (recorder.state === "inactive") return Promise.resolve();
  return new Promise((done) => {
    recorder.addEventListener("stop", () => done(), { once: true });
    recorder.stop();
  });
}
