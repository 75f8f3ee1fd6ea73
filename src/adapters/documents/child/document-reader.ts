// The process that reads one file: it gets the bytes on its input, answers on its output, and is ended.
import { refuseNetwork } from "./refuse-network.ts";
import { receiveFile } from "./receive-file.ts";

refuseNetwork();
const { parseDocument, warmUp } = await import("./parsers.ts");
await warmUp();
process.stdout.write("ready\n");
const answer = await parseDocument(await receiveFile(process.stdin));
process.stdout.write(JSON.stringify(answer), () => process.exit());
