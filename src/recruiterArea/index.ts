import type { Area } from '../components/area.ts';
import { movedTo } from '../components/screens/movedTo.tsx';
import { ofRecruiter } from '../i18n/en/ofRecruiter.ts';
import { myTickets } from '../resources/tickets/myTickets.ts';
import { recruiterMenu } from './menu.ts';
import { recruiterPages } from './pages.tsx';
import { RecruiterDashboard } from './RecruiterDashboard.tsx';
import { pipeline, recruiterResources, talentPool } from './resources.ts';

export const recruiterArea: Area = {
  userType: 'recruiter',
  basename: '/recruiter',
  nameKey: 'recruiter.name',
  titleKey: 'recruiter.title',
  storeKey: 'recruiter',
  words: ofRecruiter,
  drawerWidth: 280,
  menu: recruiterMenu,
  dashboard: RecruiterDashboard,
  resources: [
    movedTo('/talent-pool', talentPool),
    movedTo('/pipeline', pipeline),
    movedTo('/help', myTickets),
    ...recruiterResources,
  ],
  pages: recruiterPages,
};
