import type { Rows } from '../../contract/index.ts';
import type { Behavior } from '../behavior.ts';
import { checkPlace, linkedMessage, placeOf } from '../deals/conversation.ts';

export const conversationMessages: Behavior<Rows['conversationMessages']> = {
  link: async (row, reader, { now }) => {
    if (row.id) return {};
    const place = await placeOf(row, reader);
    checkPlace(place, now);
    return linkedMessage(row, place, reader);
  },
  effects: (before, after) => (!before && after ? [{ kind: 'converse', message: after }] : []),
};
