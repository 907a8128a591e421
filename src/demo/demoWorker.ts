import { setupWorker } from 'msw/browser';
import type { WorldStore } from '../dataProvider/browser/worldStore.ts';
import type { Calls } from '../dataProvider/rowCalls.ts';
import { demoHandlers } from './handlers.ts';
import { rowHandlers } from './rowHandlers.ts';

/** Answers this page's calls to the server in the browser. */
export const startDemoWorker = async (store: WorldStore, calls: Calls): Promise<void> => {
  const worker = setupWorker(...demoHandlers(store), ...rowHandlers(() => calls));
  await worker.start({
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: 'bypass',
    quiet: true,
  });
};
