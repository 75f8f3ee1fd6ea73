export { streamGeneration } from "./generate.ts";
export { createGenerateRequest } from "./request.ts";
