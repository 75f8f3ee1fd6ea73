import {
  type PGlite,
  type QueryOptions,
  type Results,
  parse,
  protocol,
} from "@electric-sql/pglite";

const { serialize } = protocol;

const maxStatements = 200;
/** How many texts are remembered that came once; a list of ids makes a text of its own for each length. */
const maxSeen = 1_000;

type Statement = { readonly name: string; readonly types: readonly number[] };

/**
 * Has the engine read and plan a statement once when it comes again, and asks it in one exchange in place of six: that is
 * more than half of the work of a short question. Inside transactions all stays as it was.
 */
export function prepareRepeatedStatements(engine: PGlite): void {
  const runOnce = engine.query.bind(engine);
  const seen = new Set<string>();
  const statements = new Map<string, Statement>();
  let prepared = 0;

  function comesAgain(text: string): boolean {
    if (statements.has(text) || seen.has(text)) return true;
    if (seen.size >= maxSeen) seen.clear();
    seen.add(text);
    return false;
  }

  async function prepare(text: string): Promise<Statement> {
    await makeRoom();
    prepared += 1;
    const name = `repeated_${prepared}`;
    const { messages } = await engine.execProtocol(
      Buffer.concat([
        serialize.parse({ name, text }),
        serialize.describe({ type: "S", name }),
        serialize.sync(),
      ]),
    );
    const statement = { name, types: parse.parseDescribeStatementResults(messages) };
    statements.set(text, statement);
    return statement;
  }

  /** Lets the statement go that was not asked for the longest. */
  async function makeRoom(): Promise<void> {
    const [oldest] = statements;
    if (!oldest || statements.size < maxStatements) return;
    const [text, { name }] = oldest;
    statements.delete(text);
    await engine.execProtocol(
      Buffer.concat([serialize.close({ type: "S", name }), serialize.sync()]),
    );
  }

  async function run(text: string, params: readonly unknown[], options?: QueryOptions) {
    const statement = statements.get(text) ?? (await prepare(text));
    statements.delete(text);
    statements.set(text, statement);
    const values = params.map((value, at) => serializeParam(engine, value, statement.types[at]));
    const { messages } = await engine.execProtocol(
      Buffer.concat([
        serialize.bind({ statement: statement.name, values }),
        serialize.describe({ type: "P" }),
        serialize.execute({}),
        serialize.sync(),
      ]),
    );
    return parse.parseResults(messages, engine.parsers, options)[0];
  }

  /** As the engine itself keeps statements out of each other and out of transactions. */
  const exclusively = <Value>(work: () => Promise<Value>): Promise<Value> =>
    engine["_runExclusiveTransaction"](() => engine["_runExclusiveQuery"](work));

  Object.defineProperty(engine, "query", {
    value: (
      text: string,
      params: unknown[] = [],
      options?: QueryOptions,
    ): Promise<Results | undefined> =>
      comesAgain(text)
        ? exclusively(() => run(text, params, options))
        : runOnce(text, params, options),
  });
}

/** A value as the engine reads it, by the type that the statement gives it. */
function serializeParam(engine: PGlite, value: unknown, type = 0): string | null {
  if (value === null || value === undefined) return null;
  const serializer = engine.serializers[type];
  if (serializer) return serializer(value);
  return typeof value === "string" ? value : JSON.stringify(value);
}
