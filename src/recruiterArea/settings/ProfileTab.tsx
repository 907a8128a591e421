import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { useMay } from '../../components/contract/useMay.ts';
import { TabFailure } from '../../components/settings/TabFailure.tsx';
import { TabSkeleton } from '../../components/settings/TabSkeleton.tsx';
import { CompanyHead } from '../../resources/companies/CompanyHead.tsx';
import { useOwnProfile } from '../../resources/companies/useOwnProfile.ts';
import { TeamPanel } from '../../resources/users/team/TeamPanel.tsx';
import { VerificationPanel } from '../../resources/verificationRequests/VerificationPanel.tsx';
import { ProfileCards } from './ProfileCards.tsx';
import { ProfileDialog } from './ProfileDialog.tsx';

/** Company Profile: a card, and a dialog to edit it. */
export const ProfileTab = () => (
  <ResourceContextProvider value="companies">
    <Profile />
  </ResourceContextProvider>
);

const Profile = () => {
  const { company, error, refetch, editing, edit, leave, save, saving, refusal, dialog } = useOwnProfile();
  const mayEdit = useMay('edit', 'companies', company && { ...company });
  if (!company) return error ? <TabFailure error={error} onRetry={refetch} /> : <TabSkeleton />;
  return (
    <RecordContextProvider value={company}>
      <CompanyHead company={company} editing={false} onToggle={mayEdit ? edit : undefined} />
      <ProfileCards company={company} />
      <VerificationPanel company={company} />
      <TeamPanel />
      {editing && (
        <ProfileDialog company={company} saving={saving} refusal={refusal} onSave={save} onCancel={leave} />
      )}
      {dialog}
    </RecordContextProvider>
  );
};
