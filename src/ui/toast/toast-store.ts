export type Toast = {
  readonly id: number;
  readonly title: string;
  readonly text: string | null;
  readonly tone: "success" | "danger";
  readonly open: boolean;
};

/** The specification's constants; times in milliseconds. */
export const toastLimits = { closeAfterMs: 5000, removeAfterMs: 1_000_000, swipe: 50 } as const;

let current: Toast | null = null;
let count = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a notification in place of the one before. Never the only place an error is shown. */
export function toast(message: { title: string; text?: string; tone?: Toast["tone"] }): void {
  count += 1;
  const { title, text = null, tone = "success" } = message;
  clearTimeout(removal);
  set({ id: count, title, text, tone, open: true });
}

/** Closes a notification; its text stays readable to programs until it is removed. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  set({ ...current, open: false });
  removal = setTimeout(() => set(null), toastLimits.removeAfterMs);
}

export function currentToast(): Toast | null {
  return current;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}
