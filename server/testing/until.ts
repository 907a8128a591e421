import { setTimeout as pause } from 'node:timers/promises';

/** Asks every ten milliseconds until it is so: what is waited for goes on in another process. */
export const until = async (isSo: () => boolean | Promise<boolean>, milliseconds = 90_000): Promise<void> => {
  const deadline = Date.now() + milliseconds;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('This did not come to be');
    await pause(10);
  }
};
