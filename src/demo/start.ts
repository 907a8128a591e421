import { setupWorker } from 'msw/browser';
import { demoGateway } from '../../application/paymentGateways.ts';
import { createWorld, sampleFile } from '../../fixtures/index.ts';
import { installBehavior } from '../../plugin/installBehavior.ts';
import { withSampleRows } from '../../plugin/sampleRows.ts';
import { readSession } from '../auth/session.ts';
import { openFiles } from '../dataProvider/browser/files.ts';
import { inLocalStorage } from '../dataProvider/browser/keep.ts';
import { openLiveTabs } from '../dataProvider/browser/liveTabs.ts';
import { printSigned } from '../dataProvider/browser/printSigned.ts';
import { openWorldStore, type WorldStore } from '../dataProvider/browser/worldStore.ts';
import { dataProviderOver } from '../dataProvider/dataProviderOver.ts';
import { openFakerest } from '../dataProvider/fakerest.ts';
import type { DataProvider } from '../dataProvider/port.ts';
import type { Calls } from '../dataProvider/rowCalls.ts';
import { demoActor } from './demoActor.ts';
import { demoHandlers } from './handlers.ts';
import { rowHandlers } from './rowHandlers.ts';

/** Answers this page's calls to the server in the browser. */
const startDemoWorker = async (store: WorldStore, calls: Calls): Promise<void> => {
  const worker = setupWorker(...demoHandlers(store), ...rowHandlers(() => calls));
  await worker.start({
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: 'bypass',
    quiet: true,
  });
};

const changes = inLocalStorage('talentbenchDemo');
const filePrefix = 'talentbenchDemoFile ';
const files = openFiles((id) => inLocalStorage(filePrefix + id), sampleFile);
const clock = () => new Date();

const start = async (): Promise<DataProvider> => {
  installBehavior();
  const gateway = await demoGateway(import.meta.env.PAYMENT_GATEWAY);
  const now = clock();
  const world = await withSampleRows(createWorld(now), now);
  const tabs = openLiveTabs('talentbenchDemoChanges', () => actor());
  const store = openWorldStore(world, changes, clock, tabs.tell);
  const actor = () => demoActor(store, readSession()?.token);
  const calls = openFakerest({ world: store, actor, clock, files, gateway, tabs, printSigned });
  await startDemoWorker(store, calls);
  return { ...dataProviderOver(calls), liveChanges: async () => tabs.follow };
};

let started: Promise<DataProvider> | undefined;

/**
 * Runs the product without a server: the sample data as of today, the changes made in this browser, and
 * sign-in. Starts once per page, on the first call.
 */
export const startDemo = (): Promise<DataProvider> => {
  started ??= start();
  return started;
};

/** Discards all changes made in this browser. Open screens update with their next call. */
export const resetDemo = () => {
  changes.clear();
  for (const key of Object.keys(localStorage)) if (key.startsWith(filePrefix)) localStorage.removeItem(key);
};
