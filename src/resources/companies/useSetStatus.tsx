import { useNotify } from 'ra-core';
import type { Company } from '../../../domain/contract/companies.ts';
import { useMoveCarefully } from '../../components/screens/useMoveRows.ts';
import { useCarefulUpdate } from '../../components/stale/useCarefulUpdate.tsx';
import { type StatusChange, statusAfter } from './statusChanges.ts';

/**
 * Suspends or activates companies. For one company it resolves a version conflict with the user; for several
 * it reports how many succeeded.
 */
export const useSetStatus = (companies: readonly Company[], act: StatusChange, onDone: () => void) => {
  const notify = useNotify();
  const [only, ...others] = companies;
  const { move, moving } = useMoveCarefully();
  const { save, saving, refusal, dialog } = useCarefulUpdate(({ name }) => {
    notify(`companies.${act}.done`, { type: 'success', messageArgs: { company: name } });
    onDone();
  });
  const set = async (statusReason: string | null) => {
    const along = act === 'suspend' ? { statusReason } : {};
    if (only && others.length === 0) return save(only, { status: statusAfter[act], ...along });
    await move(companies, 'status', statusAfter[act], along);
    onDone();
  };
  return { set, saving: saving || moving, refusal, dialog };
};
