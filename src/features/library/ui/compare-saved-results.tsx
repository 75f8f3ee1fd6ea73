import { useQuery } from "@tanstack/react-query";
import { diffSections } from "#core/result/diff-sections.ts";
import { parseResult } from "#core/result/result-text.ts";
import type { Result } from "#core/result/result.ts";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { Button } from "#ui/components/button.tsx";
import { SelectField } from "#ui/forms/field.tsx";
import { Note } from "#ui/components/note.tsx";
import { WordChanges } from "#ui/result/word-changes.tsx";
import type { SavedResult, SavedResultSummary } from "#features/library/contract.ts";
import { libraryQuery, savedResultQuery } from "#features/library/queries.ts";

type CompareSavedResultsProps = {
  /** The ids in the address; null while none is chosen. */
  from: string | null;
  to: string | null;
};

/** Two saved results side by side in one text: what the later one added and what it left out. A plain form. */
export function CompareSavedResults({ from, to }: CompareSavedResultsProps) {
  const { data } = useQuery(libraryQuery);
  const open = data?.items.filter(({ isOpen }) => isOpen) ?? [];
  if (open.length < 2) return null;
  return (
    <section className="panel stack gap-5" aria-labelledby="compare">
      <h2 id="compare" className="title-sm">
        Compare two of them
      </h2>
      <form className="compare-form" action="/library#compare">
        <Choice label="From" name="from" value={from ?? open[1]?.id} results={open} />
        <Choice label="To" name="to" value={to ?? open[0]?.id} results={open} />
        <Button submit>Compare</Button>
      </form>
      {from !== null && to !== null && <Difference from={from} to={to} />}
    </section>
  );
}

type ChoiceProps = {
  label: string;
  name: string;
  value: string | undefined;
  results: readonly SavedResultSummary[];
};

function Choice({ label, name, value, results }: ChoiceProps) {
  return (
    <SelectField label={label} name={name} defaultValue={value}>
      {results.map((result) => (
        <option key={result.id} value={result.id}>
          {result.name}
        </option>
      ))}
    </SelectField>
  );
}

function Difference({ from, to }: { from: string; to: string }) {
  const before = useQuery(savedResultQuery(from));
  const after = useQuery(savedResultQuery(to));
  const error = before.error ?? after.error;
  if (error) return <Note tone="danger" alert title={getErrorMessage(error)} />;
  if (before.data === null || after.data === null)
    return <Note tone="warning" title="One of the two is not in your library any more." />;
  if (!before.data || !after.data) return <p className="meta">Comparing...</p>;
  return (
    <WordChanges
      sections={diffSections(parseShownVersion(before.data), parseShownVersion(after.data))}
    />
  );
}

function parseShownVersion({ versions, shown }: SavedResult): Result {
  return parseResult(versions[shown]?.result ?? "");
}
