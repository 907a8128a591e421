import { useCallback, useState } from 'react';
import { type RaRecord, useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { utcDay } from '../../../domain/time/days.ts';
import { reasonOf } from '../../auth/reasonOf.ts';

/** Confirms the availability of these candidates as of today, each with the version loaded here. */
export const useConfirmAvailability = () => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const [confirming, setConfirming] = useState(false);
  const confirm = useCallback(
    async (rows: readonly RaRecord[]) => {
      setConfirming(true);
      const data = { availabilityConfirmed: utcDay(new Date()) };
      const results = await Promise.allSettled(
        rows.map((row) => dataProvider.update('candidates', { id: row.id, data, previousData: row })),
      );
      setConfirming(false);
      refresh();
      const refused = results.filter((result) => result.status === 'rejected');
      const done = results.length - refused.length;
      const reason = refused[0] && reasonOf(refused[0].reason);
      if (reason)
        notify('bench.confirm.some', {
          type: 'warning',
          messageArgs: { done, all: rows.length, reason: translate(reason, { _: reason }) },
        });
      else notify('bench.confirm.done', { type: 'success', messageArgs: { smart_count: done } });
    },
    [dataProvider, notify, refresh, translate],
  );
  return { confirm, confirming };
};
