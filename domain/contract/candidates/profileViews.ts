import { date, reference } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { operators } from '../seenBy.ts';

/**
 * A recruiter's company opened the page of a listed candidate on this day. Counted once a day; the viewer is
 * not revealed.
 */
export const profileViews = defineNoun({
  name: 'profileViews',
  label: 'Profile View',
  plural: 'Profile Views',
  prefix: 'PV',
  fields: {
    companyId: reference('Provider', 'companies', 'kept'),
    candidateId: reference('Resource', 'candidates', 'removed'),
    viewerId: operators(reference('Viewer', 'companies', 'kept')),
    day: date('Day'),
  },
  search: [],
  title: 'id',
});
export type ProfileView = RowOf<typeof profileViews>;
