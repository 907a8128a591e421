import { flag, instant, longText, optional, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

/** A notification for one person; read when `readAt` is set. */
export const notifications = defineNoun({
  name: 'notifications',
  label: 'Notification',
  plural: 'Notifications',
  prefix: 'NTF',
  fields: {
    userId: reference('User', 'users', 'removed'),
    key: text('Kind', 60),
    title: text('Title', 300),
    body: optional(longText('Message', 500)),
    link: optional(text('Link', 200)),
    /** It concerns colleagues: it waits in the inbox, without a mail and without showing up on screen. */
    forTeam: flag('For the Team'),
    readAt: optional(instant('Read')),
  },
  serverSet: ['userId', 'key', 'title', 'body', 'link', 'forTeam'],
  defaults: { forTeam: false },
  search: ['title', 'body'],
  title: 'title',
});
export type Notification = RowOf<typeof notifications>;
