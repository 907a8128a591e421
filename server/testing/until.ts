import { setTimeout as pause } from 'node:timers/promises';

/** Polls every ten milliseconds until a condition holds, for state in another process. */
export const until = async (isSo: () => boolean | Promise<boolean>, milliseconds = 90_000): Promise<void> => {
  const deadline = Date.now() + milliseconds;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('This did not come to be');
    await pause(10);
  }
};
