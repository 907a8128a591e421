import { digestMail, digestsDue } from '../../domain/change/notifications/digest.ts';
import { chosenFields } from '../../domain/change/notifications/notificationRows.ts';
import { readNewest } from '../readNewest.ts';
import type { RowJob } from './rowJob.ts';

/** Newest notifications that a digest looks at. */
const most = 200;

/** Sends what is new and unread once a day, to people who want one mail a day. */
export const notificationDigests: RowJob<'preferences'> = {
  due: digestsDue,
  atOnce: 50,
  act: async (work, { id, userId, companyId, value: last }) => {
    const { system } = work.rows;
    await system.patch('preferences', { id }, { value: work.now.toISOString() });
    const user = userId === null ? null : await system.find('users', userId);
    if (user?.status !== 'Active') return false;
    const unread = await readNewest(
      work,
      'notifications',
      ['key', 'title'],
      [
        { field: 'userId', operator: 'eq', value: user.id },
        { field: 'readAt', operator: 'eq', value: null },
        { field: 'forTeam', operator: 'eq', value: false },
        { field: 'createdAt', operator: 'gte', value: last },
      ],
      { most },
    );
    const mail = digestMail(
      user,
      unread,
      await system.findFields('preferences', { companyId }, chosenFields),
    );
    if (mail) await system.insert('mails', mail);
    return mail !== null;
  },
};
