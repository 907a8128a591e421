import ProfileIcon from '@mui/icons-material/BusinessOutlined';
import IntegrationsIcon from '@mui/icons-material/ExtensionOutlined';
import TeamIcon from '@mui/icons-material/GroupOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import BillingIcon from '@mui/icons-material/ReceiptLongOutlined';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import { SettingsPage } from '../../components/settings/SettingsPage.tsx';
import type { SettingsTab } from '../../components/settings/SettingsTab.ts';

/** The tabs of the settings, in display order. */
const tabs: readonly SettingsTab[] = [
  { path: 'profile', icon: ProfileIcon, Page: lazyScreen(() => import('./ProfileTab.tsx'), 'ProfileTab') },
  {
    path: 'notifications',
    icon: NotificationsIcon,
    Page: lazyScreen(() => import('./NotificationsTab.tsx'), 'NotificationsTab'),
  },
  {
    path: 'integrations',
    icon: IntegrationsIcon,
    Page: lazyScreen(() => import('./IntegrationsTab.tsx'), 'IntegrationsTab'),
  },
  {
    path: 'team',
    icon: TeamIcon,
    Page: lazyScreen(() => import('../../resources/users/team/TeamTab.tsx'), 'TeamTab'),
  },
  { path: 'billing', icon: BillingIcon, Page: lazyScreen(() => import('./BillingTab.tsx'), 'BillingTab') },
];

/** Company Settings of a recruiter. */
export const RecruiterSettings = () => <SettingsPage tabs={tabs} />;
