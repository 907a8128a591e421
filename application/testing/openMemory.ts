import { vi } from 'vitest';
import type { Context } from '../../domain/change/context.ts';
import { asSystem } from '../../domain/change/deals/expiry.ts';
import type { NounName } from '../../domain/contract/index.ts';
import { inMemory } from '../../src/dataProvider/browser/keep.ts';
import { inTransaction, transactionsAt } from '../../src/dataProvider/browser/memoryRows.ts';
import { openWorldStore, type World } from '../../src/dataProvider/browser/worldStore.ts';
import type { UnitOfWork } from '../unitOfWork.ts';

/** The rows of a browser at one time. */
export const openMemory = (world: World, now: Date) => {
  // ra-data-fakerest exposes its database here.
  vi.stubGlobal('window', {});
  const store = openWorldStore(world, inMemory(), () => now);
  vi.unstubAllGlobals();
  const context = asSystem(now);
  return {
    store,
    context,
    of: <N extends NounName>(noun: N) => store.rows(noun),
    /** Transactions of background jobs. */
    inTransaction: transactionsAt(store, now),
    /** Work of this author, else of the system, in a transaction of its own. */
    within: <T>(act: (work: UnitOfWork) => Promise<T>, author: Partial<Context> = {}) =>
      inTransaction({ store }, { ...context, ...author }, act),
  };
};
