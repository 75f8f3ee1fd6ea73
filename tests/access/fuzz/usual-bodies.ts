const version = {
  result: "## Opening ask\n\nI ask for $184,500.",
  source: "composer",
  checks: [],
  incomplete: false,
};
const saved = { answers: { sum: "$1" }, tone: "Data-Driven", versions: [version], shown: 0 };
const email = "someone@example.com";
const negotiation = { request: "A raise", status: "pending", date: "2026-03-02", amountCents: 100 };
const message = {
  topic: "Privacy and your data",
  email,
  message: "Hello.",
  isUrgent: false,
  stamp: "x",
};
const win = { title: "A win", description: "Of words", date: "2026-03-02" };

/** What a call takes, by its path: odd values get further where the rest of a body is right. */
export const usualBodies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "/api/auth/email-otp/send-verification-otp": { email, type: "sign-in", next: "/library" },
  "/api/auth/sign-in/email-otp": { email, otp: "123456", requesterToken: "a".repeat(24) },
  "/api/auth/sign-in/social": { provider: "oidc", callbackURL: "/dashboard" },
  "/api/auth/passkey/verify-authentication": { response: { id: "x", rawId: "x", type: "x" } },
  "/api/auth/passkey/verify-registration": { response: { id: "x" }, name: "Mine" },
  "/api/account/email": { email },
  "/api/account/email/confirm": { code: "123456" },
  "/api/account/passkeys/:id": { name: "Mine" },
  "/api/waitlist": { email },
  "/api/contact": message,
  "/contact": { ...message, urgent: "on" },
  "/api/wins": win,
  "/api/wins/:id": { ...win, version: 1 },
  "/api/negotiations": negotiation,
  "/api/negotiations/:id": { ...negotiation, followUp: null, version: 1 },
  "/api/negotiations/:id/moves": { kind: "asked", date: "2026-03-02", amountCents: null },
  "/api/power-position": { statement: "The one for it.", version: 0 },
  "/api/create-checkout-session": { priceId: "pro_monthly" },
  "/api/create-powerkit-checkout": { kitId: "raise-promotion-ask", priceId: "x" },
  "/api/billing/switch": { plan: "annual" },
  "/api/purchases/:id/address": { email },
  "/api/ai/generate": {
    toolId: "boundaryScript",
    answers: { by: "Renata", request: "take the calls on Sunday", refusal: "take calls" },
    tone: "Warm Confidence",
    prompt: "Who asks?\nRenata",
    refine: { request: "Shorter", result: "A text." },
    shelf: [{ key: "win:x", question: "refusal" }],
  },
  "/api/practice": {
    at: "2026-11-20T10:00:00.000Z",
    kind: "say-it",
    toolId: "payAsk",
    seconds: 41,
    wordsPerMinute: 130,
    silenceSeconds: 3,
  },
  "/api/results/file": { toolId: "payAsk", format: "docx", result: version.result },
  "/api/library": { ...saved, toolId: "payAsk", name: "The March ask" },
  "/api/library/search": { words: "ask" },
  "/api/library/:id": { ...saved, name: "Another", revision: 1 },
  "/api/drafts/:toolId": { answers: { sum: "$1" }, tone: "Data-Driven", basedOn: null },
  "/sign-in": { email, next: "/library", code: "123456", requesterToken: "a".repeat(24) },
  "/sign-in/verify": { token: "x" },
  "/sessions/:id": { do: "hold", time: "2026-12-01T15:00:00.000Z", zone: "Europe/Berlin" },
  "/test-checkout/:id": { action: "pay", email },
  "/test-portal/:id": { action: "cancel" },
  "/api/webhooks/stripe": { id: "evt_1", type: "charge.refunded", data: { object: {} } },
};
