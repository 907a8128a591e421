import type { ResourceProps } from 'ra-core';
import { lazyScreen } from '../components/screens/lazyScreen.ts';
import { activities } from '../resources/activities/index.tsx';
import { companies } from '../resources/companies/index.ts';
import { contracts } from '../resources/contracts/index.ts';
import { ownInvoices } from '../resources/invoices/index.ts';
import { notifications } from '../resources/notifications/index.ts';
import { requests } from '../resources/requests/index.ts';

/** The people free for hire: to search and to look at. */
export const talentPool = {
  name: 'candidates',
  list: lazyScreen(() => import('./TalentPool.tsx'), 'TalentPool'),
  show: lazyScreen(() => import('./ListedCandidateShow.tsx'), 'ListedCandidateShow'),
} satisfies ResourceProps;

/** The pipeline by stages instead of as a table; one candidate is a dialog upon it, at `/pipeline/PE-001/show`. */
export const pipeline = {
  name: 'pipelineEntries',
  list: lazyScreen(() => import('./pipeline/Pipeline.tsx'), 'Pipeline'),
} satisfies ResourceProps;

/** The interviews to come; a new one is a dialog upon them, at `/interviews/create`. */
const interviews = {
  name: 'interviews',
  list: lazyScreen(() => import('./interviews/Interviews.tsx'), 'Interviews'),
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
  ownInvoices,
  notifications,
  { name: companies.name, show: companies.show, edit: companies.edit },
];
