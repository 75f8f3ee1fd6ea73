import type { ToolId } from "#core/tools/catalogue.ts";
import type { Answers } from "#core/tools/definition.ts";

/** A made-up person's answers for each tool: "See an example" fills the form with them, marked, and takes them out again. */
export const examples: Record<ToolId, Answers> = {
  brandBio: {
    name: "Marguerite Osei-Lund",
    person: "she",
    role: "the director of clinical pharmacy",
    where: "at Fernbrook Children’s Hospital in Tacoma",
    serves: "night-shift nurses and the parents who wait with them",
    known: "cut medication errors from 41 a quarter to 9 in one year",
    proof: "the state board printed both figures in 2023",
    appears: "speaker page of a regional conference",
  },
  boundaryScript: {
    by: "Renata, head of sales",
    request: "take the client calls on Sunday evenings",
    refusal: "take client calls on Sundays",
    reason: "I took three of them last month.",
    offer: "call the client on Monday at 8 a.m.",
    preserve: "the renewal in May and the way we work together",
  },
  careerPositioning: {
    role: "a senior manager, claims operations",
    where: "at Northfold Mutual",
    calledFor: "a migration is late and nobody agrees on why",
    results:
      "Closed the claims migration in 14 months, $1.2M under budget\nBacklog from 9,000 files to 1,100\nTrained five team leads, two of them promoted since",
    target: "Vice President, Claims",
    decider: "The chief operating officer, in the March review",
  },
  offerPower: {
    offer: "The Board-Ready Quarter",
    form: "three months of private coaching",
    audience: "women in their first year on a corporate board",
    notFor: "people still looking for a seat",
    change: "ask the hard question in the meeting, not in the car park",
    included:
      "Six sessions of 60 minutes\nNotes on two board packs\nMessages answered within a day",
    price: "$6,800, or two payments of $3,400",
    whyNow: "Spring board meetings start in March.",
  },
  payAsk: {
    now: "$142,000",
    sum: "$160,000",
    results:
      "Cut onboarding from 9 weeks to 5\nTook over the Denver team of 11 in June 2025\nRenewed the Halvorsen account, $2.4M a year",
    market: "$163,000, the median for my region",
    marketSource: "the Radbourne survey 2026",
    decider: "Maria Keller, chief operating officer",
    askOn: "May 6",
    decideBy: "May 30",
    objection: "We have no budget until next year.",
  },
  exitStrategy: {
    role: "director of claims",
    organization: "Northfold Mutual",
    reason: "I want to run a whole business line.",
    noticeOn: "Monday, May 4",
    lastDay: "Friday, May 29",
    noticeOwed: "four weeks",
    protect:
      "The bonus, which pays on April 30\nA reference from Ruth\n600 options that vest on May 1",
    handover: "The renewal calendar\nThe audit files\nThe Hartwell account",
    withhold: "Where I am going\nMy pay",
  },
  brandVoice: {
    words: "Exact\nGenerous\nUnhurried",
    refuse: "A press release\nA motivational poster\n“We are excited to share”",
    reader: "school principals and the parents who copy them in",
    sample:
      "The bus was late again on Tuesday. I wrote down the time. Nobody argues with a time.\n\nWe do not have an attendance problem. We have a bus that leaves before the children come.",
    beliefs:
      "Attendance is a transport problem.\nParents read the first line.\nA plan without a name on it is a wish.",
  },
  elevatorPitch: {
    name: "Renata Ojeda",
    role: "an energy lawyer",
    where: "at a regional utility in Ohio",
    help: "towns that want solar and are told the grid is full",
    result: "Connection permits went from 14 months to 5.",
    proof: "23 towns are connected.",
    how: "I read the grid plans before the utility sends them.",
    next: "two members of the siting board to talk to",
    setting: "Conference reception, standing, loud",
    length: "30 seconds",
  },
  plan30_60_90: {
    role: "Director of Nursing",
    organization: "Alder Creek Hospital in Reno",
    start: "Monday, September 14",
    description:
      "Leads a team of 12 nurse managers. Reduces overtime (currently 14%). Prepares the June survey. Plans the budget for agency staff. Coordinates training with the medical school.",
    priority: "The two vacant manager posts filled",
    people: "Carla, chief nursing officer\nBen in finance\nThe night supervisors",
    success: "Both posts are filled\nOvertime from 14% to under 10%\nThe survey file is complete",
  },
  interviewBank: {
    role: "Director of Operations",
    organization: "Fennimore Foods",
    description:
      "Owns three plants and a $40M budget. Improves on-time delivery (currently 81%). Leads 6 managers.",
    story1Was: "On-time delivery at the Lodi plant was 78%.",
    story1Task: "Bring it above 90% before the winter season",
    story1Did: "I moved the cut-off to 2 p.m. and met the carriers every Monday.",
    story1Now: "It is 94% now.",
    story2Was: "Two team leads had left in one month.",
    story2Task: "Keep the night shift staffed",
    story2Did: "I ran the shift myself and trained three successors.",
    story2Now: "All three are still there.",
    story3Was: "The board saw our figures six weeks late.",
    story3Task: "Close the books in ten days",
    story3Did: "I cut 40 manual entries to 6.",
    story3Now: "We close on day eight.",
    dread: "Why is there a gap of two years?",
    dreadAnswer: "My mother was ill, and I was the one who could stay.",
    stage: "Second round",
    room: "The COO and the head of HR",
  },
  resumeRewrite: {
    resume:
      "Odile Brandt-Amadi\n\nOperations Manager, Fennimore Foods, 2019 to present\n- Cut order errors from 4% to 1.5%\n- Lead a team of 9\n- Moved two warehouses into one without a day of closure\n\nBuyer, Hartwell & Sons, 2013 to 2019\n- Negotiated 60 supplier contracts a year\n- Set up the first supplier scorecard\n\nEducation\nB.A. Economics, University of Leeds, 2012",
    role: "Operations manager",
    industry: "food manufacturing",
    target: "Plant director",
    reason: "I want to make the decisions I have been carrying out.",
    years: "13",
  },
  networkingHub: {
    name: "Adaeze Brandt",
    role: "a water engineer for the city",
    fact: "I mapped every lead pipe in the eastern districts.",
    meet: "Joan Pell, head of water quality at Harrow Water",
    know: "how she told residents which streets came first",
    common: "We both spoke at the Great Lakes water forum in 2022.",
    ask: "a 20-minute call before May 10",
  },
  strategyPrep: {
    decision: "Whether to take the director’s post in Lyon or rebuild the team here",
    options: "Lyon\nStay",
    facts:
      "Lyon pays €140,000 and wants an answer by March 3.\nHere I would have a team of nine; the budget is not confirmed.",
    stake: "My son starts school in September.",
    limits: "The lease runs to June.\nI have not read the relocation terms.",
    outcome: "A list of what to ask Lyon before March 3",
  },
};
