import words from '../../locales/en/recruiter.json';
import { defineArea } from '../components/area.ts';
import { noExtensions } from '../components/extensions.ts';
import { movedTo } from '../components/screens/movedTo.tsx';
import { myTickets } from '../resources/tickets/myTickets.ts';
import { recruiterMenu } from './menu.ts';
import { recruiterPages } from './pages.tsx';
import { RecruiterDashboard } from './RecruiterDashboard.tsx';
import { pipeline, recruiterResources, talentPool } from './resources.ts';

export const area = defineArea({
  userType: 'recruiter',
  basename: '/recruiter',
  nameKey: 'recruiter.name',
  titleKey: 'recruiter.title',
  storeKey: 'recruiter',
  words,
  drawerWidth: 280,
  menu: recruiterMenu,
  extensions: noExtensions,
  dashboard: RecruiterDashboard,
  resources: [
    movedTo('/talent-pool', talentPool),
    movedTo('/pipeline', pipeline),
    movedTo('/support', myTickets),
    ...recruiterResources,
  ],
  pages: recruiterPages,
});
