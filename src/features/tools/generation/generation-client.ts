export { streamGeneration } from "./stream-generation.ts";
export { countTextWords } from "#features/tools/result/count-result-words.ts";
export { trimPartialLine } from "./trim-partial-line.ts";
export { createGenerateRequest } from "./create-generate-request.ts";
