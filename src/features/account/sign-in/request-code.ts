import { apiRequest } from "#ui/api/api-request.ts";

type CodeRequestBody = {
  readonly email: string;
  /** The path to go to once signed in. */
  readonly next: string;
  /** What only this browser knows. */
  readonly requesterToken: string;
};

/** Asks for a message with a code and a link. Rejects with ApiError. */
export async function requestCode(request: CodeRequestBody): Promise<void> {
  const body = { ...request, type: "sign-in" };
  await apiRequest("POST", "/api/auth/email-otp/send-verification-otp", { body });
}
