type HeldSilenceProps = { seconds: number; isHeard: boolean };

/** The view stands still after the ask; the seconds are shown, and said to nobody, because they are a silence. */
export function HeldSilence({ seconds, isHeard }: HeldSilenceProps) {
  return (
    <div className="held-silence">
      <p
        className="title title-md numeric"
        role="timer"
        aria-label="Seconds of silence"
        aria-live="off"
      >
        {seconds.toFixed(1)}
      </p>
      <p>
        Silence.{" "}
        {isHeard
          ? "It ends when you speak, or when you go on by hand."
          : "Hold it as long as you mean to, then go on."}
      </p>
    </div>
  );
}
