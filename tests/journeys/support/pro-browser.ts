import type { BrowserContextOptions } from "playwright-core";
import type { ProMember } from "../../support/account/pro-member.ts";
import { type OpenBrowser, type Opened, openPage } from "./browser.ts";
import type { RunningServer } from "./server.ts";

/** A page of somebody who is signed in already. */
export async function openAs(
  browser: OpenBrowser,
  server: RunningServer,
  { cookie }: Pick<ProMember, "cookie">,
  options: BrowserContextOptions = {},
): Promise<Opened> {
  const opened = await openPage(browser, options);
  const [name = "", value = ""] = cookie.split("=", 2);
  await opened.page.context().addCookies([{ name, value, url: server.url }]);
  return opened;
}
