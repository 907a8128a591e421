import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate, useUnselectAll } from 'react-admin';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { useReason } from '../../auth/useReason.ts';
import type { StatusChange } from './UserStatusDialog.tsx';

const states = { suspend: 'Suspended', activate: 'Active' } as const;

/**
 * Suspends or activates users one by one, each with the version loaded here; reports how many succeeded and
 * why one failed.
 */
export const useChangeUserStatuses = (onDone: () => void) => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const reasonOf = useReason();
  const refresh = useRefresh();
  const translate = useTranslate();
  const unselectAll = useUnselectAll('users');
  const [busy, setBusy] = useState(false);

  const changeStatuses = async (change: StatusChange, people: readonly User[], reason: string | null) => {
    setBusy(true);
    const data = { status: states[change], ...(reason !== null && { statusReason: reason }) };
    const results = await Promise.allSettled(
      people.map((user) => dataProvider.update('users', { id: user.id, data, previousData: user })),
    );
    setBusy(false);
    const refused = results.find((result) => result.status === 'rejected');
    const done = results.filter((result) => result.status === 'fulfilled').length;
    if (refused) {
      const why = reasonOf(refused.reason);
      const messageArgs = { done, all: people.length, reason: translate(why, { _: why }) };
      notify(`people.${change}.someDone`, { type: 'warning', messageArgs });
    } else notify(`people.${change}.allDone`, { type: 'success', messageArgs: { smart_count: done } });
    unselectAll();
    refresh();
    onDone();
  };
  return { changeStatuses, busy };
};
