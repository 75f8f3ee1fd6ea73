import type { ToolId } from "#core/tools/catalogue.ts";

/** The questions as they were put before each fact had a field of its own: a page opened then still sends them. */
export const legacyQuestions: Readonly<Record<ToolId, Readonly<Record<string, string>>>> = {
  brandBio: {
    role: "What is your role, and in what field or organization?",
    audience: "Whom do you serve? My work is for …",
    result: "What is the one result you are known for?",
    proof: "What proves it: a number, a name, an award?",
    place: "Where will the bio appear?",
    person: "First or third person? Add your name as it should be printed.",
  },
  boundaryScript: {
    request: "What are you being asked to do?",
    by: "Who is asking?",
    refusal: "What will you not do? I will not …",
    offer: "What do you offer instead, if anything? I can …",
    preserve: "What has to stay intact?",
  },
  careerPositioning: {
    role: "What is your current role, and where?",
    known: "What are you the person for? They call me when …",
    evidence: "What are three results that show it, each with a number or a name?",
    target: "Which role are you positioning for?",
    decider: "Who decides?",
  },
  offerPower: {
    offer: "What is the offer? Its name, its form, how long it runs.",
    audience: "Who is it for, and who is it not for?",
    change: "Afterwards, what do they do, or no longer do?",
    included: "What is included? Three to five things.",
    price: "What does it cost?",
    timing: "Why now? A date or an event, if there is one.",
  },
  payAsk: {
    ask: "What do you have now, and what exactly are you asking for?",
    evidence:
      "What have you delivered since your last raise or title? Three results, with their numbers.",
    market: "Is there a market figure for this role, and who published it?",
    decider: "Who decides?",
    timing: "When will you ask, and by what date must it be decided?",
    objection: "What will they say against it, in their words?",
  },
  exitStrategy: {
    reason: "Which role are you leaving, and why?",
    timing: "On what date do you give notice, what is your last day, and what notice do you owe?",
    protect: "What do you want safe before you go: a reference, a bonus, equity, people?",
    handover: "What will you hand over?",
    private: "What will you not discuss?",
  },
  brandVoice: {
    words: "Which three words do colleagues use for you?",
    refuse: "You refuse to sound like … whom, or what?",
    audience: "Who reads you?",
    sample: "Paste two paragraphs you wrote and still like.",
    beliefs: "What do you believe about your work that others in it do not say?",
  },
  elevatorPitch: {
    who: "Who are you? Name, role, and where you do it.",
    audience: "Whom do you help?",
    result: "What result do you bring, and what proves it?",
    next: "What do you want next?",
    setting: "Where will you say it?",
    length: "How long should it be?",
  },
  plan30_60_90: {
    role: "Which role are you starting, and where?",
    start: "When is your first day?",
    description: "What does the job description say? Paste it as it is.",
    priority: "What does your manager want done first? My manager wants …",
    stakeholders: "Whose support does this work need? Names and roles.",
    success: "What will be true on day 90? One line for each result, with its figure.",
  },
  interviewBank: {
    role: "Which role is it, and where?",
    description: "What does the job description say? Paste it as it is.",
    accomplishments:
      "Which two or three results are yours? For each: how it was, what you did, how it is now.",
    dread: "Which question do you hope they skip, and what is the plain answer?",
    stage: "Which interview is this, and who is in the room?",
  },
  resumeRewrite: {
    resume: "Your resume. Upload it or paste the text; edit it as you like.",
    role: "What is your current role, and in which industry?",
    target: "Which role is this resume for, and why that one?",
    years: "How many years of experience do you count?",
  },
  networkingHub: {
    who: "Who are you? Name, role, and one fact about your work.",
    meet: "Whom do you want to meet?",
    why: "Why them? I want to know …",
    common: "What do you have in common?",
    ask: "What is the one thing you ask for?",
  },
  strategyPrep: {
    decision: "What do you have to decide?",
    options: "What are the options, with what you know about each?",
    stakes: "What is at stake for you?",
    constraints: "What limits you: dates, money, promises, papers you have not read?",
    outcome: "When the hour ends, what do you want to have?",
  },
};
