import type { ReactNode } from "react";

type PageHeadProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** Above the title. */
  before?: ReactNode;
  /** Below the lead. */
  children?: ReactNode;
};

/** The top of an ordinary page: its one h1 and what it is for. */
export function PageHead({ title, lead, before, children }: PageHeadProps) {
  return (
    <div className="stack page-head">
      {before}
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </div>
  );
}
