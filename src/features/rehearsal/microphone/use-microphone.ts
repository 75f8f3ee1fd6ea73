import { useEffect, useRef, useState } from "react";
import type { LiveMoment } from "#core/rehearsal/signal/live-voice.ts";
import {
  MicrophoneError,
  type MicrophoneProblem,
  openMicrophone,
  type OpenMicrophone,
} from "./open-microphone.ts";

export type RecordedSound = { readonly sound: Blob; readonly startedAt: number };

export type Microphone = {
  readonly isOpen: boolean;
  /** Why there is none, or no longer one. */
  readonly problem: MicrophoneProblem | null;
  /** Begins to record; false when there is no microphone. */
  readonly open: () => Promise<boolean>;
  /** Ends the recording and hands it over; null where there was none. */
  readonly close: () => Promise<RecordedSound | null>;
  /** What is heard at this moment; null without a microphone. */
  readonly hear: () => LiveMoment | null;
};

/** The microphone of one page: let go when the page is left. `onLost` hears that it ended in the middle. */
export function useMicrophone(onLost: () => void): Microphone {
  const current = useRef<OpenMicrophone>(null);
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<MicrophoneProblem | null>(null);

  useEffect(() => {
    const letGo = () => void current.current?.stop();
    // A page that the browser keeps for the way back must not go on listening.
    addEventListener("pagehide", letGo);
    return () => {
      removeEventListener("pagehide", letGo);
      letGo();
    };
  }, []);

  async function open(): Promise<boolean> {
    setProblem(null);
    try {
      current.current = await openMicrophone((reason) => {
        setOpen(false);
        setProblem(reason);
        onLost();
      });
      setOpen(true);
      return true;
    } catch (error) {
      setProblem(error instanceof MicrophoneError ? error.problem : "busy");
      return false;
    }
  }

  async function close(): Promise<RecordedSound | null> {
    const microphone = current.current;
    current.current = null;
    setOpen(false);
    return microphone && { sound: await microphone.stop(), startedAt: microphone.startedAt };
  }

  return {
    isOpen,
    problem,
    open,
    close,
    hear: () => (isOpen ? (current.current?.hear() ?? null) : null),
  };
}
