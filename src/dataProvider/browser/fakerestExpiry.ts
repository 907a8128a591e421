import { expireCard, expireContract, placeCandidate } from '../../../application/jobs/contracts.ts';
import type { UnitOfWork } from '../../../application/unitOfWork.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { fakerestJob, minute } from './fakerestJob.ts';
import { byItself } from './memoryRows.ts';
import type { WorldStore } from './worldStore.ts';

/** Expires running contracts after their last day, and places the candidates of contracts that have begun. */
export const contractExpiry = (store: WorldStore, clock: () => Date) =>
  fakerestJob({
    name: 'contractExpiry',
    store,
    clock,
    every: 60 * minute,
    async act(now) {
      await byItself(store, now, (work) => inTurn(store.rows('contracts'), work, expireContract));
      await byItself(store, now, (work) => inTurn(bookedCandidates(store), work, placeCandidate));
    },
  });

/** Expires cards after their expiry month. */
export const cardExpiry = (store: WorldStore, clock: () => Date) =>
  fakerestJob({
    name: 'cardExpiry',
    store,
    clock,
    every: 60 * minute,
    act: (now) => byItself(store, now, (work) => inTurn(store.rows('paymentMethods'), work, expireCard)),
  });

const inTurn = async (
  rows: readonly Row[],
  work: UnitOfWork,
  act: (work: UnitOfWork, row: Row) => Promise<void>,
) => {
  for (const row of [...rows]) await act(work, row);
};

/** Candidates with a running contract who are not placed yet. */
const bookedCandidates = (store: WorldStore): Row[] => {
  const booked = new Set(
    store.rows('contracts').flatMap(({ status, candidateId }) => (status === 'Active' ? [candidateId] : [])),
  );
  return store.rows('candidates').filter(({ id, status }) => booked.has(id) && status !== 'Placed');
};
