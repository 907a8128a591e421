import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../components/screens/lazyScreen.ts';
import { activities } from '../resources/activities/index.tsx';
import { candidates } from '../resources/candidates/index.ts';
import { companies } from '../resources/companies/index.ts';
import { contractTemplates } from '../resources/contractTemplates/index.ts';
import { disputes } from '../resources/disputes/index.ts';
import { notifications } from '../resources/notifications/index.ts';
import { providerInvoices } from '../resources/providerInvoices/index.ts';
import { rateCards } from '../resources/rateCards/index.ts';
import { requests } from '../resources/requests/index.ts';
import { ownTimesheets } from '../resources/timesheets/index.ts';
import { hotLists } from './hotLists/index.ts';

/** The provider's bench: cards instead of a table, limited to the number of candidates in the plan. */
export const bench = {
  ...candidates,
  list: lazyScreen(() => import('./candidates/OwnCandidateList.tsx'), 'OwnCandidateList'),
  create: lazyScreen(() => import('./candidates/OwnCandidateCreate.tsx'), 'OwnCandidateCreate'),
} satisfies ResourceProps;

/** One page whose dialogs have addresses below the list's and open over it. */
const contracts = {
  name: 'contracts',
  list: lazyScreen(() => import('./contracts/ContractsPage.tsx'), 'ContractsPage'),
  hasCreate: true,
  hasEdit: true,
  hasShow: true,
} satisfies ResourceProps;

const ownRequests = {
  ...requests,
  list: lazyScreen(() => import('./jobs/AskedOfUs.tsx'), 'AskedOfUs'),
} satisfies ResourceProps;

/** Jobs that are open to all providers. */
const openJobs = {
  name: 'jobs',
  list: lazyScreen(() => import('./jobs/OpenJobs.tsx'), 'OpenJobs'),
  show: lazyScreen(() => import('./jobs/OpenJob.tsx'), 'OpenJob'),
} satisfies ResourceProps;

/** The provider's own applications for them. */
const ownApplications = {
  name: 'applications',
  list: lazyScreen(() => import('./jobs/OwnApplications.tsx'), 'OwnApplications'),
  show: lazyScreen(() => import('../components/screens/NounShow.tsx'), 'NounShow'),
} satisfies ResourceProps;

/** Resources with a path of the same name. */
export const providerResources: readonly ResourceProps[] = [
  ownRequests,
  hotLists,
  contracts,
  rateCards,
  ownTimesheets,
  providerInvoices,
  disputes,
  contractTemplates,
  openJobs,
  ownApplications,
  activities,
  notifications,
  { name: companies.name, show: companies.show, edit: companies.edit },
];
