import type { AnswerAndOutput } from "./stronger-verbs.ts";

/** An answer, and a text that takes in more than it says or tells a time from today; written after the rule, read once. */
export const wideClaims: readonly AnswerAndOutput[] = [
  ["ran the swap shop for two winters", "All the neighbors came to the swap shop."],
  ["tuned 14 harps for the school", "I tuned 14 harps, and all the teachers were glad."],
  ["the ferry office moved in May", "The ferry office moved in May, and everyone knew."],
  ["I can send the seating list on Friday", "I sent the seating list last week."],
  ["I will not chair the panel", "I will not chair the panel. I will call you next week."],
  ["set up the seed bank with Ottilie", "Ottilie and I always meet at noon."],
  ["wrote the guide to the marsh", "The guide to the marsh is read by all visitors."],
  [
    "fitted ramps at 3 stations",
    "I fitted ramps at 3 stations. Messages are answered day and night.",
  ],
  ["trained 6 guards on the new doors", "Trained 6 guards, all of them women."],
  ["stock counts were late", "Stock counts were late. Since last month they are on time."],
];

/** Texts that say no more than their answers. */
export const ownWholes: readonly AnswerAndOutput[] = [
  ["all 3 kilns fired by June", "Both June and the kilns: all 3 fired."],
  ["we open the hall every Sunday", "The hall is open every Sunday."],
  ["nobody missed a dose in my year", "Everyone had each dose in my year."],
  ["100% of the looms run", "All the looms run."],
  ["checked the pens daily", "I checked the pens every day."],
  ["last yr the choir doubled", "Last year the choir doubled."],
  ["exam is next wk", "The exam is next week."],
  ["the whole crew signed", "All of the crew signed."],
  ["count the tills twice a day", "I count the tills every morning and evening, twice a day."],
  ["2 of my 5 aides left", "Not all my aides stayed: 2 of 5 left."],
];
