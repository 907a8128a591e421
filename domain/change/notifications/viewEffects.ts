import type { NotificationContent } from './notificationRows.ts';

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
        code: 'profileViews',
        values: { views, people },
        body: null,
        link: '/provider/analytics',
      }
    : null;
