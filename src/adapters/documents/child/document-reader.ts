// The process that reads one file: it gets the bytes on its input, answers on its output, and is ended.
import { receiveFile } from "./receive-file.ts";
import { blockNetwork } from "./block-network.ts";

blockNetwork();
const file = receiveFile(process.stdin);
const { parseDocument, warmUp } = await import("./parsers.ts");
if (process.argv.includes("warm")) await warmUp();
process.stdout.write("ready\n");
const answer = await parseDocument(await file);
process.stdout.write(JSON.stringify(answer), () => process.exit());
