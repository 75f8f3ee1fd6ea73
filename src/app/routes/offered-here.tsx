import { OfferedFacts, type OfferedFactsProps } from "#features/shelf/offered-facts.tsx";
import { toldHere } from "#features/tools/told-here.ts";

export type OfferedHereProps = Omit<OfferedFactsProps, "here"> & { owner: string };

/** What her other answers on this device, and her account, hold of the same fact. */
export function OfferedHere({ owner, ...asked }: OfferedHereProps) {
  return <OfferedFacts {...asked} here={toldHere(owner, asked.toolId, asked.question.id)} />;
}
