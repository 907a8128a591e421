import { useState } from 'react';
import { RecordContextProvider, ResourceContextProvider, useGetOne, useNotify } from 'react-admin';
import type { Company } from '../../../domain/contract/companies.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { hasDraft } from '../../components/drafts/drafts.ts';
import { TabFailure } from '../../components/settings/TabFailure.tsx';
import { TabSkeleton } from '../../components/settings/TabSkeleton.tsx';
import { useCarefulUpdate } from '../../components/stale/useCarefulUpdate.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileView } from './ProfileView.tsx';

/** Company Profile: read until 'Edit Profile' is pressed. */
export const ProfileTab = () => (
  <ResourceContextProvider value="companies">
    <Profile />
  </ResourceContextProvider>
);

const Profile = () => {
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
  if (!data) return error ? <TabFailure error={error} onRetry={refetch} /> : <TabSkeleton />;
  return (
    <RecordContextProvider value={data}>
      {editing ? (
        <ProfileForm
          company={data}
          saving={saving}
          refusal={refusal}
          onSave={(changes) => (Object.keys(changes).length ? save(data, changes) : setEditing(false))}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <ProfileView company={data} onEdit={() => setEditing(true)} />
      )}
      {dialog}
    </RecordContextProvider>
  );
};
