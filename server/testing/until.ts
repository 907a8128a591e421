import { setTimeout as pause } from 'node:timers/promises';

/** Polls until a condition holds, for state in another process; by default every ten milliseconds. */
export const until = async (
  isSo: () => boolean | Promise<boolean>,
  milliseconds = 90_000,
  interval = 10,
): Promise<void> => {
  const deadline = Date.now() + milliseconds;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('This did not come to be');
    await pause(interval);
  }
};
