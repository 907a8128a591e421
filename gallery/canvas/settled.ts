import { callsUnderWay } from './answers.ts';

/** Anything but the heading, which a page fills later. */
const isThere = () =>
  document.querySelector('.MuiDialog-root') !== null ||
  [...(document.getElementById('story')?.childNodes ?? [])].some((node) => !isHeading(node));
const isHeading = (node: Node) => node instanceof Element && node.id === 'react-admin-title';
/** Comes after whatever is still to be drawn. */
const whenIdle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }));
/** What turns until it is done; a bar with a value is a figure to be read. */
const waiting = '[role=progressbar]:not([aria-valuenow])';
/** Milliseconds. */
const longest = 10_000;

/** Resolves once nothing is fetched and so many idle moments have changed nothing; with `isPending` nothing ever comes. */
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
