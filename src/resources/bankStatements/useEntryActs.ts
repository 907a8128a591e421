import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import type { Certain } from './useProposals.ts';

/** Entries that are sent at once: each is all or nothing, and the page says how far it is. */
const atOnce = 20;

/** Recording what entries are, one or many, and how far that is. */
export const useEntryActs = () => {
  const { matchBankEntries, ignoreBankEntries, reopenBankEntry } = useDataProvider<DataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const notifyFailure = useNotifyFailure();
  const [progress, setProgress] = useState<{ done: number; all: number }>();

  const run = async (act: () => Promise<unknown>, done: string, count = 1): Promise<boolean> => {
    try {
      await act();
      notify(done, { type: 'success', messageArgs: { smart_count: count } });
      return true;
    } catch (error) {
      notifyFailure(error);
      return false;
    } finally {
      setProgress(undefined);
      refresh();
    }
  };
  const confirm = (matches: readonly Certain[]) =>
    run(
      async () => {
        for (let done = 0; done < matches.length; done += atOnce) {
          setProgress({ done, all: matches.length });
          await matchBankEntries({ matches: matches.slice(done, done + atOnce) });
        }
      },
      'banking.confirmed',
      matches.length,
    );
  const ignore = (id: string, reason: string) =>
    run(() => ignoreBankEntries({ ids: [id], reason }), 'banking.ignore.done');
  const reopen = (id: string, reason: string | null) =>
    run(() => reopenBankEntry({ id, reason }), 'banking.reopen.done');
  return { confirm, ignore, reopen, progress };
};

export type EntryActs = ReturnType<typeof useEntryActs>;
