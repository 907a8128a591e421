import { ComingPage } from '../components/ComingPage.tsx';

export const PlatformDashboard = () => (
  <ComingPage titleKey="admin.menu.dashboard" textKey="admin.coming.dashboard" />
);
