import { ComingPage } from '../components/ComingPage.tsx';

export const ProviderDashboard = () => (
  <ComingPage titleKey="provider.menu.dashboard" textKey="provider.coming.dashboard" />
);
