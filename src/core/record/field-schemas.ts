import { z } from "zod";

/** A day such as 2026-11-21, in the calendar of whoever wrote it. */
export const RecordDay = z.iso
  .date("Give the date as year, month and day, such as 2026-11-21.")
  .refine((day) => day >= "1900" && day < "2101", "Give a date between 1900 and 2100.");

/** Made by the browser, so that a repeated request adds nothing twice. */
export const RecordId = z.guid("“id” must be a UUID.").toLowerCase();

/** The version that a change was made from; it goes up with each change. */
export const RecordVersion = z.number().int().min(0).max(2_000_000_000);

/** US cents, up to ten billion dollars. */
export const AmountCents = z
  .number()
  .int("Give the amount in whole cents.")
  .min(0, "An amount is not below zero.")
  .max(1_000_000_000_000, "Give an amount up to ten billion dollars.");
