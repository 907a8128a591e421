import type { DisputeStatus } from '../../contract/deals/disputeMoves.ts';
import type { Dispute } from '../../contract/deals/disputes.ts';
import type { Context } from '../context.ts';
import type { Effect } from '../effect.ts';
import type { NotificationCode } from './notificationTitle.ts';
import { notifyOperators } from './operatorNotifications.ts';

const codes: Record<DisputeStatus, NotificationCode> = {
  Open: 'disputeOpened',
  Answered: 'disputeAnswered',
  Decided: 'disputeDecided',
  Withdrawn: 'disputeWithdrawn',
};

/** Both companies learn of every step, with what was written, and operators of what they may have to decide. */
export const disputeNotifications = (dispute: Dispute, { along }: Context): Effect[] => {
  if (along) return [];
  const { id, status, providerId, recruiterId, employee, client } = dispute;
  const body = { Open: dispute.text, Answered: dispute.answer, Decided: dispute.ruling, Withdrawn: null };
  const values = { dispute: id, employee, client };
  const toCompanies = (['provider', 'recruiter'] as const).map(
    (side): Effect => ({
      kind: 'notifyCompany',
      companyId: side === 'provider' ? providerId : recruiterId,
      from: side === 'provider' ? recruiterId : providerId,
      notification: {
        key: side === 'provider' ? 'contractUpdates' : 'applicationUpdates',
        code: codes[status],
        values,
        body: body[status],
        link: `/${side}/disputes/${id}/show`,
      },
    }),
  );
  const code = status === 'Open' ? 'disputeFiled' : status === 'Answered' ? 'disputeReplied' : null;
  if (code === null) return toCompanies;
  const link = `/platform-admin/disputes/${id}/show`;
  return [...toCompanies, notifyOperators({ key: 'adminAlerts', code, values, link })];
};
