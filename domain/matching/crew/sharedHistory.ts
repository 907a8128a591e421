/** Work for a client, by its name, with the first and the last day. */
export type Stint = { client: string; from: string; to: string };

/** Names of a client are compared without case, accents, punctuation and legal form. */
export const clientKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/ (?:inc|llc|ltd|limited|corp|corporation|gmbh|ag|se|sa|sas|sarl|sl|bv|plc|co)$/u, '');

/** Whether two people worked for one client on some of the same days. */
export const workedTogether = (one: readonly Stint[], other: readonly Stint[]): boolean =>
  one.some((mine) =>
    other.some((theirs) => mine.client === theirs.client && mine.from <= theirs.to && theirs.from <= mine.to),
  );
