import type { ToolPageData } from "#features/tools/tool-page-contract.ts";

/** What the tool's contract promises, before the first answer. */
export function ContractPromises({ tool }: { tool: ToolPageData }) {
  const { sections, whole } = tool.contract;
  return (
    <aside className="sticky panel sunken stack" aria-labelledby="promises-title">
      <h2 className="title-sm" id="promises-title">
        What you will have
      </h2>
      <ul className="bullets">
        {whole && <li>{whole.promise}</li>}
        {sections.map(({ label, promise }) => (
          <li key={label}>
            <span>
              <strong>{label}.</strong> {promise}
            </span>
          </li>
        ))}
      </ul>
      <p className="meta">
        Your answers stay in this browser until you generate, or choose to keep them with your
        account. Where this site uses an AI provider, it receives them for this text alone, with
        stand-ins for the names and addresses we find in them.
      </p>
    </aside>
  );
}
