import { useToday, localDay } from "#ui/use-today.ts";

const timeFormat = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });
const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

type SavedAtProps = { at: string | undefined };

/** When it was saved, in the browser's zone: "Saved today, 9:41 AM". The server does not know it and omits it. */
export function SavedAt({ at }: SavedAtProps) {
  const today = useToday();
  if (at === undefined || today === "") return null;
  const moment = new Date(at);
  return (
    <span className="meta">
      {localDay(moment) === today
        ? `Saved today, ${timeFormat.format(moment)}`
        : `Saved ${dayFormat.format(moment)}`}
    </span>
  );
}
