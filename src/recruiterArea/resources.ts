import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../components/screens/lazyScreen.ts';
import { activities } from '../resources/activities/index.ts';
import { companies } from '../resources/companies/index.ts';
import { contracts } from '../resources/contracts/index.ts';
import { interviews } from '../resources/interviews/index.ts';
import { pipelineEntries } from '../resources/pipelineEntries/index.ts';
import { requests } from '../resources/requests/index.ts';

/** The people free for hire: to search and to look at. */
export const talentPool = {
  name: 'candidates',
  list: lazyScreen(() => import('./TalentPool.tsx'), 'TalentPool'),
  show: lazyScreen(() => import('./TalentShow.tsx'), 'TalentShow'),
} satisfies ResourceProps;

/** The pipeline by stages instead of as a table. */
export const pipeline = {
  ...pipelineEntries,
  list: lazyScreen(() => import('./Pipeline.tsx'), 'Pipeline'),
} satisfies ResourceProps;

/** One page, whose dialogs have addresses below the list's own, and a page for each job. */
const jobPostings = {
  name: 'jobs',
  list: lazyScreen(() => import('./jobs/JobPostings.tsx'), 'JobPostings'),
  show: lazyScreen(() => import('./jobs/JobPage.tsx'), 'JobPage'),
  hasCreate: true,
  hasEdit: true,
} satisfies ResourceProps;

/** What stands under a path of its own name. */
export const recruiterResources: readonly ResourceProps[] = [
  jobPostings,
  requests,
  contracts,
  interviews,
  activities,
  { name: companies.name, show: companies.show, edit: companies.edit },
];
