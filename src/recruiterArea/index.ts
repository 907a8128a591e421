import type { Area } from '../area.ts';
import { recruiterMenu } from './menu.ts';
import { recruiterPages } from './pages.tsx';
import { RecruiterDashboard } from './RecruiterDashboard.tsx';

export const recruiterArea: Area = {
  userType: 'recruiter',
  basename: '/recruiter',
  titleKey: 'recruiter.title',
  storeKey: 'recruiter',
  drawerWidth: 280,
  menu: recruiterMenu,
  dashboard: RecruiterDashboard,
  resources: [],
  pages: recruiterPages,
};
