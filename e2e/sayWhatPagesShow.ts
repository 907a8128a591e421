import { afterEach } from 'vitest';
import { openPages } from './openSite.ts';

/** The start of what a page shows; a page that hangs or has gone says so. */
const shownOn = async (page: ReturnType<typeof openPages>[number]): Promise<string> => {
  const words = page.locator('body, main, [role=dialog]').last().innerText({ timeout: 2_000 });
  const text = (await words.catch((error: Error) => error.message)).replace(/\s+/g, ' ');
  return `${page.url()} shows: ${text.slice(0, 700)}`;
};

/** A failed step's message names its element alone. What was shown instead is often the whole reason. */
afterEach(async ({ task }) => {
  const error = task.result?.errors?.[0];
  if (error) error.message = [error.message, ...(await Promise.all(openPages().map(shownOn)))].join('\n');
});
