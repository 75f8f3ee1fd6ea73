import type { ReactNode } from "react";

type DeskTableProps = {
  /** What the table holds, for a screen reader. */
  label: string;
  head: readonly string[];
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  /** What is said where there is nothing. */
  empty: string;
};

/** A table whose rows become lists of named lines on a narrow screen. */
export function OwnerTable({ label, head, rows, empty }: DeskTableProps) {
  if (rows.length === 0) return <p>{empty}</p>;
  return (
    <table className="desk-table" aria-label={label}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, at) => (
              <td key={head[at]} data-label={head[at]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
