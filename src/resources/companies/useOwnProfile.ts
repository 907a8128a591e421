import { useState } from 'react';
import { useGetOne, useNotify } from 'react-admin';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { hasDraft } from '../../components/drafts/drafts.ts';
import { useCarefulUpdate } from '../../components/stale/useCarefulUpdate.tsx';

/** The user's own company, shown or being edited; a draft from before the session ended reopens the form. */
export const useOwnProfile = () => {
  const notify = useNotify();
  const { companyId, userId } = useActor();
  const [editing, setEditing] = useState(() => hasDraft('companies', userId));
  const { data, error, refetch } = useGetOne<Company>(
    'companies',
    { id: companyId ?? '' },
    { enabled: companyId !== null, retry: false },
  );
  const { save, saving, refusal, dialog } = useCarefulUpdate(() => {
    setEditing(false);
    notify('settings.profile.saved', { type: 'success' });
  });
  return {
    company: data,
    error,
    refetch,
    editing,
    edit: () => setEditing(true),
    leave: () => setEditing(false),
    save: (changes: Record<string, unknown>) =>
      data && Object.keys(changes).length > 0 ? save(data, changes) : setEditing(false),
    saving,
    refusal,
    dialog,
  };
};
