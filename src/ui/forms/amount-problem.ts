import { parseAmount } from "#core/record/amount.ts";

/** The sentence about an amount that cannot be read, or null. */
export function amountProblem(amount = ""): string | null {
  if (amount.trim() === "" || parseAmount(amount) !== null) return null;
  return "Write the amount in dollars, such as $184,500.";
}
