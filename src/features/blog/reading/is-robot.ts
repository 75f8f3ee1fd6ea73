/** Words by which robots, previews, monitors and programs name themselves. */
const robotWords =
  /(?<!\bcu)bot(?:\b|_)|crawl|spider|slurp|archiver|preview|monitor|uptime|headless|lighthouse|facebookexternalhit|embedly|feed|rss|curl|wget|python|java\/|okhttp|axios|node|undici|go-http|http-client|httpclient|libwww|scrapy|phantom|puppeteer|playwright/i;

/** Whether a User-Agent is no reader’s: it says so itself, or says nothing. Whoever pretends to be a browser is not found. */
export function isRobot(userAgent: string | undefined): boolean {
  return userAgent === undefined || userAgent.trim() === "" || robotWords.test(userAgent);
}
