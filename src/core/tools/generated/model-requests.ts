// Written by `npm run generate` from the folders beside it. Nothing here is changed by hand.
import type { ModelRequestTexts } from "#core/tools/definition.ts";

/** What a model is asked for, by tool. */
export const modelRequests = {
  plan30_60_90: {
    draft:
      "Please write me a 30/60/90 day plan with 4 to 7 actions for each month and 3 to 5 success metrics.",
    form:
      "A 30/60/90 day plan with its dates, 4 to 7 actions for each month (verb first, each with a count, a date or a sign that it's done) and 3 to 5 success metrics.\n\nUse these headings, as ## lines: Days 1–30 · Days 31–60 · Days 61–90 · Success metrics",
  },
  boundaryScript: {
    draft:
      "Please write me a boundary script: what to say in the moment, what to put in writing, and three replies if they push back.",
    form:
      "A boundary script: what to say in the moment (at most 60 words), what to put in writing (at most 130), and three replies if they push back (each after the words they might say, at most 45 words).\n\nUse these headings, as ## lines: In the moment · In writing · If they push back",
  },
  brandBio: {
    draft:
      "Please write me a brand bio: two or three sentences in one paragraph.",
    form:
      "A brand bio: two or three sentences in one paragraph without a heading, with my printed name in the first.",
  },
  brandVoice: {
    draft:
      "Please write me a brand voice guide: voice essence, tone principles, language to use, language to retire, sample lines.",
    form:
      "A brand voice guide: voice essence (at most eight sentences), four to six tone principles (each with a do and a don't), language to use, language to retire (each with what to say instead), and five to eight sample lines.\n\nUse these headings, as ## lines: Voice essence · Tone principles · Language to use · Language to retire · Sample lines",
  },
  careerPositioning: {
    draft:
      "Please write me my career positioning: a positioning statement, proof points, two profile headlines, and what to say in conversation to the person who decides.",
    form:
      "My career positioning: a positioning statement (two or three sentences), three to five proof points, two profile headlines (at most 120 characters each), and what to say in conversation to the person who decides (at most 90 words).\n\nUse these headings, as ## lines: Positioning statement · Proof points · Profile headline · In conversation",
  },
  elevatorPitch: {
    draft:
      "Please write me an elevator pitch in two versions, classic and casual, and two answers if they ask more.",
    form:
      "An elevator pitch in two versions, classic (it starts with my name) and casual (it starts with the people I help), at the length I chose (15 seconds are 35 words, 30 seconds 70, a minute 140; 30 seconds if I chose none), and two answers if they ask more (at most 45 words each).\n\nUse these headings, as ## lines: Classic · Casual · If they ask more",
  },
  exitStrategy: {
    draft:
      "Please write me what I need to leave my job: a message to my manager, a message to my team, a hand-over plan, a check list before I give notice, and an answer to why I left.",
    form:
      "What I need to leave my job: a message to my manager (at most 160 words), a message to my team (at most 120), a hand-over plan under my dates, a check list before I give notice, and what to say when somebody asks why I left (a short answer and a longer one).\n\nUse these headings, as ## lines: Message to your manager · Message to your team · Hand-over plan · Before you give notice · Why did you leave",
  },
  interviewBank: {
    draft:
      "Please write me my interview preparation: 5 or 6 behavioral questions with STAR answers and what to say, themes, red flags, and questions to ask.",
    form:
      "My interview preparation: 5 or 6 behavioral questions with STAR answers and what to say (no story under more than two), the question I dread among them, a plan for the hour if it has a special format, 3 or 4 themes, 3 red flags, and 3 questions to ask.\n\nUse these headings, as ## lines: Questions and your answers · The hour itself · Themes to return to · Red flags to watch for · Questions to ask",
  },
  networkingHub: {
    draft:
      "Please write me three networking openers: to a peer, to a mentor, and for an introduction.",
    form:
      "Three networking openers (at most 70 words each, one clear ask): to a peer, to a mentor, and for an introduction.\n\nUse these headings, as ## lines: Peer · Mentor · Industry introduction",
  },
  offerPower: {
    draft:
      "Please write me the text for my offer: the promise, who it's for, who it's not for, what's included, the price, the invitation, and a short version.",
    form:
      "The text for my offer: the promise (its name, one or two sentences), who it's for, who it's not for, what's included (three to five items), the price, the invitation, and a short version (at most 60 words).\n\nUse these headings, as ## lines: The promise · Who it is for · Who it is not for · What is included · Price · The invitation · Short version",
  },
  payAsk: {
    draft:
      "Please write me a pay ask: opening ask, evidence, answer to the objection, close, a spoken version of 90 seconds, a written version, replies if they say no, not now or less, and a few notes for me alone.",
    form:
      "A pay ask: opening ask (at most six sentences), evidence (at most five points), answer to the objection (at most eight sentences), close, a spoken version of 90 seconds (at most 210 words), a written version (an e-mail for afterwards, without the objection), replies if they say no, not now or less, and a few notes for me alone.\n\nUse these headings, as ## lines: Opening ask · Evidence · Answer to the objection · Close · Spoken version · Written version · If they say … · For you alone",
  },
  resumeRewrite: {
    draft:
      "Please write me a rewrite of my resume: headline, summary, experience, education and certifications, and a personal statement.",
    form:
      "A rewrite of my resume: headline, summary (three or four lines), experience, education and certifications, and a personal statement (two to four paragraphs, at most 400 words).\n\nUse these headings, as ## lines: Headline · Summary · Experience · Education, certifications, languages · Personal statement",
  },
  strategyPrep: {
    draft:
      "Please write me a page for a strategy session: the decision, what I know, what I need to find out, three questions to bring, what I want from the hour, first words to say, and a first draft if I need a text.",
    form:
      "A page for a strategy session: the decision (one sentence), what I know (at most ten items), what I need to find out (at most eight), three questions to bring, what I want from the hour (at most four sentences), first words to say (at most 70 words), and a first draft of the message that has to follow, if there is one.\n\nUse these headings, as ## lines: The decision · What you know · What you need to find out · Three questions to bring · What you want from the hour · First words · First draft",
  },
} satisfies Record<string, ModelRequestTexts>;
