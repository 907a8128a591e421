import type { Rows } from '../../contract/index.ts';
import type { Behavior } from '../behavior.ts';
import { requestOf } from '../deals/dealSides.ts';
import { answered } from '../deals/requestSteps.ts';
import { messageNotifications } from '../notifications/requestNotifications.ts';

export const requestSteps: Behavior<Rows['requestSteps']> = {
  link: async (row, reader) => {
    const { providerId, recruiterId } = await requestOf(row, reader);
    return { providerId, recruiterId };
  },
  effects: (before, after, context) => {
    if (before || !after) return [];
    const isAnswer = after.side === 'provider';
    return [
      ...(isAnswer ? [answered(after, context, { words: after.text, leadsTo: 'Under Review' })] : []),
      ...messageNotifications(after, context),
    ];
  },
};
