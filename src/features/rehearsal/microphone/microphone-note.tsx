import { Note } from "#ui/components/note.tsx";
import type { MicrophoneProblem } from "./open-microphone.ts";

const sentences: Readonly<Record<MicrophoneProblem, readonly [title: string, rest: string]>> = {
  refused: [
    "The microphone was refused.",
    "Clock and pace work without it. To record, allow the microphone in the browser’s settings for this site.",
  ],
  absent: ["No microphone was found.", "Clock and pace work without it."],
  busy: [
    "The microphone is in use elsewhere.",
    "Clock and pace work without it. To record, end the other use and start again.",
  ],
  unsupported: ["This browser cannot record.", "Clock and pace work without it."],
  lost: [
    "The microphone ended.",
    "A call took it, it was unplugged, or its permission was withdrawn. Clock and pace go on; what was recorded until then is read at the end.",
  ],
  full: [
    "The recording ended after 15 minutes.",
    "Clock and pace go on; what was recorded until then is read at the end.",
  ],
};

/** Says what became of the microphone and what works without it. */
export function MicrophoneNote({ problem }: { problem: MicrophoneProblem }) {
  const [title, rest] = sentences[problem];
  return (
    <Note tone="warning" alert title={title}>
      {rest}
    </Note>
  );
}
