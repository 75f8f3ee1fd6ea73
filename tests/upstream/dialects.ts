/** The two ways upstreams speak, as the pieces of a streamed answer. */
export type Dialect = {
  readonly path: string;
  readonly opening: string;
  readonly text: (text: string) => string;
  readonly reasoning: string;
  readonly ending: (reason: "stop" | "length") => string;
  readonly failure: string;
};

const chatChunk = (choice: object) =>
  `data: ${JSON.stringify({ id: "c1", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, ...choice }] })}\n\n`;

const openAiCompatible: Dialect = {
  path: "/v1/chat/completions",
  opening: chatChunk({ delta: { role: "assistant", content: "" }, finish_reason: null }),
  text: (content) => chatChunk({ delta: { content }, finish_reason: null }),
  reasoning: chatChunk({ delta: { reasoning_content: "Hm." }, finish_reason: null }),
  ending: (reason) => `${chatChunk({ delta: {}, finish_reason: reason })}data: [DONE]\n\n`,
  failure: `data: ${JSON.stringify({ error: { message: "secret upstream words", type: "server_error" } })}\n\n`,
};

const message = (type: string, rest: object) =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`;

const anthropic: Dialect = {
  path: "/v1/messages",
  opening:
    message("message_start", {
      message: {
        id: "m1",
        type: "message",
        role: "assistant",
        model: "m",
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 1, output_tokens: 1 },
      },
    }) + message("content_block_start", { index: 0, content_block: { type: "text", text: "" } }),
  text: (text) => message("content_block_delta", { index: 0, delta: { type: "text_delta", text } }),
  reasoning: message("content_block_delta", {
    index: 0,
    delta: { type: "thinking_delta", thinking: "Hm." },
  }),
  ending: (reason) =>
    message("content_block_stop", { index: 0 }) +
    message("message_delta", {
      delta: { stop_reason: reason === "stop" ? "end_turn" : "max_tokens", stop_sequence: null },
      usage: { output_tokens: 9 },
    }) +
    message("message_stop", {}),
  failure: message("error", {
    error: { type: "api_error", message: "secret upstream words" },
  }),
};

export const dialects = { "openai-compatible": openAiCompatible, anthropic } as const;
export type DialectName = keyof typeof dialects;
