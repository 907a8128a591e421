import type { Amendment } from '../../contract/deals/amendments.ts';
import type { UserType } from '../../contract/userTypes.ts';
import type { Context } from '../context.ts';
import type { Effect } from '../effect.ts';
import type { NotificationCode } from './notificationTitle.ts';

/** Tells the side that did not make the move. */
export const amendmentNotifications = (
  before: Amendment | null,
  amendment: Amendment,
  { along }: Context,
): Effect[] => {
  if (along) return [];
  const { side, status, kind } = amendment;
  const other = side === 'provider' ? 'recruiter' : 'provider';
  switch (status) {
    case 'Proposed':
      return told(amendment, other, kind === 'Extension' ? 'extensionProposed' : 'earlyEndProposed');
    case 'Agreed':
      return before === null
        ? told(amendment, other, 'noticeGiven')
        : told(amendment, side, 'amendmentAgreed');
    case 'Declined':
      return told(amendment, side, 'amendmentDeclined');
    case 'Withdrawn':
      return told(amendment, other, 'amendmentWithdrawn');
    default:
      return [];
  }
};

const told = (amendment: Amendment, side: UserType, code: NotificationCode): Effect[] => {
  const { contractId, providerId, recruiterId, employee, endDate, note, answer, status } = amendment;
  if (side === 'recruiter' && recruiterId === null) return [];
  return [
    {
      kind: 'notifyCompany',
      companyId: side === 'provider' ? providerId : String(recruiterId),
      from: side === 'provider' ? recruiterId : providerId,
      notification: {
        key: side === 'provider' ? 'contractUpdates' : 'applicationUpdates',
        code,
        values: { employee, date: endDate },
        body: status === 'Declined' ? answer : note,
        link: `/${side}/deployments/${contractId}/show`,
      },
    },
  ];
};
