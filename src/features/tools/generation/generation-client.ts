export { streamGeneration } from "./stream-generation.ts";
export { createGenerateRequest } from "./create-generate-request.ts";
