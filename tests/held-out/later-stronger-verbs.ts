import type { AnswerAndOutput } from "./stronger-verbs.ts";

/** Written after the first rules, which were tuned with it. */
export const laterStrongerVerbs: readonly AnswerAndOutput[] = [
  ["The co-op offered me the treasurer’s chair", "I took the treasurer’s chair at the co-op."],
  ["was offered a place at the conservatory", "I joined the conservatory."],
  ["put in an application for the harbor lease", "I won the harbor lease."],
  ["applied for planning permission for the barn", "We got planning permission for the barn."],
  ["requested a second interpreter for the ward", "She secured a second interpreter for the ward."],
  ["I intend to retrain the night porters", "I retrained the night porters."],
  ["hope to publish my field notes on newts", "I have published my field notes on newts."],
  ["going to merge the two fish counters", "I merged the two fish counters."],
  ["assisted the surveyor on the canal bridge", "I ran the survey of the canal bridge."],
  ["longlisted for the Baltic radio prize", "I won the Baltic radio prize."],
  [
    "pitched a cookery series to the local station",
    "I launched a cookery series with the local station.",
  ],
  ["enrolled in a course for crane operators", "I completed a course for crane operators."],
  ["negotiating a wage deal for the packers", "I closed a wage deal for the packers."],
  ["sat in on the merger of two parishes", "I led the merger of two parishes."],
];

export const laterFairVerbs: readonly AnswerAndOutput[] = [
  ["The co-op offered me the treasurer’s chair", "The co-op has offered me the treasurer’s chair."],
  ["was offered a place, took it", "I took the place."],
  ["put in an application for the harbor lease", "My application for the harbor lease is in."],
  ["applied for planning permission, refused twice", "Planning permission was refused twice."],
  ["requested a second interpreter", "I requested a second interpreter for the ward."],
  ["I intend to retrain the night porters", "Next, I will retrain the night porters."],
  ["I retrained the day porters; the night porters are next", "I retrained the day porters."],
  ["hope to publish my field notes", "I hope to publish my field notes."],
  ["going to merge the two counters in May", "The two counters merge in May."],
  ["assisted the surveyor on the bridge", "I assisted the surveyor on the bridge."],
  ["assisted births for 20 years, ran the ward since 2015", "I have run the ward since 2015."],
  ["pitched to nine stations", "I pitched to nine stations."],
  ["pitched tents, ran the kitchen, led the songs", "I ran the kitchen and led the songs."],
  ["enrolled 400 voters", "I enrolled 400 voters."],
  ["enrolled 400 voters in a week", "In a week, I finished with 400 voters on the list."],
  ["negotiating rents for 30 years", "I have negotiated rents for 30 years."],
  ["negotiating rents; signed the Oslo lease", "I signed the Oslo lease."],
  ["asked by the mayor to chair the fair", "The mayor asked me to chair the fair."],
  ["started the night school in 2012", "The night school I started in 2012 is still open."],
  ["drafted 60 wills a year", "I drafted 60 wills a year."],
  ["planned births for 300 families", "I planned births for 300 families."],
  ["want to be paid like the other foremen", "I want to be paid like the other foremen."],
  ["want Saturdays off", "I got the message: Saturdays are for family."],
  ["trying to learn Finnish", "I am learning Finnish."],
];

/** Written after the rules had been tuned with the sets above, longer as a model writes; read once. */
export const lastStrongerVerbs: readonly AnswerAndOutput[] = [
  [
    "The museum offered me the night tours from June",
    "Since the museum accepted my terms, I took the night tours from June.",
  ],
  [
    "applied for chief dispatcher, no answer yet",
    "After nine years on the desk, I became chief dispatcher.",
  ],
  [
    "Asked three suppliers for a lower price on flour",
    "I negotiated hard and got a lower price on flour from three suppliers.",
  ],
  [
    "I want to bring the tram museum back to life",
    "I brought the tram museum back to life, and the town noticed.",
  ],
  [
    "helped two colleagues with their dissertations on peat",
    "I supervised two colleagues and wrote dissertations on peat.",
  ],
  ["nominated twice for best small brewery", "My shop won best small brewery, and it shows."],
  [
    "planned the move of 14 labs to the new wing",
    "On schedule, I completed the move of 14 labs to the new wing.",
  ],
  ["tried to win back the school contract", "I won back the school contract within a year."],
  [
    "started training as a sign language interpreter",
    "She finished training as a sign language interpreter.",
  ],
  [
    "suggested a shuttle for the late shift to the plant",
    "I built a shuttle for the late shift, and the plant runs on it.",
  ],
];

export const lastFairVerbs: readonly AnswerAndOutput[] = [
  [
    "The museum offered me the night tours from June",
    "The night tours are mine to take from June, if the museum and I agree.",
  ],
  [
    "applied for chief dispatcher, no answer yet",
    "I have applied for chief dispatcher and await the answer.",
  ],
  [
    "Asked three suppliers for a lower price, flour went down by 8%",
    "Flour went down by 8% after I asked three suppliers.",
  ],
  [
    "I want to bring the tram museum back to life",
    "What I want is plain: to bring the tram museum back to life.",
  ],
  [
    "helped two colleagues with their dissertations",
    "I read two dissertations and helped my colleagues with them.",
  ],
  ["nominated twice for best small brewery", "Twice I was nominated for best small brewery."],
  ["planned the move of 14 labs", "I planned the move of 14 labs, room by room."],
  [
    "tried to win back the school contract",
    "I tried to win back the school contract, and I would try again.",
  ],
  [
    "started training as a sign language interpreter",
    "I am in training as a sign language interpreter.",
  ],
  ["suggested a shuttle, it runs since May", "I suggested the shuttle that now runs."],
  ["offered the pulpit twice, said no", "I was offered the pulpit twice and said no."],
  ["I apply wallpaper and got my own van in 2019", "I got my own van in 2019."],
  [
    "asked to translate for the senate, did it for six years",
    "For six years, I did translate for the senate.",
  ],
  ["hope to see more women on the docks", "I saw the docks change."],
  ["want to lead the choir", "Could the choir be led by me from autumn on?"],
  ["I recommend wool for cold rooms", "I found wool for cold rooms."],
  ["studying the tides since 1998", "I completed the tide tables of 2004."],
  ["discussing the roof with the diocese", "The diocese and I discuss the roof on Monday."],
  ["interviewed at Ostrava steel", "I interviewed at Ostrava steel in spring."],
  ["submitted 12 tenders, won 5", "Of 12 tenders that I submitted, I won five."],
];
