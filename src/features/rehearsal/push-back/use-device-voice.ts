import { useEffect, useState, useSyncExternalStore } from "react";

/** Whether this device can speak by itself: voices that a service speaks with are left alone. */
export type DeviceVoiceState = "here" | "only-remote" | "none";

export type DeviceVoice = {
  readonly state: DeviceVoiceState;
  /** Speaks; resolves when it is over, also where nothing was heard. */
  readonly say: (line: string) => Promise<void>;
  readonly hush: () => void;
};

/** Some browsers never say that an utterance is over; nobody speaks a word more slowly, in milliseconds. */
const msPerWord = 900;
const startMs = 2500;

/** The device’s own English voice. What is said with it never leaves the device. */
export function useDeviceVoice(): DeviceVoice {
  const name = useSyncExternalStore(subscribe, findVoiceName, () => "");
  const [voice] = useState(() => ({ say: speak, hush }));
  useEffect(() => () => hush(), []);
  return { ...voice, state: name === "" ? stateWithout() : "here" };
}

function subscribe(onChange: () => void): () => void {
  if (typeof speechSynthesis === "undefined") return () => undefined;
  speechSynthesis.addEventListener("voiceschanged", onChange);
  return () => speechSynthesis.removeEventListener("voiceschanged", onChange);
}

function listVoices(): readonly SpeechSynthesisVoice[] {
  return typeof speechSynthesis === "undefined" ? [] : speechSynthesis.getVoices();
}

function findLocalVoice(): SpeechSynthesisVoice | null {
  const local = listVoices().filter(
    ({ localService, lang }) => localService && /^en\b/i.test(lang.replace("_", "-")),
  );
  return local.find((voice) => voice.default) ?? local[0] ?? null;
}

function findVoiceName(): string {
  return findLocalVoice()?.voiceURI ?? "";
}

function stateWithout(): DeviceVoiceState {
  return listVoices().some(({ localService }) => !localService) ? "only-remote" : "none";
}

function speak(line: string): Promise<void> {
  const voice = findLocalVoice();
  if (!voice) return Promise.resolve();
  return new Promise((done) => {
    const utterance = new SpeechSynthesisUtterance(line);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    const limit = setTimeout(
      () => {
        hush();
        done();
      },
      startMs + msPerWord * line.split(" ").length,
    );
    const end = () => {
      clearTimeout(limit);
      done();
    };
    utterance.addEventListener("end", end);
    utterance.addEventListener("error", end);
    speechSynthesis.speak(utterance);
  });
}

function hush(): void {
  if (typeof speechSynthesis !== "undefined") speechSynthesis.cancel();
}
