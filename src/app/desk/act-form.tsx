import type { ReactNode } from "react";
import type { OwnerAct } from "./owner-acts.ts";

type ActFormProps = {
  act: OwnerAct;
  /** What is sent beside what is typed. */
  fields: Readonly<Record<string, string>>;
  /** Where it is sent, when that is not the act itself. */
  action?: string;
  children: ReactNode;
};

/** One act as a plain form: its page sends it on to the call of the same name. */
export function ActForm({ act, fields, action = "/desk/act", children }: ActFormProps) {
  return (
    <form method="post" action={action} className="stack">
      <input type="hidden" name="act" value={act} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
