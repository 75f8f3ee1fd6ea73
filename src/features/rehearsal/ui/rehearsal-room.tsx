import { useEffect, useMemo, useRef, useState } from "react";
import type { RehearsalPart, RehearsalText } from "#core/rehearsal/text/rehearsal-text.ts";
import type { RunPlan } from "#core/rehearsal/rehearsal-run.ts";
import { MicrophoneNote } from "#features/rehearsal/microphone/microphone-note.tsx";
import { StoredRecordings } from "#features/rehearsal/recordings/stored-recordings.tsx";
import { useRecordings } from "#features/rehearsal/recordings/use-recordings.ts";
import { Report } from "#features/rehearsal/report/report.tsx";
import { Button } from "#ui/components/button.tsx";
import { BreathLineList } from "./breath-line-list.tsx";
import { HeldSilence } from "./held-silence.tsx";
import { clampPace, paces, RehearsalSettings, type RunSettings } from "./rehearsal-settings.tsx";
import { describePhase } from "./describe-phase.ts";
import { RoomDialog } from "./room-dialog.tsx";
import { RunBar } from "./run-bar.tsx";
import { useRehearsalKeys } from "./use-rehearsal-keys.ts";
import { useRehearsal } from "./use-rehearsal.ts";
import { useWakeLock } from "./use-wake-lock.ts";

/** Another way to rehearse the same text. */
export type RehearsalWay = { readonly name: string; readonly onOpen: () => void };

type RehearsalRoomProps = {
  owner: string;
  text: RehearsalText;
  ways: readonly RehearsalWay[];
  onLeave: () => void;
};

const firstSettings: RunSettings = {
  part: 0,
  wordsPerMinute: paces.usual,
  following: "lines",
  isRecordingWanted: false,
};

/** The whole screen for the words; Escape or one press leaves. */
export function RehearsalRoom({ owner, text, ways, onLeave }: RehearsalRoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const mainButton = useRef<HTMLButtonElement>(null);
  const [settings, setSettings] = useState(firstSettings);
  const part = text.parts[settings.part] ?? noPart;
  const plan = useMemo(() => planOf(part, settings), [part, settings]);
  const rehearsal = useRehearsal(plan, settings.isRecordingWanted);
  const { run } = rehearsal;
  const isAwake = useWakeLock();
  const recordings = useRecordings(owner);
  const [isListening, setListening] = useState(false);
  const isKeptShown = isListening && run.phase === "ready" && recordings.kept.length > 0;

  useEffect(() => {
    mainButton.current?.focus();
  }, []);

  function act() {
    if (run.phase === "ready") void rehearsal.start();
    else if (run.phase === "running") void rehearsal.stop();
    else if (run.phase === "holding") rehearsal.move(1);
    else rehearsal.reset();
  }
  useRehearsalKeys(dialog, { onSpace: act, onMove: run.phase === "done" ? null : rehearsal.move });

  return (
    <RoomDialog
      ref={dialog}
      title="Say it"
      about={`${text.title}: ${part.label}`}
      back="your result"
      onLeave={onLeave}
      foot={
        <>
          {run.phase === "holding" && (
            <HeldSilence seconds={rehearsal.silence} isHeard={rehearsal.isRecording} />
          )}
          <footer className="rehearsal-foot">
            <RunBar
              rehearsal={rehearsal}
              targetSeconds={part.targetSeconds}
              mainButton={mainButton}
              onMain={act}
            />
            {run.phase === "ready" && (
              <>
                <RehearsalSettings text={text} settings={settings} onChange={setSettings} />
                <div className="actions">
                  {ways.map(({ name, onOpen }) => (
                    <Button key={name} small onClick={onOpen}>
                      {name}
                    </Button>
                  ))}
                  {recordings.kept.length > 0 && (
                    <Button
                      small
                      look="quiet"
                      aria-expanded={isKeptShown}
                      onClick={() => setListening(!isListening)}
                    >
                      Kept on this device ({recordings.kept.length})
                    </Button>
                  )}
                </div>
                {!isAwake && <p className="meta">This browser may let the screen sleep.</p>}
              </>
            )}
          </footer>
        </>
      }
    >
      {rehearsal.problem && <MicrophoneNote problem={rehearsal.problem} />}
      {isKeptShown && (
        <div className="rehearsal-report">
          <StoredRecordings recordings={recordings} />
        </div>
      )}
      {run.phase === "done" ? (
        <Report text={text} part={part} plan={plan} rehearsal={rehearsal} recordings={recordings} />
      ) : (
        <div className="rehearsal-stand" hidden={isKeptShown}>
          {part.otherSide !== null && run.phase === "ready" && (
            <p className="rehearsal-other">
              <span className="meta">Said to you:</span> {part.otherSide}
            </p>
          )}
          <BreathLineList
            key={settings.part}
            lines={part.lines}
            run={run}
            plan={plan}
            following={settings.following}
          />
        </div>
      )}
      <output className="visually-hidden">{describePhase(run, part)}</output>
    </RoomDialog>
  );
}

const noPart: RehearsalPart = {
  label: "",
  lines: [],
  targetSeconds: 0,
  askLine: null,
  otherSide: null,
};

function planOf({ lines, askLine }: RehearsalPart, { wordsPerMinute }: RunSettings): RunPlan {
  return { lines, askLine, wordsPerMinute: clampPace(wordsPerMinute) };
}
