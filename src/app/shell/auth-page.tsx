import type { ReactNode } from "react";
import { PresenceFigure } from "#ui/figures/presence-figure.tsx";

type AuthPageProps = { children: ReactNode };

/** A form at the left, the figure at the right where there is room. */
export function AuthPage({ children }: AuthPageProps) {
  return (
    <div className="auth-page">
      <div className="auth-form">{children}</div>
      <div className="stage">
        <PresenceFigure view="tall" />
        <p className="title">Mindful. Masterful. Magnetic.</p>
      </div>
    </div>
  );
}
