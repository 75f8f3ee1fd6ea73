import { expect, test } from "vitest";
import { readEvidence } from "./evidence.ts";
import { groundText } from "./ground-text.ts";

const marks = (answer: string, text: string) =>
  groundText(text, readEvidence({ answer }))
    .filter(({ problem }) => problem !== null)
    .map(({ fact }) => fact.text);

test.for([
  ["19,40 € de l'heure at the kiln", "I am paid €19.40 an hour at the kiln."],
  ["Kz 6.300 month, crew chief", "My pay is Kz 6,300 a month."],
  ["free 4 to 9 Nov for the dive", "I am free from November 4 to 9 for the dive."],
  ["out on Oct. 23/28", "I leave on October 23, 2028."],
  ["notice 11/02/2031, counts from the 17th", "It counts from 17 February 2031."],
  ["a tide of 5 h 40", "A tide of 5 hours 40 minutes."],
  ["€640, or 4 x €165", "The price is €640, or 4 payments of €165."],
  ["towing 3,5 kr/km", "Towing is 3.5 kr per km."],
  ["the lens at 52 k pesos", "The lens is 52k pesos."],
  ["a 9,000L vat", "A 9,000-litre vat."],
  ["grafting +-70 vines a day", "Grafting about 70 vines a day."],
  ["breakages: half. 12 or less", "Breakages are down by half, to 12 or less."],
  ["nets worth 2.340.000", "Nets worth 2,340,000."],
  ["they pay 2 150 brutto", "They pay 2,150 gross."],
  ["stored 3,100 bu of oats", "I stored 3,100 bushels of oats."],
  ["a crew of 38 pax", "A crew of 38 people."],
  ["two non conformities at the mill", "There were two nonconformities at the mill."],
  ["(9 vs 11, ferries cancelled)", "Ferries cancelled: 9 against 11."],
  ["trained divers (16, of them 12 stay)", "I trained 16 divers, of whom 12 have stayed."],
  ["3 ferries = 60 % of the freight", "3 ferries are 60% of the harbour's freight."],
  ["a dredger (about UGX 7.5m)", "A dredger, about UGX 7.5 million."],
  ["19 Kasım 2031 çarşamba, dock 4", "On Wednesday, November 19, 2031, dock 4."],
] as const)("%s is what is meant by: %s", ([answer, text]) => {
  expect(marks(answer, text)).toEqual([]);
});

test.for([
  ["free 4 to 9 Nov for the dive", "I am free from November 5 to 9.", "November 5"],
  ["notice 11/02/2031, counts from the 17th", "It counts from 18 February 2031.", "18 February"],
  ["a tide of 5 h 40", "A tide of 5 hours 45 minutes.", "45"],
  ["€640, or 4 x €165", "The price is €640, or 5 payments of €165.", "5"],
  ["19,40 € de l'heure at the kiln", "I am paid €19.40 a day at the kiln.", "€19.40 a day"],
  ["nets worth 2.340.000", "Nets worth 2.430.000.", "2.430.000"],
] as const)("%s does not allow: %s", ([answer, text, mark]) => {
  expect(marks(answer, text)).toEqual([mark]);
});
