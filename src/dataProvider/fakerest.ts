import { type Gateway, testGateway } from '../../domain/billing/gateway.ts';
import { fakerestCalls } from './browser/fakerestCalls.ts';
import type { PrintSigned } from './browser/fakerestSigned.ts';
import { type Files, openFiles } from './browser/files.ts';
import { inMemory, inMemoryEach, type Keep } from './browser/keep.ts';
import type { LiveTabs } from './browser/liveTabs.ts';
import { openWorldStore, type World, type WorldStore } from './browser/worldStore.ts';
import { dataProviderOver } from './dataProviderOver.ts';
import type { DataProvider } from './port.ts';
import type { CallsHere } from './rowCalls.ts';
import type { SignedIn } from './signedIn.ts';

type Options = {
  /** Initial rows, or a store shared with others. */
  world: World | WorldStore;
  /** The person signed in at the time of a call. */
  actor: () => SignedIn | null;
  clock?: () => Date;
  /** Where changes are saved; without it they last as long as the provider. */
  keep?: Keep;
  /** Where files are stored, and the initial ones. */
  files?: Files;
  /** What charges payments. */
  gateway?: Gateway;
  /** The other tabs of this browser. */
  tabs?: Pick<LiveTabs, 'view' | 'leave'>;
  /** Prints contracts that all have signed; without it they have no document. */
  printSigned?: PrintSigned;
};

const isStore = (world: World | WorldStore): world is WorldStore => 'enqueue' in world;

/** Calls over rows in this browser, with the server's responses and refusals; see docs/decisions/0085. */
export const openFakerest = ({
  world,
  actor,
  clock = () => new Date(),
  keep = inMemory(),
  files = openFiles(inMemoryEach()),
  gateway = testGateway,
  tabs,
  printSigned,
}: Options): CallsHere => {
  const store = isStore(world) ? world : openWorldStore(world, keep, clock);
  return fakerestCalls(store, actor, clock, files, gateway, tabs, printSigned);
};

/** A data provider over these calls. */
export const createFakerestDataProvider = (options: Options): DataProvider =>
  dataProviderOver(openFakerest(options));
