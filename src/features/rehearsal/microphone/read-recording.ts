import { analyseSpeech, type SpeechFigures } from "#core/rehearsal/signal/speech-figures.ts";

/** A recording that was read: the sound, and what it says of itself. */
export type ReadRecording = {
  readonly sound: AudioBuffer;
  readonly samples: Float32Array;
  readonly figures: SpeechFigures;
};

/** Enough for a voice, and light on the memory. */
const sampleRate = 16_000;

/** Reads a recording on this device; null when the browser cannot decode it. */
export async function readRecording(recording: Blob): Promise<ReadRecording | null> {
  try {
    const context = new OfflineAudioContext(1, 1, sampleRate);
    const sound = await context.decodeAudioData(await recording.arrayBuffer());
    const samples = sound.getChannelData(0);
    return { sound, samples, figures: analyseSpeech(samples, sound.sampleRate) };
  } catch {
    return null;
  }
}
