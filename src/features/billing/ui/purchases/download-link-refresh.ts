/** The addresses of files end after a quarter of an hour, so a page that stays open asks for new ones before. */
export const downloadLinkRefresh = {
  refetchOnWindowFocus: "always",
  refetchInterval: 10 * 60_000,
} as const;
