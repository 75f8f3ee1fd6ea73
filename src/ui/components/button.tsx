import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";

type Look = {
  /** `primary` once in a view; `point` on a stage only. */
  look?: "primary" | "quiet" | "point" | undefined;
  small?: boolean | undefined;
  full?: boolean | undefined;
  /** Takes the whole row on a narrow screen. */
  grow?: boolean | undefined;
};

type ButtonProps = Omit<ComponentProps<"button">, "type"> &
  Look & {
    submit?: boolean;
    /** Work is under way: a press does nothing, and the button keeps its place and focus. */
    pending?: boolean;
  };

export function Button({
  look,
  small,
  full,
  grow,
  submit,
  pending,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={submit ? "submit" : "button"}
      className={lookOf({ look, small, full, grow }, className)}
      aria-disabled={pending || undefined}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

type LinkButtonProps = ComponentProps<"a"> & Look & { href: string };

/** A link that looks like a button: it goes somewhere. */
export function LinkButton({
  look,
  small,
  full,
  grow,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a {...rest} className={lookOf({ look, small, full, grow }, className)}>
      {children}
    </a>
  );
}

function lookOf({ look, small, full, grow }: Look, className: string | undefined) {
  return classNames(
    "button",
    look,
    small && "small",
    full && "full-width",
    grow && "grow-on-phone",
    className,
  );
}
