import type { ReactNode } from "react";
import { ApiError, getErrorMessage } from "#ui/api/api-error.ts";
import { Note } from "#ui/components/note.tsx";

type SettingSectionProps = {
  id: string;
  title: string;
  /** What it is for, under the title. */
  about?: ReactNode;
  children: ReactNode;
};

/** One part of the account page. */
export function SettingSection({ id, title, about, children }: SettingSectionProps) {
  return (
    <section aria-labelledby={id}>
      <div className="stack gap-2">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {about && <p className="meta">{about}</p>}
      </div>
      <div className="stack">{children}</div>
    </section>
  );
}

/** What went wrong, and the way on where there is one. */
export function SettingError({ error }: { error: unknown }) {
  if (error === null) return null;
  const { status, code } = error instanceof ApiError ? error : { status: 0, code: "" };
  return (
    <Note tone="danger" alert title={getErrorMessage(error)}>
      {status === 401 && <a href="/api/login?next=%2Faccount">Sign in</a>}
      {code === "sign_in_again" && <a href="/api/logout">Sign out</a>}
    </Note>
  );
}

const dates = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "November 21, 2025", the same on the server and in every browser. */
export function formatLongUtcDate(iso: string): string {
  return dates.format(new Date(iso));
}
