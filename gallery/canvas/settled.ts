import { callsUnderWay } from './answers.ts';

/** Whether the story has rendered anything but the heading, whose content is filled in later. */
const isThere = () =>
  document.querySelector('.MuiDialog-root') !== null ||
  [...(document.getElementById('story')?.childNodes ?? [])].some((node) => !isHeading(node));
const isHeading = (node: Node) => node instanceof Element && node.id === 'react-admin-title';
/** Resolves after pending rendering. */
const whenIdle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }));
/** Spinners. A progress bar with a value is content. */
const waiting = '[role=progressbar]:not([aria-valuenow])';
/** In milliseconds. */
const longest = 10_000;

/**
 * Resolves when no calls are pending and nothing has changed for `moments` idle periods. With `isPending`,
 * calls never finish and are not waited for.
 */
export const settled = async (isPending: boolean, moments: number): Promise<void> => {
  let quietMoments = 0;
  const observer = new MutationObserver(() => {
    quietMoments = 0;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const began = performance.now();
  while (quietMoments < moments) {
    if (performance.now() - began > longest) throw new Error('The story does not come to rest.');
    await whenIdle();
    const isBusy = !isPending && (callsUnderWay() > 0 || document.querySelector(waiting) !== null);
    if (!isThere()) continue;
    quietMoments = isBusy ? 0 : quietMoments + 1;
  }
  observer.disconnect();
};
