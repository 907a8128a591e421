import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../components/screens/lazyScreen.ts';
import { activities } from '../resources/activities/index.tsx';
import { companies } from '../resources/companies/index.ts';
import { contracts } from '../resources/contracts/index.ts';
import { disputes } from '../resources/disputes/index.ts';
import { notifications } from '../resources/notifications/index.ts';
import { providerInvoices } from '../resources/providerInvoices/index.ts';
import { rateCards } from '../resources/rateCards/index.ts';
import { requests } from '../resources/requests/index.ts';
import { timesheets } from '../resources/timesheets/index.ts';
import { receivedHotLists } from './hotLists/index.ts';
import { requisitions } from './requisitions/index.ts';

/** The listed candidates, as a list and as profiles. */
export const talentPool = {
  name: 'candidates',
  list: lazyScreen(() => import('./TalentPool.tsx'), 'TalentPool'),
  show: lazyScreen(() => import('./ListedCandidateShow.tsx'), 'ListedCandidateShow'),
} satisfies ResourceProps;

/** One page whose dialogs have addresses below the list's, and a page for each job. */
const jobPostings = {
  name: 'jobs',
  list: lazyScreen(() => import('./jobs/JobPostings.tsx'), 'JobPostings'),
  show: lazyScreen(() => import('./jobs/JobPage.tsx'), 'JobPage'),
  hasCreate: true,
  hasEdit: true,
} satisfies ResourceProps;

/** Applications for all jobs; each is answered on the page of its job. */
const applications = {
  name: 'applications',
  list: lazyScreen(() => import('./jobs/ApplicationList.tsx'), 'ApplicationList'),
} satisfies ResourceProps;

/** Requests, with what comes after an accepted proposal. */
const recruiterRequests = {
  ...requests,
  list: lazyScreen(() => import('./requests/RecruiterRequestList.tsx'), 'RecruiterRequestList'),
  show: lazyScreen(() => import('./requests/RecruiterRequestShow.tsx'), 'RecruiterRequestShow'),
} satisfies ResourceProps;

/** Contracts are drafted from accepted proposals only. */
const { create: _, ...recruiterContracts } = contracts;

/** Resources with a path of the same name. */
export const recruiterResources: readonly ResourceProps[] = [
  jobPostings,
  applications,
  requisitions,
  receivedHotLists,
  recruiterRequests,
  recruiterContracts,
  rateCards,
  timesheets,
  providerInvoices,
  disputes,
  activities,
  notifications,
  { name: companies.name, show: companies.show, edit: companies.edit },
];
