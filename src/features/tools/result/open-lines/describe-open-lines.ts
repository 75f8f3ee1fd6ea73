/** "1 line", "2 lines". */
export const describeOpenLines = (count: number): string =>
  count === 1 ? "1 line" : `${count} lines`;
