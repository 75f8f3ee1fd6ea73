import type { ToolDefinition } from "#core/tools/definition.ts";

export const brandBio = {
  title: "Brand Bio",
  slug: "brand-bio",
  tier: "open",
  comingSoon: false,
  intent: "Say who you are, whom you serve and what changed because of you, in one paragraph.",
  inputLabel: "Facts for your bio",
  summary: "One paragraph that introduces you without adjectives.",
  questions: [
    {
      id: "role",
      text: "What is your role, and in what field or organization?",
      asks: "role and field",
      type: "text",
      placeholder: "Director of clinical pharmacy, Lakemont Children’s Hospital, since 2017",
    },
    {
      id: "audience",
      text: "Whom do you serve? My work is for …",
      asks: "whom she serves",
      type: "text",
      placeholder: "Night-shift nurses, and the parents who wait with them",
    },
    {
      id: "result",
      text: "What is the one result you are known for?",
      asks: "the result she is known for",
      type: "text",
      placeholder: "I cut medication errors from 41 a quarter to 9 in one year",
    },
    {
      id: "proof",
      text: "What proves it: a number, a name, an award?",
      asks: "proof (a number, a name)",
      type: "text",
      placeholder: "Kestrel Prize for Patient Safety, 2023. Protocol now used at six hospitals",
    },
    {
      id: "place",
      text: "Where will the bio appear?",
      asks: "where it will appear",
      type: "text",
      placeholder: "Speaker page of a regional conference",
    },
    {
      id: "person",
      text: "First or third person? Add your name as it should be printed.",
      asks: "first or third person",
      type: "text",
      placeholder: "Third person. Ngozi Adeyemi-Hart",
    },
  ],
  prompt:
    "Write one bio of two or three sentences in a single paragraph. Build it around the strongest phrase she uses for her own work: open on it or arrive at it. Name her role and organization, whom she serves, and the result with its figures, each beside its own noun. Where the bio will appear sets its register and length and is never mentioned. Leave out years, degrees, awards and beneficiaries she did not give.",
  tones: [
    "Warm Confidence",
    "Executive Formal",
    "Conversational",
    "Academic/Scholarly",
    "Story-Driven",
    "Professional & Brief",
  ],
  feedback:
    "A bio opens the door; what you say next decides who stays. In a 1:1 strategy session we fit these sentences to the room you are walking into.",
  contract: {
    sections: [],
    whole: {
      promise: "One paragraph of two or three sentences, in the person you choose.",
      needs: [],
      sentences: [2, 3],
      paragraphs: [1, 1],
    },
    special: ["chosen-person"],
  },
} as const satisfies ToolDefinition;
