import IntegrationsIcon from '@mui/icons-material/ExtensionOutlined';
import SecurityIcon from '@mui/icons-material/LockOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import BillingIcon from '@mui/icons-material/ReceiptLongOutlined';
import ProfileIcon from '@mui/icons-material/StorefrontOutlined';
import type { ComponentType } from 'react';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

/** The five parts of the settings, in their order; `path` is the last part of their address. */
export const tabs: readonly { path: string; icon: ComponentType; Page: ComponentType }[] = [
  { path: 'profile', icon: ProfileIcon, Page: lazyScreen(() => import('./ProfileTab.tsx'), 'ProfileTab') },
  {
    path: 'notifications',
    icon: NotificationsIcon,
    Page: lazyScreen(() => import('./NotificationsTab.tsx'), 'NotificationsTab'),
  },
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
  { path: 'billing', icon: BillingIcon, Page: lazyScreen(() => import('./BillingTab.tsx'), 'BillingTab') },
];
