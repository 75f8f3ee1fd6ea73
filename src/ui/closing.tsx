import type { ReactNode } from "react";
import { Presence } from "./figures/presence.tsx";

type ClosingProps = { children: ReactNode; isPlain?: boolean };

/** The deep panel that ends a page or guards a paid part: words left, figure right where there is room. */
export function Closing({ children, isPlain }: ClosingProps) {
  return (
    <div className="stage closing">
      {!isPlain && <Presence view="strip" />}
      <div className="words">{children}</div>
    </div>
  );
}
