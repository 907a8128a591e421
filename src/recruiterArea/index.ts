import words from '../../locales/en/recruiter.json';
import { defineArea } from '../components/area.ts';
import { noExtensions } from '../components/extensions.ts';
import { movedTo } from '../components/screens/movedTo.tsx';
import { recruiterMenu } from './menu.ts';
import { recruiterPages } from './pages.tsx';
import { RecruiterDashboard } from './RecruiterDashboard.tsx';
import { recruiterResources, talentPool } from './resources.ts';

/** What the product's plugins add to it. */
export { consolePart as billing } from './billing/consolePart.ts';
export { consolePart as pipeline } from './pipeline/consolePart.ts';
export { consolePart as recommendations } from './recommendations/consolePart.tsx';
export { consolePart as support } from './support/consolePart.ts';

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
  resources: [movedTo('/talent-pool', talentPool), ...recruiterResources],
  pages: recruiterPages,
});
