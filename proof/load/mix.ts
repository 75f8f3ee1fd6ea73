import { setTimeout as wait } from "node:timers/promises";
import { Unhealed } from "./browser.ts";
import { buyKit, buyPro } from "./buying.ts";
import { signInElsewhere, signUp } from "./people.ts";
import * as records from "./records.ts";
import { joinWaitlist, look, visit } from "./visitor.ts";
import { type Member, pick, type World } from "./world.ts";
import * as writing from "./writing.ts";

type Step = {
  readonly name: string;
  /** How many of a thousand steps are of this kind. */
  readonly share: number;
  readonly run: (world: World) => Promise<void>;
};

const byMember = (act: (world: World, member: Member) => Promise<void>) => (world: World) =>
  withMember(world, ({ isPro }) => isPro, act);

const steps: readonly Step[] = [
  { name: "a visitor reads a page", share: 330, run: visit },
  { name: "a member looks", share: 170, run: look },
  { name: "a win is added", share: 80, run: byMember(records.addWin) },
  { name: "a win is changed", share: 60, run: byMember(records.changeWin) },
  { name: "a win is deleted", share: 20, run: byMember(records.deleteWin) },
  { name: "an ask is logged", share: 40, run: byMember(records.addNegotiation) },
  { name: "an ask is changed", share: 40, run: byMember(records.changeNegotiation) },
  { name: "a power position", share: 30, run: byMember(records.writePowerPosition) },
  { name: "a draft", share: 70, run: byMember(writing.saveDraft) },
  { name: "a result is saved", share: 30, run: byMember(writing.saveResult) },
  { name: "a result is opened", share: 30, run: byMember(writing.readResult) },
  { name: "a text is streamed", share: 40, run: writing.generate },
  { name: "a result as a file", share: 10, run: writing.saveAsFile },
  { name: "the waitlist", share: 25, run: joinWaitlist },
  { name: "somebody signs up", share: 8, run: async (world) => void (await signUp(world)) },
  { name: "Pro is bought", share: 6, run: buyProSoon },
  { name: "a kit is bought", share: 6, run: buyKit },
  { name: "a member signs in again", share: 5, run: signInAgain },
];

const total = steps.reduce((sum, { share }) => sum + share, 0);

/** One step by chance. Never rejects: what went wrong stands in the tally. */
export async function runStep(world: World): Promise<void> {
  let left = Math.random() * total;
  const step = steps.find(({ share }) => (left -= share) < 0) ?? steps[0];
  const started = performance.now();
  try {
    await step?.run(world);
    world.tally.step(step?.name ?? "", performance.now() - started);
  } catch (error) {
    if (error instanceof Unhealed) return;
    world.tally.fail(`${step?.name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** So many members with Pro, each signed in by a code and paid for, before anything is measured. */
export async function createMembers(world: World, count: number): Promise<void> {
  for (let made = 0; made < count; made += 4)
    await Promise.all(
      Array.from({ length: Math.min(4, count - made) }, async () => {
        await buyPro(world, await signUp(world));
      }),
    );
}

async function buyProSoon(world: World): Promise<void> {
  await withMember(world, ({ isPro }) => !isPro, buyPro);
}

async function signInAgain(world: World): Promise<void> {
  await withMember(world, ({ signIns }) => signIns === 1, signInElsewhere);
}

/** With a member who is doing nothing else; after a moment without one, a visitor's page takes the step's place. */
async function withMember(
  world: World,
  fits: (member: Member) => boolean,
  act: (world: World, member: Member) => Promise<void>,
): Promise<void> {
  const free = () => pick(world.members.filter((member) => !member.isBusy && fits(member)));
  let member = free();
  for (let turns = 0; !member && turns < 4; turns += 1) {
    await wait(50);
    member = free();
  }
  if (!member) return visit(world);
  member.isBusy = true;
  try {
    await act(world, member);
  } finally {
    member.isBusy = false;
  }
}
