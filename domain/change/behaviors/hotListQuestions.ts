import type { Rows } from '../../contract/index.ts';
import type { Behavior } from '../behavior.ts';
import type { Effect } from '../effect.ts';

export const hotListQuestions: Behavior<Rows['hotListQuestions']> = {
  effects: (before, after) => (before || !after ? [] : asked(after)),
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
