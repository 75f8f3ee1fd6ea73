import { expect, test } from "vitest";
import { asTyped } from "./as-typed.ts";

test.each([
  ["nps 31 -> 52", "NPS 31 to 52"],
  ["saas cos w/ under 50 ppl", "SaaS companies with under 50 people"],
  ["no calls cos i have the kids", "no calls because I have the kids"],
  ["me bc im the only one", "me because I’m the only one"],
  ["Ill hand over the list", "I’ll hand over the list"],
  ["ill patients wait", "ill patients wait"],
  ["Thats the plan", "That’s the plan"],
  ["its the third time", "it’s the third time"],
  ["sleep well when its lit", "sleep well when it’s lit"],
  ["its only 3 hrs", "it’s only 3 hours"],
  ["its only customer", "its only customer"],
  ["ur only 14 mos in", "you’re only 14 months in"],
  ["ur team + mine", "your team and mine"],
  ["a scan of yr meter, 2 yr lease, last yr", "a scan of yr meter, 2 year lease, last year"],
  ["2 ppl's files", "2 people’s files"],
  ["staff hrs down, q3 review", "staff hours down, Q3 review"],
  ["15 min call w/ hr", "15 min call with HR"],
  ["homework by whatsapp, cos co.", "homework by WhatsApp, cos co."],
  ["passed Test i Svenska, i think", "passed Test i Svenska, I think"],
  ["ask Hes Brouwer", "ask Hes Brouwer"],
  ["ten sites (approx. 90 acres)", "ten sites (approximately 90 acres)"],
  ["5 passes incl. Latin", "5 passes including Latin"],
  ["the last yr. 40 people came", "the last year. 40 people came"],
  ["Szkoła Baletowa w Gdańsku", "Szkoła Baletowa w Gdańsku"],
  ["the key is in. the light is on", "the key is in. The light is on"],
  ["she said no. we left", "she said no. We left"],
  ["Dear Dr. and Mrs. Osei", "Dear Dr. and Mrs. Osei"],
  ["dr. osei", "Dr. Osei"],
  ["VP Im Soo-jin", "VP Im Soo-jin"],
])("%s", (typed, said) => {
  expect(asTyped(typed)).toBe(said);
});
