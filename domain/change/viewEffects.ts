import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import type { Context } from './context.ts';
import type { Effect } from './effect.ts';
import { jobView } from './jobView.ts';
import type { NotificationContent } from './notificationRows.ts';
import { requestSeen } from './requestSteps.ts';

/**
 * Effects of showing a row: a recruiter's view of a candidate and a provider's view of a job count once per
 * company and
 * day, and a request is marked as seen once. An operator viewing as another person leaves no trace.
 */
export const viewed = (name: NounName, row: Row, context: Context): Effect[] => {
  const { actor, now } = context;
  if (actor.userId !== null && actor.viewedBy) return [];
  if (name === 'jobs' && actor.userType === 'provider' && actor.companyId !== null)
    return [jobView(row as never, actor.companyId, now)];
  if (name === 'requests') return requestSeen(row, context);
  if (name !== 'candidates' || actor.userType !== 'recruiter' || actor.companyId === null) return [];
  const companyId = String(row.companyId);
  const day = dayOf(now);
  return [
    {
      kind: 'once',
      noun: 'profileViews',
      row: { companyId, candidateId: row.id, viewerId: actor.companyId, day },
      key: ['candidateId', 'viewerId', 'day'],
      effects: [
        { kind: 'count', noun: 'candidates', id: row.id, field: 'profileViews' },
        { kind: 'notifyOfViews', companyId, day, since: dayOf(new Date(now.getTime() - 6 * aDay)) },
      ],
    },
  ];
};

const aDay = 86_400_000;
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** A company's profile views: today's, those of seven days, and the number of candidates viewed. */
export type ViewCounts = { today: number; views: number; people: number };

/**
 * The notification of a day's first view, with the figures of the week and without the viewer. Null for every
 * other view.
 */
export const viewsNotification = ({ today, views, people }: ViewCounts): NotificationContent | null =>
  today === 1
    ? {
        key: 'profileViews',
        event: 'profileViews',
        words: { views, people },
        body: null,
        link: '/provider/analytics',
      }
    : null;
