import type { RateCard } from '../../contract/deals/rateCards.ts';
import type { Behavior } from '../behavior.ts';
import { checkSides } from '../deals/dealSides.ts';
import type { Effect } from '../effect.ts';
import type { NotificationCode } from '../notifications/notificationTitle.ts';

export const rateCards: Behavior<RateCard> = {
  link: async (row, reader) => {
    await checkSides(row, reader);
    return {};
  },
  effects: (before, after) => (after ? notifications(before, after) : []),
};

/** The provider learns of what a client sets; its own cards concern nobody else. */
const notifications = (before: RateCard | null, card: RateCard): Effect[] => {
  if (card.setBy !== 'recruiter') return [];
  const { id, name, lines, validFrom: date, providerId, recruiterId } = card;
  const made: NotificationCode = lines.length === 1 ? 'rateCardSetOne' : 'rateCardSet';
  return [
    {
      kind: 'notifyCompany',
      companyId: providerId,
      from: recruiterId,
      notification: {
        key: 'contractUpdates',
        code: before ? 'rateCardChanged' : made,
        values: { count: lines.length, date, card: name },
        body: null,
        link: `/provider/rateCards/${id}/show`,
      },
    },
  ];
};
