import { PageTabs } from '../../components/screens/PageTabs.tsx';

const tabs = [
  { path: '/users', labelKey: 'people.tabs.overview' },
  { path: '/users/roles', labelKey: 'people.tabs.roles' },
  { path: '/users/verification', labelKey: 'people.tabs.verification' },
];

/** The three tabs of Individual Users. */
export const UserTabs = () => <PageTabs tabs={tabs} labelKey="people.tabs.label" />;
