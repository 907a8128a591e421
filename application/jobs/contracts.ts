import { planOf } from '../../domain/change/benchLimit.ts';
import { planCardExpiry } from '../../domain/change/cardExpiry.ts';
import { revised } from '../../domain/change/effectsOf.ts';
import { planExpiry } from '../../domain/change/expiry.ts';
import { placementOf } from '../../domain/change/placement.ts';
import { planTermEnd } from '../../domain/change/renewal.ts';
import type { Row } from '../../domain/contract/noun.ts';
import { changeByItself } from '../changeRow.ts';
import type { UnitOfWork } from '../unitOfWork.ts';

/** Expires a running contract after its last day. */
export const expireContract = async (work: UnitOfWork, contract: Row): Promise<void> => {
  const changes = planExpiry(contract as never, work.now);
  if (changes) await changeByItself(work, 'contracts', contract, changes);
};

/** Expires a card after its expiry month. */
export const expireCard = async (work: UnitOfWork, card: Row): Promise<void> => {
  const changes = planCardExpiry(card as never, work.now);
  if (changes) await changeByItself(work, 'paymentMethods', card, changes);
};

/** Sets a candidate to Placed once their contract has begun. */
export const placeCandidate = async (work: UnitOfWork, candidate: Row): Promise<void> => {
  const { system } = work.rows;
  const [contracts, company] = await Promise.all([
    system.findAll('contracts', { candidateId: candidate.id, status: 'Active' }),
    system.find('companies', String(candidate.companyId)),
  ]);
  const changes = revised(
    candidate,
    placementOf(candidate, { contracts, company: company ?? undefined }, work.now),
  );
  if (Object.keys(changes).length) await changeByItself(work, 'candidates', candidate, changes);
};

/** Applies the choice for the end of a plan's term, under a lock on the plan; returns whether it did. */
export const endTerm = async (work: UnitOfWork, id: string, companyId: string): Promise<boolean> => {
  const { rows } = work;
  await rows.hold(planOf(companyId), 'alone');
  const [subscription] = await rows.system.findAllToChange('subscriptions', { id });
  const changes = subscription && planTermEnd(subscription as never, work.now);
  if (!changes) return false;
  await changeByItself(work, 'subscriptions', subscription, changes);
  return true;
};
