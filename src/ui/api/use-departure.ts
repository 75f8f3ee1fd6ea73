import { useMutation } from "@tanstack/react-query";
import { sentenceOf } from "./api-error.ts";
import { apiRequest } from "./request.ts";

/** Asks our API for an address elsewhere, such as a checkout, and goes there. `problem` is the sentence for her when it fails. */
export function useDeparture(path: string) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async (body?: Readonly<Record<string, string>>) => {
      const response = await apiRequest("POST", path, body && { body });
      location.assign(addressIn(await response.json()));
    },
  });
  return { depart: mutate, isLeaving: isPending || isSuccess, problem: error && sentenceOf(error) };
}

function addressIn(answer: unknown): string {
  const url: unknown =
    typeof answer === "object" && answer !== null ? Reflect.get(answer, "url") : null;
  if (typeof url !== "string") throw new TypeError("The answer names no address.");
  return url;
}
