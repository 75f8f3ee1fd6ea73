import { OfferedFacts, type OfferedFactsProps } from "#features/shelf/offered-facts.tsx";
import { listDeviceFacts } from "#features/tools/drafts/device-facts.ts";

export type ToolOfferedFactsProps = Omit<OfferedFactsProps, "localFacts"> & { owner: string };

/** What other answers on this device, and in the account, hold of the same fact. */
export function ToolOfferedFacts({ owner, ...factProps }: ToolOfferedFactsProps) {
  return (
    <OfferedFacts
      {...factProps}
      localFacts={listDeviceFacts(owner, factProps.toolId, factProps.question.id)}
    />
  );
}
