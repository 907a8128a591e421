import { planOf } from '../../domain/change/billing/benchLimit.ts';
import { pastCards } from '../../domain/change/billing/cardExpiry.ts';
import { endedTerms, planTermEnd } from '../../domain/change/billing/renewal.ts';
import { endedContracts } from '../../domain/change/deals/expiry.ts';
import { bookedCandidates, placementOf } from '../../domain/change/deals/placement.ts';
import { revised } from '../../domain/change/effectsOf.ts';
import { changeByItself } from '../changeRow.ts';
import type { RowJob } from './rowJob.ts';

/** Expires contracts after their last day. One at a time, as each also locks its candidate. */
export const contractExpiry: RowJob<'contracts'> = {
  due: endedContracts,
  atOnce: 1,
  act: async (work, contract) =>
    (await changeByItself(work, 'contracts', contract, { status: 'Expired' })) !== null,
};

/** Expires cards after their expiry month. */
export const cardExpiry: RowJob<'paymentMethods'> = {
  due: pastCards,
  atOnce: 200,
  act: async (work, card) =>
    (await changeByItself(work, 'paymentMethods', card, { status: 'Expired' })) !== null,
};

/** Sets candidates to Placed once their contract has begun. */
export const placements: RowJob<'candidates'> = {
  due: bookedCandidates,
  atOnce: 200,
  act: async (work, candidate) => {
    const { system } = work.rows;
    const [contracts, company] = await Promise.all([
      system.findAll('contracts', { candidateId: candidate.id, status: 'Active' }),
      system.find('companies', candidate.companyId),
    ]);
    const changes = revised(
      candidate,
      placementOf(candidate, { contracts, company: company ?? undefined }, work.now),
    );
    if (Object.keys(changes).length === 0) return false;
    return (await changeByItself(work, 'candidates', candidate, changes)) !== null;
  },
};

/** Applies the choices for the end of plan terms, each under a lock on the company's plan. */
export const planTerms: RowJob<'subscriptions'> = {
  due: endedTerms,
  atOnce: 1,
  unlocked: true,
  act: async (work, { id, companyId }) => {
    const { rows } = work;
    await rows.hold(planOf(companyId), 'alone');
    const [subscription] = await rows.system.findAllToChange('subscriptions', { id });
    const changes = subscription && planTermEnd(subscription, work.now);
    if (!changes) return false;
    return (await changeByItself(work, 'subscriptions', subscription, changes)) !== null;
  },
};
