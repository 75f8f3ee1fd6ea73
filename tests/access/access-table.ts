import { canUseTool, type Viewer, visitor } from "#core/access/access.ts";
import { toolIds, toolOf } from "#core/tools/catalogue.ts";
import { freeMember, proMember } from "../support/app/test-app.ts";
import { callRules, pageRules, type Rule } from "./rules.ts";

export type Role = "visitor" | "free" | "pro" | "owner";
export const roles = ["visitor", "free", "pro", "owner"] as const satisfies readonly Role[];

const viewers: Readonly<Record<Role, Viewer>> = {
  visitor,
  free: freeMember,
  pro: proMember,
  owner: freeMember,
};

/** The status that a rule refuses a role with; null when it lets it through. */
export function refusalOf(rule: Exclude<Rule, "by tool">, role: Role): 401 | 403 | 404 | null {
  if (rule === "everyone") return null;
  if (rule === "owner") return role === "owner" ? null : 404;
  if (role === "visitor") return 401;
  return rule === "pro" && role !== "pro" ? 403 : null;
}

/** docs/access.md, from the rules that the server is tested against. */
export function accessPage(): string {
  const calls = Object.entries(callRules).map(([call, rule]) => [
    code(call),
    ...roles.map((role) => (rule === "by tool" ? "by tool" : said(refusalOf(rule, role)))),
  ]);
  const pages = Object.entries(pageRules).map(([path, rule]) => [
    code(path),
    ...roles.map((role) => (refusalOf(rule, role) === null ? "yes" : "signs in first")),
  ]);
  const tools = toolIds.map((id) => {
    const { title, tier, comingSoon } = toolOf(id);
    const may = (role: Role) => {
      if (comingSoon) return "409";
      if (canUseTool(tier, viewers[role])) return "yes";
      return role === "visitor" ? "401" : "403";
    };
    return [title, tier, ...roles.map(may)];
  });
  return [
    "# Who may do what",
    "",
    "Written by `tests/access/access.test.ts` from the rules that it asks the running server about, for each role. A new",
    "call or page without a rule fails the test; after a change of the rules, `vitest run -u tests/access` writes this page.",
    "`401`: sign in first. `403`: part of Pro. `409`: coming soon. What is another person’s answers as if it were not there.",
    "An owner is a member, here one without Pro, who has the desk by `OWNER_EMAILS` or by `npm run operator -- owner <email>`.",
    "`404`: for everybody else the desk answers exactly as an address that does not exist.",
    "",
    "## Calls and forms",
    "",
    ...table(["Call", "Visitor", "Free", "Pro", "Owner"], calls),
    "",
    "## Pages",
    "",
    ...table(["Page", "Visitor", "Free", "Pro", "Owner"], pages),
    "",
    "## Writing with a tool",
    "",
    ...table(["Tool", "Tier", "Visitor", "Free", "Pro", "Owner"], tools),
    "",
  ].join("\n");
}

function code(text: string): string {
  return `\`${text}\``;
}

function said(refusal: number | null): string {
  return refusal === null ? "yes" : `${refusal}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((_, n) => Math.max(...[head, ...rows].map((row) => row[n]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [line(head), rule, ...rows.map(line)];
}
