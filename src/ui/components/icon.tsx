import type { LucideIcon } from "lucide-react";

type IconProps = {
  of: LucideIcon;
  /** Only where no word stands beside it. */
  label?: string;
};

/** An icon at the size of its text; silent unless it has a label. */
export function Icon({ of: Drawing, label }: IconProps) {
  return (
    <>
      <Drawing className="icon" strokeWidth={1.6} focusable="false" aria-hidden="true" />
      {label && <span className="visually-hidden">{label}</span>}
    </>
  );
}
