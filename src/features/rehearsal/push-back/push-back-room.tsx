import { useEffect, useRef, useState } from "react";
import { roundCount, waitWindow } from "#core/rehearsal/push-back/draw-rounds.ts";
import type { PushBackLines, RehearsalText } from "#core/rehearsal/text/rehearsal-text.ts";
import { MicrophoneNote } from "#features/rehearsal/microphone/microphone-note.tsx";
import { RoomDialog } from "#features/rehearsal/ui/room-dialog.tsx";
import { useRehearsalKeys } from "#features/rehearsal/ui/use-rehearsal-keys.ts";
import { useWakeLock } from "#features/rehearsal/ui/use-wake-lock.ts";
import { PushBackBar } from "./push-back-bar.tsx";
import { PushBackReport } from "./push-back-report.tsx";
import { PushBackSettings, type PushBackChoices } from "./push-back-settings.tsx";
import { PushBackStand } from "./push-back-stand.tsx";
import { useDeviceVoice } from "./use-device-voice.ts";
import { usePushBack } from "./use-push-back.ts";

type PushBackRoomProps = { text: RehearsalText; lines: PushBackLines; onLeave: () => void };

/** The other side answers, at a moment that nobody in the room chooses; Escape or one press leads back to the words. */
export function PushBackRoom({ text, lines, onLeave }: PushBackRoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const mainButton = useRef<HTMLButtonElement>(null);
  const voice = useDeviceVoice();
  const [choices, setChoices] = useState<PushBackChoices>(() => firstChoices(text));
  const isSpoken = choices.isSpoken && voice.state === "here";
  const pushBack = usePushBack(text.toolId, lines, {
    isRecordingWanted: choices.isRecordingWanted,
    say: (line) => (isSpoken ? voice.say(line) : Promise.resolve()),
  });
  const { run } = pushBack;
  const part = text.parts[choices.part];
  useWakeLock();

  useEffect(() => {
    mainButton.current?.focus();
  }, []);

  function act() {
    if (run.phase === "ready" || run.phase === "done") void pushBack.start();
    else if (run.phase === "answering") pushBack.answer();
  }
  useRehearsalKeys(dialog, { onSpace: act, onMove: null });

  function stop() {
    voice.hush();
    pushBack.stop();
  }

  if (!part) return null;
  return (
    <RoomDialog
      ref={dialog}
      title="They push back"
      about={`${text.title}: ${part.label}`}
      back="your words"
      onLeave={onLeave}
      foot={
        <footer className="rehearsal-foot">
          <PushBackBar pushBack={pushBack} mainButton={mainButton} onMain={act} onStop={stop} />
          {run.phase === "ready" && (
            <>
              <PushBackSettings
                text={text}
                voice={voice.state}
                choices={choices}
                onChange={setChoices}
              />
              <p className="meta full-measure">
                {roundCount} rounds. Say your line; they answer some time between {waitWindow.least}{" "}
                and {waitWindow.most} seconds after a round begins. Answer aloud, then press
                Answered, or Space.
              </p>
            </>
          )}
        </footer>
      }
    >
      {pushBack.problem && <MicrophoneNote problem={pushBack.problem} />}
      {run.phase === "done" ? (
        <PushBackReport answers={pushBack.answers} part={part} />
      ) : (
        <PushBackStand run={run} part={part} />
      )}
    </RoomDialog>
  );
}

/** The lines that were written for this, where the text has them. */
function firstChoices({ parts }: RehearsalText): PushBackChoices {
  const reply = parts.findIndex(({ label }) => /push back|objection|leave/i.test(label));
  return { part: Math.max(0, reply), isSpoken: true, isRecordingWanted: false };
}
