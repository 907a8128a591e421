import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useNotifyFailure } from '../../../auth/useNotifyFailure.ts';
import type { DataProvider } from '../../../dataProvider/port.ts';

/** Closes and reopens months; a refusal is said, and the page then shows how it is. */
export const useMonthActs = (onDone: () => void) => {
  const { closeMonth, reopenMonth } = useDataProvider<DataProvider>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const run = async (act: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await act();
      notify(done, { type: 'success' });
    } catch (error) {
      notifyFailure(error);
    }
    setBusy(false);
    refresh();
    onDone();
  };
  return {
    busy,
    close: (month: string) => run(() => closeMonth({ month }), 'books.close.done'),
    reopen: (month: string, reason: string) => run(() => reopenMonth({ month, reason }), 'books.reopen.done'),
  };
};
