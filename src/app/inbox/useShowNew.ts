import { useEffect, useRef } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { Notification } from '../../../domain/contract/platform/notifications.ts';
import type { Preference } from '../../../domain/contract/platform/preferences.ts';
import { wantsNotification } from '../../../domain/settings/switches.ts';
import { useActor } from '../../components/contract/useActor.ts';

const latest = { sort: { field: 'id', order: 'DESC' as const }, pagination: { page: 1, perPage: 1 } };

/** Shows new notifications on screen, for users who have switched on Push Notifications. */
export const useShowNew = (unread: number | undefined) => {
  const { userId, userType } = useActor();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const known = useRef<number | undefined>(undefined);
  useEffect(() => {
    const before = known.current;
    known.current = unread;
    const arrived = before !== undefined && unread !== undefined && unread > before;
    if (!arrived || userId === null || userType !== 'provider') return;
    const show = async () => {
      const { data: switches } = await dataProvider.getList<Preference>('preferences', {
        filter: { kind: 'notification', key: 'push' },
        pagination: { page: 1, perPage: 100 },
        sort: { field: 'id', order: 'ASC' },
      });
      if (!wantsNotification(switches, 'push', userId)) return;
      const { data } = await dataProvider.getList<Notification>('notifications', {
        ...latest,
        filter: { readAt: null, forTeam: false },
      });
      if (data[0]) notify(data[0].title, { type: 'info' });
    };
    // The bell has counted it: a notification that cannot be shown now is still in the inbox.
    show().catch(() => undefined);
  }, [unread, userId, userType, dataProvider, notify]);
};
