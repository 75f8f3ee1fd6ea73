export { streamGeneration } from "./stream/stream-generation.ts";
export { countTextWords } from "#features/tools/result/count-result-words.ts";
export { trimPartialLine } from "./stream/trim-partial-line.ts";
export { createGenerateRequest } from "./create-generate-request.ts";
