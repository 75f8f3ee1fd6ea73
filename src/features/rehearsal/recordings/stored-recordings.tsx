import { useRef, useState } from "react";
import { formatClock } from "#features/rehearsal/ui/format-time.ts";
import {
  readRecording,
  type ReadRecording,
} from "#features/rehearsal/microphone/read-recording.ts";
import { Player } from "#features/rehearsal/report/player.tsx";
import { Button } from "#ui/components/button.tsx";
import type { StoredRecording } from "./recording-store.ts";
import type { Recordings } from "./use-recordings.ts";

const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** The recordings that were kept on this device: each is heard again, or removed. */
export function StoredRecordings({ recordings }: { recordings: Recordings }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { kept, remove } = recordings;
  if (kept.length === 0) return null;
  return (
    <section className="stack gap-3" aria-labelledby="kept-title">
      <h2 className="title-sm" id="kept-title" ref={heading} tabIndex={-1}>
        Kept on this device
      </h2>
      <p className="meta">They are nowhere else. Signing out removes them.</p>
      <ul className="entry-list">
        {kept.map((recording) => (
          <KeptRow
            key={recording.id}
            recording={recording}
            onRemove={async () => {
              await remove(recording.id);
              heading.current?.focus();
            }}
          />
        ))}
      </ul>
    </section>
  );
}

type KeptRowProps = { recording: StoredRecording; onRemove: () => Promise<void> };

function KeptRow({ recording, onRemove }: KeptRowProps) {
  const [read, setRead] = useState<ReadRecording | "unreadable" | null>(null);
  const { title, label, keptAt, seconds, sound } = recording;
  const name = `${title}: ${label}`;

  return (
    <li className="stacked">
      <div className="stack gap-2">
        <h3>{name}</h3>
        <p className="meta numeric">
          {dayFormat.format(new Date(keptAt))} · {formatClock(seconds)}
        </p>
      </div>
      <div className="actions">
        {read === null && (
          <Button
            small
            aria-label={`Listen to ${name}`}
            onClick={() => void readRecording(sound).then((it) => setRead(it ?? "unreadable"))}
          >
            Listen
          </Button>
        )}
        <Button small look="quiet" aria-label={`Remove ${name}`} onClick={() => void onRemove()}>
          Remove
        </Button>
      </div>
      {read === "unreadable" && <p className="meta">This browser cannot read it any more.</p>}
      {read !== null && read !== "unreadable" && <Player recording={read} marks={[]} />}
    </li>
  );
}
