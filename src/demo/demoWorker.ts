import { setupWorker } from 'msw/browser';
import type { WorldStore } from '../dataProvider/browser/worldStore.ts';
import { demoHandlers } from './handlers.ts';

/** Has this page's calls to the server answered in the browser. */
export const startDemoWorker = async (store: WorldStore): Promise<void> => {
  const worker = setupWorker(...demoHandlers(store));
  await worker.start({
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: 'bypass',
    quiet: true,
  });
};
