/** Follows a voice while it is heard: hands back for how long it has been silent. */
export type LiveVoice = {
  /** Takes the level of the last moments in dB and the time in seconds. */
  readonly hear: (level: number, time: number) => LiveMoment;
};

export type LiveMoment = {
  readonly isVoice: boolean;
  /** Seconds since the last voice; null before the first. */
  readonly silentFor: number | null;
};

/** The room’s sound may rise so fast, and the loudest voice may fade so fast, in dB a second. */
const floorRise = 2;
const peakFall = 1;
const minDistance = 9;

/** A detector for levels as they come; what lies behind is never heard again, so its floor follows the quietest moments. */
export function createLiveVoice(): LiveVoice {
  let floor = Infinity;
  let peak = -Infinity;
  let before: number | null = null;
  let lastVoice: number | null = null;
  return {
    hear(level, time) {
      const passed = Math.max(0, time - (before ?? time));
      before = time;
      floor = Math.min(level, floor + floorRise * passed);
      peak = Math.max(level, peak - peakFall * passed);
      const distance = peak - floor;
      const isVoice = distance >= minDistance && level >= floor + Math.max(6, 0.35 * distance);
      if (isVoice) lastVoice = time;
      return { isVoice, silentFor: lastVoice === null ? null : time - lastVoice };
    },
  };
}
