/**
 * How far a stream has been read, as the id of its events: the history that transaction numbers belong to, the
 * time in seconds, and the snapshot whose changes were all delivered.
 */
export type Position = { epoch: string; at: number; snapshot: string };

/** Longer lists of transactions in progress are left out: what they could have seen is sent again. */
const longest = 1000;

export const printPosition = ({ epoch, at, snapshot }: Position): string => {
  const [xmin] = snapshot.split(':', 1);
  return `${epoch}.${at}.${snapshot.length > longest ? `${xmin}:${xmin}:` : snapshot}`;
};

/** Null for anything that this server cannot have sent. */
export const readPosition = (text: string): Position | null => {
  const [, epoch, at, snapshot, xmin, xmax, running] =
    /^([\w-]{1,80})\.(\d{1,12})\.((\d{1,19}):(\d{1,19}):([\d,]{0,2000}))$/.exec(text) ?? [];
  if (epoch === undefined || at === undefined || snapshot === undefined || !xmin || !xmax) return null;
  const numbers = (running ? running.split(',') : []).map((number) => (number ? BigInt(number) : -1n));
  const [first, last] = [BigInt(xmin), BigInt(xmax)];
  // PostgreSQL refuses any other order.
  const isOrdered = numbers.every(
    (number, index) => number >= (numbers[index - 1] ?? first) && number < last,
  );
  return isOrdered && first > 0n && first <= last ? { epoch, at: Number(at), snapshot } : null;
};
