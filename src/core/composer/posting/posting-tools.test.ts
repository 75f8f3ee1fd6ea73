import { expect, test } from "vitest";
import { compose } from "#core/composer/compose.ts";
import { formatResult } from "#core/result/result-text.ts";
import { signatureTone } from "#core/tools/definition.ts";

const textOf = (tool: "plan30_60_90" | "interviewBank", answers: Record<string, string>) =>
  formatResult(compose(tool, { answers, tone: signatureTone }));

test("a plan takes on what has no verb, parts one line of goals and confirms a dated one in its window", () => {
  const text = textOf("plan30_60_90", {
    role: "Kiln master",
    start: "2027-05-03",
    description: "Loads two kilns. Payroll for 12 potters. Gas ticket required.",
    success: "Losses at 2%, two packers hired, glaze room open by June 20",
  });
  expect(text).toContain("- Take on: Payroll for 12 potters");
  expect(text).toContain("1. Losses at 2%\n2. Two packers hired\n3. Glaze room open by June 20");
  expect(text.split("## Days 61–90")[0]?.split("## Days 31–60")[1]).toContain("- Confirm: ");
  const [plan = "", note = ""] = text.split("To complete this, add:");
  expect(plan).not.toContain("Gas ticket");
  expect(note).toContain("“Gas ticket required”");
});

test("a theme that points back holds what she did, and the posting’s conditions are asked about", () => {
  const text = textOf("interviewBank", {
    role: "Kiln master",
    description: "Loads two kilns. On-call rota, one night in five. Gas ticket required.",
    story1Was: "Shelves cracked each week.",
    story1Did: "I slowed the cooling.",
    story1Now: "Since then three have cracked.",
  });
  expect(text).toContain(
    "1. Shelves cracked each week. I slowed the cooling. Since then three have cracked.",
  );
  expect(text).toContain("The posting says “On-call rota, one night in five”.");
  expect(text).toContain("“Gas ticket required”");
});
