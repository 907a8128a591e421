import { afterAll, beforeAll } from 'vitest';
import { takeDown } from './leaveNothing.ts';
import { server } from './server.ts';

let isShared = false;

/** Whether the page stays open for the next test. */
export const staysOpen = (): boolean => isShared;

export const closePage = (): void => {
  takeDown();
  server.resetHandlers();
};

/**
 * Opens a page once for the tests of a `describe` that only read it: mounting a console costs more than all that they
 * look for. Returns how to get what was opened.
 */
export const sharePage = <Opened>(open: () => Promise<Opened>): (() => Opened) => {
  let opened: Opened | undefined;
  beforeAll(async () => {
    isShared = true;
    opened = await open();
  });
  afterAll(() => {
    isShared = false;
    closePage();
  });
  return () => {
    if (!opened) throw new Error('The page is opened before the first test');
    return opened;
  };
};
