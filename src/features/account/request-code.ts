import { apiRequest } from "#ui/api/request.ts";

/** Asks for a message with a code and a link; `next` is where she goes once signed in. Rejects with ApiError. */
export async function requestCode(email: string, next: string): Promise<void> {
  const body = { email, type: "sign-in", next };
  await apiRequest("POST", "/api/auth/email-otp/send-verification-otp", { body });
}
