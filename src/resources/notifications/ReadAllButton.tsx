import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useGetList, useTranslate } from 'react-admin';
import type { Notification } from '../../../domain/contract/platform/notifications.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { useInboxAnew } from './useInboxAnew.ts';

const atOnce = 100;

/** Marks as read the notifications that existed when the page was loaded. */
export const ReadAllButton = () => {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const readAnew = useInboxAnew();
  const dataProvider = useDataProvider();
  const [reading, setReading] = useState(false);
  const mayRead = useMay('edit', 'notifications');
  const { data } = useGetList<Notification>('notifications', {
    filter: { readAt: null },
    pagination: { page: 1, perPage: atOnce },
    sort: { field: 'id', order: 'DESC' },
  });
  if (!data?.length || !mayRead) return null;
  const readAll = async () => {
    setReading(true);
    const read = { readAt: new Date().toISOString() };
    const results = await Promise.allSettled(
      data.map((notification) =>
        dataProvider.update('notifications', { id: notification.id, data: read, previousData: notification }),
      ),
    );
    setReading(false);
    readAnew();
    const refused = results.find((result) => result.status === 'rejected');
    if (refused) notifyFailure(refused.reason);
  };
  return (
    <Button size="small" onClick={readAll} loading={reading}>
      {translate('shell.inbox.readAll')}
    </Button>
  );
};
