import { expireCard, expireContract, placeCandidate } from '../../../application/jobs/contracts.ts';
import type { UnitOfWork } from '../../../application/unitOfWork.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { fakerestJob, minute } from './fakerestJob.ts';
import { byItself } from './memoryRows.ts';
import type { WorldStore } from './worldStore.ts';

/** Checks hourly for rows that are due. */
const hourly =
  (rowsOf: (store: WorldStore) => readonly Row[], act: (work: UnitOfWork, row: Row) => Promise<void>) =>
  (store: WorldStore, clock: () => Date) =>
    fakerestJob({
      store,
      clock,
      every: 60 * minute,
      act: (now) =>
        byItself(store, now, async (work) => {
          for (const row of [...rowsOf(store)]) await act(work, row);
        }),
    });

/** Expires running contracts after their last day. */
export const contractExpiry = hourly((store) => store.rows('contracts'), expireContract);
/** Expires cards after their expiry month. */
export const cardExpiry = hourly((store) => store.rows('paymentMethods'), expireCard);

/** Sets candidates whose contract has begun to Placed. */
export const contractStarts = hourly((store) => {
  const booked = new Set(
    store.rows('contracts').flatMap(({ status, candidateId }) => (status === 'Active' ? [candidateId] : [])),
  );
  return store.rows('candidates').filter(({ id, status }) => booked.has(id) && status !== 'Placed');
}, placeCandidate);
