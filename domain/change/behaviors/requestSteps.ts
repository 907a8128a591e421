import type { Rows } from '../../contract/index.ts';
import type { Behavior } from '../behavior.ts';
import { requestOf } from '../deals/dealSides.ts';
import { answered, maskOfStep } from '../deals/requestSteps.ts';
import { messageNotifications } from '../notifications/requestNotifications.ts';

export const requestSteps: Behavior<Rows['requestSteps']> = {
  link: async (row, reader) => {
    const request = await requestOf(row, reader);
    const { providerId, recruiterId } = request;
    return { providerId, recruiterId, ...(!row.id && maskOfStep(request, row)) };
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
