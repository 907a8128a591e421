import { changeByItself } from '../../../application/changeRow.ts';
import { planCardExpiry } from '../../../domain/change/cardExpiry.ts';
import { revised } from '../../../domain/change/consequences.ts';
import { planExpiry } from '../../../domain/change/expiry.ts';
import { placementOf } from '../../../domain/change/placement.ts';
import { fakerestRound, minute } from './fakerestRound.ts';
import { byItself } from './memoryRows.ts';
import type { WorldStore } from './worldStore.ts';

/** Looks once an hour for rows whose time is over. */
const expiring =
  <R>(noun: 'contracts' | 'paymentMethods', plan: (row: R, now: Date) => { status: 'Expired' } | null) =>
  (store: WorldStore, clock: () => Date) =>
    fakerestRound({
      store,
      clock,
      every: 60 * minute,
      async act(now) {
        for (const before of store.rows(noun)) {
          const columns = plan(before as unknown as R, now);
          if (columns) await byItself(store, now, (work) => changeByItself(work, noun, before, columns));
        }
      },
    });

/** Running contracts whose last day is over expire. */
export const contractExpiry = expiring('contracts', planExpiry);
/** Cards whose last month is over expire. */
export const cardExpiry = expiring('paymentMethods', planCardExpiry);

/** Once an hour: candidates whose contract has begun become Placed. */
export const contractStarts = (store: WorldStore, clock: () => Date) =>
  fakerestRound({
    store,
    clock,
    every: 60 * minute,
    async act(now) {
      const active = store.rows('contracts').filter(({ status }) => status === 'Active');
      const byCandidate = Map.groupBy(active, ({ candidateId }) => candidateId);
      for (const before of store.rows('candidates')) {
        const contracts = byCandidate.get(before.id);
        if (!contracts || before.status === 'Placed') continue;
        const company = store.find('companies', String(before.companyId)) ?? undefined;
        const columns = revised(before, placementOf(before, { contracts, company }, now));
        if (Object.keys(columns).length)
          await byItself(store, now, (work) => changeByItself(work, 'candidates', before, columns));
      }
    },
  });
