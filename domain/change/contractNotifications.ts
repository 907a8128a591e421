import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import type { DealEvent } from './dealTitles.ts';
import type { Effect } from './effect.ts';

/**
 * Notifications for both companies of a contract: signature requested, given or withdrawn, and the contract's
 * end.
 */
export const contractNotifications = (name: NounName, before: Row | null, after: Row | null): Effect[] => {
  if (name !== 'contracts' || !after) return [];
  const moved = before && before.status !== after.status ? moves[String(after.status)] : undefined;
  const told = [toProvider(after, moved?.provider ?? (before ? 'changedContract' : 'newContract'))];
  if (moved && after.recruiterId != null) told.push(toRecruiter(after, moved.recruiter));
  return told;
};

const moves: Record<string, { provider: DealEvent; recruiter: DealEvent }> = {
  Draft: { provider: 'contractRecalled', recruiter: 'contractTakenBack' },
  Pending: { provider: 'contractSent', recruiter: 'contractToSign' },
  Active: { provider: 'contractSigned', recruiter: 'contractSignedWith' },
  Expired: { provider: 'contractEnded', recruiter: 'contractEndedWith' },
};

const toProvider = ({ id, providerId, employee, client }: Row, event: DealEvent): Effect => ({
  kind: 'notifyCompany',
  companyId: String(providerId),
  from: null,
  notification: {
    key: 'contractUpdates',
    event,
    words: { employee, client },
    body: null,
    link: `/provider/contracts/${id}/show`,
  },
});

const toRecruiter = (contract: Row, event: DealEvent): Effect => ({
  kind: 'notifyCompany',
  companyId: String(contract.recruiterId),
  from: String(contract.providerId),
  notification: {
    key: 'applicationUpdates',
    event,
    words: { employee: contract.employee },
    body: String(contract.employee),
    link: `/recruiter/contracts/${contract.id}/show`,
  },
});
