import type { Rows } from '../../contract/index.ts';
import type { Behavior } from '../behavior.ts';
import { requestOf } from '../deals/dealSides.ts';
import { maskedWords, secretsOf } from '../deals/maskedWords.ts';
import { answered, maskOfStep } from '../deals/requestSteps.ts';
import { messageNotifications } from '../notifications/requestNotifications.ts';

export const requestSteps: Behavior<Rows['requestSteps']> = {
  link: async (row, reader) => {
    const request = await requestOf(row, reader);
    const { providerId, recruiterId } = request;
    const secrets = row.id || row.side !== 'provider' ? null : await secretsOf(request, reader, row.author);
    return {
      providerId,
      recruiterId,
      ...(!row.id && { ...maskOfStep(request, row), maskedText: maskedWords(row.text, secrets) }),
    };
  },
  effects: (before, after, context) => {
    if (before || !after) return [];
    const isAnswer = after.side === 'provider';
    return [
      ...(isAnswer
        ? [
            answered(after, context, {
              words: after.text,
              maskedWords: after.maskedText,
              leadsTo: 'Under Review',
            }),
          ]
        : []),
      ...messageNotifications(after, context),
    ];
  },
};
