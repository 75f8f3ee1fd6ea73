/** Who may do something. The server decides it at each request; hiding a button is no rule. */
export type Rule =
  /** Anybody, signed in or not. */
  | "everyone"
  /** Whoever is signed in; a visitor hears 401, and of a page she is sent to sign in. */
  | "members"
  /** Whoever has Pro at that request; a free member hears 403. */
  | "pro"
  /** By the tier of the tool that is asked for. */
  | "by tool";

/** Every call and form of the server, by method and path. What is not here fails the test. */
export const callRules: Readonly<Record<string, Rule>> = {
  "GET /health/live": "everyone",
  "GET /health/ready": "everyone",
  "GET /assets/*": "everyone",
  "GET /robots.txt": "everyone",
  "GET /sitemap.xml": "everyone",
  "GET /og/blog/:file{[a-z0-9-]+\\.png}": "everyone",
  "GET /dev/mail": "everyone",
  "GET /feed.xml": "everyone",
  "GET /feed.json": "everyone",
  "GET /api/auth/user": "members",
  "GET /api/login": "everyone",
  "GET /api/logout": "everyone",
  "POST /api/logout": "everyone",
  "POST /api/auth/email-otp/send-verification-otp": "everyone",
  "POST /api/auth/sign-in/email-otp": "everyone",
  "GET /api/auth/passkey/generate-authenticate-options": "everyone",
  "POST /api/auth/passkey/verify-authentication": "everyone",
  "GET /api/auth/passkey/generate-register-options": "members",
  "POST /api/auth/passkey/verify-registration": "members",
  "POST /api/auth/sign-in/social": "everyone",
  "GET /api/auth/callback/oidc": "everyone",
  "DELETE /api/account": "members",
  "GET /api/account/sessions": "members",
  "DELETE /api/account/sessions": "members",
  "DELETE /api/account/sessions/:id": "members",
  "POST /api/account/email": "members",
  "POST /api/account/email/confirm": "members",
  "GET /api/account/passkeys": "members",
  "PATCH /api/account/passkeys/:id": "members",
  "DELETE /api/account/passkeys/:id": "members",
  "POST /api/waitlist": "everyone",
  "ALL /api/wins": "pro",
  "ALL /api/wins/:id": "pro",
  "ALL /api/negotiations": "pro",
  "ALL /api/power-position": "pro",
  "GET /api/export": "members",
  "POST /api/create-checkout-session": "members",
  "POST /api/create-powerkit-checkout": "everyone",
  "GET /api/blog": "everyone",
  "GET /api/blog/:slug": "everyone",
  "POST /api/ai/generate": "by tool",
  "POST /api/ai/parse-document": "pro",
  "GET /api/ai/allowance": "everyone",
  "GET /api/drafts/:toolId": "members",
  "POST /api/drafts/:toolId": "members",
  "DELETE /api/drafts/:toolId": "members",
  "GET /api/tools": "everyone",
  "GET /api/tools/:slug": "everyone",
  "GET /api/kits": "everyone",
  "ALL /api/*": "everyone",
  "GET /sign-in": "everyone",
  "POST /sign-in": "everyone",
  "GET /sign-in/verify": "everyone",
  "POST /sign-in/verify": "everyone",
  "GET /*": "everyone",
  "ALL /*": "everyone",
};

/** Every page, by its path in the route table. */
export const pageRules: Readonly<Record<string, Exclude<Rule, "by tool" | "pro">>> = {
  "/": "everyone",
  "/choose-path": "everyone",
  "/pricing": "everyone",
  "/power-kits": "everyone",
  "/contact": "everyone",
  "/blog": "everyone",
  "/blog/:slug": "everyone",
  "/dashboard": "members",
  "/tools": "everyone",
  "/tools/career-positioning": "everyone",
  "/tools/:slug": "everyone",
  "/sign-in": "everyone",
  "/sign-in/verify": "everyone",
  "/account": "members",
  "/privacy": "everyone",
  "/terms": "everyone",
};
