import { ComingPage } from '../components/ComingPage.tsx';

export const RecruiterDashboard = () => (
  <ComingPage titleKey="recruiter.menu.dashboard" textKey="recruiter.coming.dashboard" />
);
