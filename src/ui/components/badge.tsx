import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";

type BadgeProps = { kind?: "signup" | "pro" | "soon"; children: ReactNode };

export function Badge({ kind, children }: BadgeProps) {
  return <span className={classNames("badge", kind)}>{children}</span>;
}
