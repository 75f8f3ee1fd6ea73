import type { ReactNode } from "react";
import { Presence } from "#ui/figures/presence.tsx";

type AuthPageProps = { children: ReactNode };

/** A form at the left, the figure at the right where there is room. */
export function AuthPage({ children }: AuthPageProps) {
  return (
    <div className="auth">
      <div className="form-side">{children}</div>
      <div className="stage">
        <Presence view="tall" />
        <p className="title">Mindful. Masterful. Magnetic.</p>
      </div>
    </div>
  );
}
