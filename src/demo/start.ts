import { demoGateway } from '../../application/paymentGateways.ts';
import { createWorld, sampleFile } from '../../fixtures/index.ts';
import { version } from '../../package.json';
import { installBehavior } from '../../plugin/installBehavior.ts';
import { withSampleRows } from '../../plugin/sampleRows.ts';
import { readSession } from '../auth/session.ts';
import { openFiles } from '../dataProvider/browser/files.ts';
import { inLocalStorage, inSharedStorage } from '../dataProvider/browser/keep.ts';
import { type LiveTabs, openLiveTabs } from '../dataProvider/browser/liveTabs.ts';
import { printSigned } from '../dataProvider/browser/printSigned.ts';
import { readSetAside, type SetAside, setAsideUnreadable } from '../dataProvider/browser/setAside.ts';
import { openWorldStore, type WorldStore } from '../dataProvider/browser/worldStore.ts';
import { dataProviderOver } from '../dataProvider/dataProviderOver.ts';
import { openFakerest } from '../dataProvider/fakerest.ts';
import type { DataProvider } from '../dataProvider/port.ts';
import { answerInPage } from './answerInPage.ts';
import { demoActor } from './demoActor.ts';
import { addDemoNews } from './demoNews.ts';
import { demoHandlers } from './handlers.ts';
import { rowHandlers } from './rowHandlers.ts';

const changes = inSharedStorage('talentbenchDemo');
/** Changes that this version cannot read. */
const unreadable = inLocalStorage('talentbenchDemoUnreadable');
const filePrefix = 'talentbenchDemoFile ';
const files = openFiles((id) => inLocalStorage(filePrefix + id), sampleFile);
const clock = () => new Date();

type Demo = { data: DataProvider; store: WorldStore; tabs: LiveTabs };

const start = async (): Promise<Demo> => {
  installBehavior();
  const gateway = await demoGateway(import.meta.env.PAYMENT_GATEWAY);
  const now = clock();
  const world = await withSampleRows(createWorld(now), now);
  setAsideUnreadable(changes, unreadable, world, version);
  tellUnreadable();
  const tabs = openLiveTabs(
    'talentbenchDemoChanges',
    () => actor(),
    () => addDemoNews({ wasReset: true, unreadable: null }),
    changes,
  );
  const store = openWorldStore(world, changes, clock, tabs.tell, version);
  const actor = () => demoActor(store, readSession()?.token);
  const calls = openFakerest({ world: store, actor, clock, files, gateway, tabs, printSigned });
  answerInPage([...demoHandlers(store), ...rowHandlers(() => calls)]);
  return { store, tabs, data: { ...dataProviderOver(calls), liveChanges: async () => tabs.follow } };
};

let started: Promise<Demo> | undefined;

const demo = (): Promise<Demo> => {
  started ??= start();
  return started;
};

/**
 * Runs the product without a server: the sample data as of today, the changes made in this browser, and
 * sign-in. Starts once per page, on the first call.
 */
export const startDemo = async (): Promise<DataProvider> => (await demo()).data;

/** The rows of the sample market with the changes made in this browser. */
export const demoStore = async (): Promise<WorldStore> => (await demo()).store;

/** The stored changes that this version cannot read, to download. */
export const unreadableChanges = (): SetAside[] => readSetAside(unreadable);

export const dropUnreadableChanges = (): void => {
  unreadable.clear();
  addDemoNews({ unreadable: null });
};

const tellUnreadable = (): void => {
  const found = unreadableChanges();
  const last = found.at(-1);
  if (!last) return;
  const counts = found.map(({ rows }) => rows);
  const rows = counts.includes(null) ? null : counts.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  addDemoNews({ unreadable: { rows, version: last.version } });
};

/** Discards all changes made in this browser, and tells the other tabs, whose screens update. */
export const resetDemo = async (): Promise<void> => {
  changes.clear();
  unreadable.clear();
  for (const key of Object.keys(localStorage)) if (key.startsWith(filePrefix)) localStorage.removeItem(key);
  (await demo()).tabs.tellReset();
};
