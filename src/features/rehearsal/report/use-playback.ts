import { useEffect, useEffectEvent, useRef, useState } from "react";
import { hidingEvent } from "#ui/discreet/discreet-mode.ts";

export type Playback = {
  readonly isPlaying: boolean;
  /** In seconds. */
  readonly position: number;
  readonly toggle: () => void;
  readonly seek: (position: number) => void;
};

type Playing = {
  readonly context: AudioContext;
  readonly source: AudioBufferSourceNode;
  readonly startedAt: number;
};

/** How often the position is told, in milliseconds. */
const tickMs = 100;

/** Plays a sound that is in memory; no address of it is made for others to load. */
export function usePlayback(sound: AudioBuffer): Playback {
  const playing = useRef<Playing>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [position, setPosition] = useState(0);

  useEffect(() => () => silence(playing.current), []);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => {
      const now = playing.current;
      if (now) setPosition(Math.min(sound.duration, now.context.currentTime - now.startedAt));
    }, tickMs);
    return () => clearInterval(timer);
  }, [isPlaying, sound]);

  function play(from: number) {
    silence(playing.current);
    const context = new AudioContext();
    const source = new AudioBufferSourceNode(context, { buffer: sound });
    source.connect(context.destination);
    const started: Playing = { context, source, startedAt: context.currentTime - from };
    playing.current = started;
    source.addEventListener("ended", () => {
      if (playing.current !== started) return;
      playing.current = null;
      silence(started);
      setPlaying(false);
      setPosition(0);
    });
    source.start(0, from);
    setPlaying(true);
    setPosition(from);
  }

  function pause() {
    const now = playing.current;
    playing.current = null;
    silence(now);
    setPlaying(false);
  }

  const stop = useEffectEvent(() => {
    if (isPlaying) pause();
  });
  useEffect(() => {
    const onHiding = () => stop();
    document.addEventListener(hidingEvent, onHiding);
    return () => document.removeEventListener(hidingEvent, onHiding);
  }, []);

  return {
    isPlaying,
    position,
    toggle: () => (isPlaying ? pause() : play(position >= sound.duration ? 0 : position)),
    seek: (to) => (isPlaying ? play(to) : setPosition(to)),
  };
}

function silence(playing: Playing | null): void {
  playing?.source.stop();
  if (playing?.context.state !== "closed") void playing?.context.close();
}
