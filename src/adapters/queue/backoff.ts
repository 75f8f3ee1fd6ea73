/** About eight hours of tries. */
export const maxAttempts = 16;

const firstSeconds = 2;
const growth = 2.5;
const maxDelaySeconds = 3_600;

/** Seconds until the next try after so many: longer each time, and spread so that not everybody comes at once. */
export function retryDelaySeconds(attempts: number, random = Math.random): number {
  const plain = Math.min(maxDelaySeconds, firstSeconds * growth ** (attempts - 1));
  return plain * (0.75 + random() / 2);
}
