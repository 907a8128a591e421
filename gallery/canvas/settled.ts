import { callsUnderWay } from './answers.ts';

/** Anything but the heading, which a page fills later. */
const isThere = () =>
  document.querySelector('.MuiDialog-root') !== null ||
  [...(document.getElementById('story')?.childNodes ?? [])].some((node) => !isHeading(node));
const isHeading = (node: Node) => node instanceof Element && node.id === 'react-admin-title';
const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
/** What turns until it is done; a bar with a value is a figure to be read. */
const waiting = '[role=progressbar]:not([aria-valuenow])';
/** Milliseconds. */
const longest = 10_000;

/** Resolves once nothing is fetched and so many frames have changed nothing; with `isPending` nothing ever comes. */
export const settled = async (isPending: boolean, frames: number): Promise<void> => {
  let quietFrames = 0;
  const observer = new MutationObserver(() => {
    quietFrames = 0;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const began = performance.now();
  while (quietFrames < frames) {
    if (performance.now() - began > longest) throw new Error('The story does not come to rest.');
    await nextFrame();
    const isBusy = !isPending && (callsUnderWay() > 0 || document.querySelector(waiting) !== null);
    if (!isThere()) continue;
    quietFrames = isBusy ? 0 : quietFrames + 1;
  }
  observer.disconnect();
};
