import { digestDay, digestMail, digestsDue, digestTime } from '../../domain/change/notifications/digest.ts';
import { chosenFields } from '../../domain/change/notifications/notificationRows.ts';
import type { Notification } from '../../domain/contract/platform/notifications.ts';
import type { RowJob } from './rowJob.ts';

/** Newest notifications that a digest looks at. */
const most = 200;

/** Sends what is new and unread once a day, to people who want one mail a day. The first one follows a day after. */
export const notificationDigests: RowJob<'preferences'> = {
  due: digestsDue,
  atOnce: 50,
  act: async ({ rows: { system }, now }, { id, userId, companyId, value }) => {
    await system.patch('preferences', { id }, { value: digestDay(now) });
    const user = userId === null ? null : await system.find('users', userId);
    if (value === null || user?.status !== 'Active') return false;
    const preferences = await system.findFields('preferences', { companyId }, chosenFields);
    const unread = await system.read({
      noun: 'notifications',
      fields: ['key', 'title'],
      scopes: [{ where: { userId: user.id } }],
      query: {
        conditions: [
          { field: 'readAt', operator: 'eq', value: null },
          { field: 'createdAt', operator: 'gte', value: digestTime(value) },
        ],
        q: '',
        searched: [],
        sort: { field: 'id', order: 'DESC' },
        from: 0,
        to: most - 1,
      },
    });
    const mail = digestMail(user, unread as readonly unknown[] as Notification[], preferences);
    if (mail) await system.insert('mails', mail);
    return mail !== null;
  },
};
