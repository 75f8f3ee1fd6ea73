import { useEffect, useRef } from "react";
import { currentQuestion } from "#core/rehearsal/interview/interview-session.ts";
import type { InterviewQuestion, RehearsalText } from "#core/rehearsal/text/rehearsal-text.ts";
import { RoomDialog } from "#features/rehearsal/ui/room-dialog.tsx";
import { useRehearsalKeys } from "#features/rehearsal/ui/use-rehearsal-keys.ts";
import { useWakeLock } from "#features/rehearsal/ui/use-wake-lock.ts";
import { InterviewBar, phaseWords } from "./interview-bar.tsx";
import { InterviewReport } from "./interview-report.tsx";
import { PastInterviews } from "./past-interviews.tsx";
import { OutlineCheck } from "./outline-check.tsx";
import { useInterview } from "./use-interview.ts";

type InterviewRoomProps = {
  owner: string;
  text: RehearsalText;
  questions: readonly InterviewQuestion[];
  onLeave: () => void;
};

/** A question at a time; Escape or one press leads back to the words, and the session waits on this device. */
export function InterviewRoom({ owner, text, questions, onLeave }: InterviewRoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const mainButton = useRef<HTMLButtonElement>(null);
  const interview = useInterview(owner, text.toolId, questions);
  const { session, act, bank } = interview;
  const question = session && questions[currentQuestion(session, bank)];
  useWakeLock();

  const phase = session?.phase ?? null;
  const isPaused = session?.isPaused ?? false;
  useEffect(() => {
    if (phase !== "checking" || isPaused) mainButton.current?.focus();
  }, [phase, isPaused]);

  function goOn() {
    if (!session) interview.start();
    else if (isPaused) act({ kind: "resumed" });
    else if (phase === "thinking") act({ kind: "spoke" });
    else act({ kind: phase === "answering" ? "answered" : "checked" });
  }
  useRehearsalKeys(dialog, { onSpace: goOn, onMove: null });

  return (
    <RoomDialog
      ref={dialog}
      title="Interview room"
      about={text.title}
      back="your words"
      onLeave={() => {
        act({ kind: "paused" });
        onLeave();
      }}
      foot={
        <footer className="rehearsal-foot">
          <InterviewBar interview={interview} mainButton={mainButton} onMain={goOn} />
        </footer>
      }
    >
      {session && question ? (
        <div className="rehearsal-report">
          <h2 className="interview-question">{question.question}</h2>
          {phase === "checking" && !isPaused && (
            <OutlineCheck questions={questions} question={question} session={session} act={act} />
          )}
        </div>
      ) : (
        <div className="rehearsal-report">
          {interview.finished ? (
            <InterviewReport interview={interview} questions={questions} />
          ) : (
            <Introduction />
          )}
          <PastInterviews interview={interview} questions={questions} />
        </div>
      )}
      <output className="visually-hidden">
        {session && question && `${isPaused ? "Paused." : phaseWords[session.phase]} `}
        {phase === "thinking" && question?.question}
      </output>
    </RoomDialog>
  );
}

function Introduction() {
  return (
    <div className="stack gap-3">
      <p>
        Twenty minutes. A question at a time: half a minute to think, two minutes to answer aloud,
        then your outline, to mark what you told.
      </p>
      <p>
        Pause when you like; a reload or a look elsewhere pauses too. Dates and marks stay on this
        device until you sign out. Nothing listens here.
      </p>
    </div>
  );
}
