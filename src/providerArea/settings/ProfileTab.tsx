import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { TabFailure } from '../../components/settings/TabFailure.tsx';
import { TabSkeleton } from '../../components/settings/TabSkeleton.tsx';
import { useOwnProfile } from '../../resources/companies/useOwnProfile.ts';
import { TeamPanel } from '../../resources/users/team/TeamPanel.tsx';
import { VerificationPanel } from '../../resources/verificationRequests/VerificationPanel.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileView } from './ProfileView.tsx';

/** Company Profile: read-only until 'Edit Profile' is clicked. */
export const ProfileTab = () => (
  <ResourceContextProvider value="companies">
    <Profile />
  </ResourceContextProvider>
);

const Profile = () => {
  const { company, error, refetch, editing, edit, leave, save, saving, refusal, dialog } = useOwnProfile();
  if (!company) return error ? <TabFailure error={error} onRetry={refetch} /> : <TabSkeleton />;
  return (
    <RecordContextProvider value={company}>
      {editing ? (
        <ProfileForm company={company} saving={saving} refusal={refusal} onSave={save} onCancel={leave} />
      ) : (
        <ProfileView company={company} onEdit={edit} />
      )}
      <VerificationPanel company={company} />
      <TeamPanel />
      {dialog}
    </RecordContextProvider>
  );
};
