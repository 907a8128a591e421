import IntegrationsIcon from '@mui/icons-material/ExtensionOutlined';
import SecurityIcon from '@mui/icons-material/LockOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import ProfileIcon from '@mui/icons-material/StorefrontOutlined';
import { customFieldsTab } from '../../components/customFields/settings/customFieldsTab.ts';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import { SettingsPage } from '../../components/settings/SettingsPage.tsx';
import type { SettingsTab } from '../../components/settings/SettingsTab.ts';

/** The tabs of the settings, in display order; those of plugins come after them. */
const tabs: readonly SettingsTab[] = [
  { path: 'profile', icon: ProfileIcon, Page: lazyScreen(() => import('./ProfileTab.tsx'), 'ProfileTab') },
  {
    path: 'notifications',
    icon: NotificationsIcon,
    Page: lazyScreen(() => import('./NotificationsTab.tsx'), 'NotificationsTab'),
  },
  customFieldsTab,
  {
    path: 'security',
    icon: SecurityIcon,
    Page: lazyScreen(() => import('./SecurityTab.tsx'), 'SecurityTab'),
  },
  {
    path: 'integrations',
    icon: IntegrationsIcon,
    Page: lazyScreen(() => import('./IntegrationsTab.tsx'), 'IntegrationsTab'),
  },
];

/** Company Settings of a provider. */
export const ProviderSettings = () => <SettingsPage tabs={tabs} />;
