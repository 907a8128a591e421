import type { HotListQuestion } from '../../contract/hotLists/hotListQuestions.ts';
import type { Rows } from '../../contract/index.ts';
import type { Behavior } from '../behavior.ts';
import type { Effect } from '../effect.ts';
import { answering, sentAnswer } from '../hotLists/answering.ts';

export const hotListQuestions: Behavior<Rows['hotListQuestions']> = {
  // Whoever answers has dealt with it.
  completeEdit: (_, { answer }) => (answer == null ? {} : { status: 'Answered' }),
  link: async (row, reader) =>
    row.status === 'Answered' && row.answer !== null && row.sentAnswer === null
      ? sentAnswer(row as HotListQuestion, reader)
      : {},
  stamp: (before, { status }, { actor, name, now }) => {
    if (!before || before.status === status) return {};
    return status === 'Open'
      ? { handledById: null, handledBy: null, handledAt: null }
      : { handledById: actor.userId, handledBy: name.slice(0, 120), handledAt: now.toISOString() };
  },
  effects: (before, after) => {
    if (!after) return [];
    if (!before) return asked(after);
    return before.status !== after.status && after.status === 'Answered' ? [answering(after)] : [];
  },
};

const asked = ({ hotListId, providerId, kind, name, text }: Rows['hotListQuestions']): Effect[] => [
  { kind: 'count', noun: 'hotLists', id: hotListId, field: kind === 'Request' ? 'requests' : 'questions' },
  {
    kind: 'notifyCompany',
    companyId: providerId,
    from: null,
    notification: {
      key: 'recruiterRequests',
      code: kind === 'Request' ? 'hotListRequested' : 'hotListAsked',
      values: { name },
      body: text,
      link: `/provider/hotLists/${hotListId}/show`,
    },
  },
];
