import { Suspense } from 'react';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

const AddCompanyDialog = lazyScreen(
  () => import('../../resources/companies/AddCompanyDialog.tsx'),
  'AddCompanyDialog',
);
const SignUpsDialog = lazyScreen(() => import('./SignUpsDialog.tsx'), 'SignUpsDialog');

/** The dialogs over the dashboard: a new company, or the sign-up requests of one side. */
export type DashboardDialog = { act: 'add' | 'signUps'; type: 'provider' | 'recruiter' };

interface Props {
  dialog: DashboardDialog | null;
  open: (dialog: DashboardDialog | null) => void;
}

export const PlatformDialogs = ({ dialog, open }: Props) => (
  <Suspense fallback={null}>
    {dialog?.act === 'add' && (
      <AddCompanyDialog type={dialog.type} layout="dashboard" onClose={() => open(null)} />
    )}
    {dialog?.act === 'signUps' && (
      <SignUpsDialog
        type={dialog.type}
        onAdd={() => open({ act: 'add', type: dialog.type })}
        onClose={() => open(null)}
      />
    )}
  </Suspense>
);
