export { generate } from "./generate.ts";
export { requestFor } from "./request.ts";
