import { useEffect, useState } from "react";
import { InterviewRoom } from "#features/rehearsal/interview/interview-room.tsx";
import { PushBackRoom } from "#features/rehearsal/push-back/push-back-room.tsx";
import { rehearsalOwnerOf } from "#features/rehearsal/rehearsal-text-store.ts";
import { LinkButton } from "#ui/components/button.tsx";
import { PageHead } from "#ui/components/page-head.tsx";
import { importToaster } from "#ui/toast/lazy-toaster.tsx";
import { useViewer } from "#ui/viewer.ts";
import { goBackTo } from "./go-back.ts";
import { LeftOffline } from "./left-offline.tsx";
import { RehearsalRoom } from "./rehearsal-room.tsx";
import { useRehearsalText } from "./use-rehearsal-text.ts";

/** The page of Say it: without words until it finds on this device what the result’s page took along. */
export function RehearsalScreen() {
  const owner = rehearsalOwnerOf(useViewer());
  const text = useRehearsalText(owner);
  const [isLeft, setLeft] = useState(false);
  const [way, setWay] = useState<"say-it" | "push-back" | "interview">("say-it");

  // Nothing is fetched once a rehearsal has begun.
  useEffect(() => void importToaster(), []);

  if (!text) return <NoWords isOpening={text === undefined} />;
  if (isLeft) return <LeftOffline text={text} onReturn={() => setLeft(false)} />;
  const leave = () => {
    if (navigator.onLine) goBackTo(text.backPath);
    else setLeft(true);
  };
  const { pushBack, interview } = text;
  const returnToWords = () => setWay("say-it");
  if (way === "push-back" && pushBack)
    return <PushBackRoom text={text} lines={pushBack} onLeave={returnToWords} />;
  if (way === "interview" && interview)
    return (
      <InterviewRoom owner={owner} text={text} questions={interview} onLeave={returnToWords} />
    );
  const ways = [
    ...(pushBack ? [{ name: "They push back", onOpen: () => setWay("push-back") }] : []),
    ...(interview ? [{ name: "Interview room", onOpen: () => setWay("interview") }] : []),
  ];
  return <RehearsalRoom owner={owner} text={text} ways={ways} onLeave={leave} />;
}

function NoWords({ isOpening }: { isOpening: boolean }) {
  return (
    <div className="container page stack gap-6">
      <PageHead
        title="Say it"
        lead="Large type, one breath a line, a clock, and your microphone if you want it. Nothing leaves this device."
      />
      {isOpening ? (
        <p className="meta needs-script">Opening your words...</p>
      ) : (
        <>
          <p>There is nothing to say here yet. Open a result, then choose “Say it”.</p>
          <div className="actions">
            <LinkButton look="primary" href="/tools">
              Choose a tool
            </LinkButton>
          </div>
        </>
      )}
    </div>
  );
}
