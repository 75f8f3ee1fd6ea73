import type { ComponentType } from "react";
import { LinkButton } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { PageHead } from "#ui/components/page-head.tsx";
import { useSite } from "#ui/site.ts";
import { BookedSession } from "./booked-session.tsx";
import type { CoachingSessionView } from "#features/coaching-sessions/contract.ts";
import { FreeTimes } from "./free-times.tsx";
import { HeldTime } from "./held-time.tsx";
import { useSessionFormProblem } from "#features/coaching-sessions/session-form-problem.ts";
import { SharedForSession } from "#features/coaching-sessions/shared-texts/ui/shared-for-session.tsx";
import { WhatToBring } from "./what-to-bring.tsx";

type CoachingSessionProps = { session: CoachingSessionView };

/** A paid hour: the one thing to do with it now, and what to bring. */
export function CoachingSession({ session }: CoachingSessionProps) {
  const problem = useSessionFormProblem();
  const step = session.isMoving && session.state === "booked" ? "moving" : session.state;
  const StepContent = steps[step];
  return (
    <>
      <PageHead {...heads[step]} />
      <div className="columns">
        <div className="stack gap-6">
          {problem && <Note tone="danger" alert title={problem} />}
          <StepContent session={session} />
          {session.shared && (session.booked !== null || session.shared.length > 0) && (
            <SharedForSession shared={session.shared} />
          )}
        </div>
        {step !== "past" && step !== "void" && <WhatToBring brief={session.brief} />}
      </div>
    </>
  );
}

type Step = CoachingSessionView["state"] | "moving";

const choosing = {
  title: "Choose your hour",
  lead: "One hour, one to one. It is paid; choose when.",
};

const heads: Readonly<Record<Step, { title: string; lead?: string }>> = {
  choose: choosing,
  elsewhere: choosing,
  held: { title: "Is this the time?", lead: "Nothing is booked yet." },
  booked: { title: "Your session is booked" },
  moving: {
    title: "Choose another time",
    lead: "The one you have stays yours until you book another.",
  },
  past: { title: "This session is over" },
  void: { title: "This session is closed", lead: "Its payment was returned." },
};

const steps: Readonly<Record<Step, ComponentType<CoachingSessionProps>>> = {
  choose: FreeTimes,
  moving: FreeTimes,
  held: HeldTime,
  booked: BookedSession,
  elsewhere: BookElsewhere,
  past: Over,
  void: Over,
};

function BookElsewhere({ session: { elsewhere } }: CoachingSessionProps) {
  if (elsewhere === null) return null;
  const { host } = new URL(elsewhere);
  return (
    <>
      <p>
        You choose the time at <strong>{host}</strong>. Your address and the number of this session
        are filled in there, so that your payment is recognised. Moving and cancelling happen there
        too.
      </p>
      <p>
        <LinkButton look="primary" href={elsewhere}>
          Choose a time at {host}
        </LinkButton>
      </p>
    </>
  );
}

function Over({ session: { booked } }: CoachingSessionProps) {
  const { supportEmail } = useSite();
  return (
    <>
      {booked && (
        <p>
          {booked.day}, {booked.time}, {booked.zoneName}.
        </p>
      )}
      <p>
        Another hour is among the <a href="/power-kits">Power Kits</a>. Something is not right?
        Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
    </>
  );
}
