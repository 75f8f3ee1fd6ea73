import type { ReactNode, Ref } from "react";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "./icon.tsx";

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

type NoteProps = {
  tone?: keyof typeof icons;
  /** The strong first sentence. */
  title: ReactNode;
  children?: ReactNode;
  /** Said at once: for failures only. */
  alert?: boolean;
  ref?: Ref<HTMLDivElement>;
};

/** A message in its place on the page, with the next step. */
export function Note({ tone = "info", title, children, alert, ref }: NoteProps) {
  return (
    <div
      ref={ref}
      className={classNames("note", tone !== "info" && tone)}
      role={alert ? "alert" : undefined}
    >
      <Icon of={icons[tone]} />
      <strong>{title}</strong>
      {children && <div>{children}</div>}
    </div>
  );
}
