import { nounsOfPlugins } from '../domain/contract/names.ts';
import { billingJobs, pipelineJobs, reportJobs, securityJobs } from '../domain/health/backgroundJobs.ts';
import { definePlugin } from '../plugin/plugin.ts';
import { partOf } from './screens.ts';

/** Tickets of companies, and the operator's support desk. */
export const support = definePlugin({
  name: 'support',
  ownNouns: nounsOfPlugins.support,
  consoles: {
    provider: partOf('provider', 'support'),
    recruiter: partOf('recruiter', 'support'),
    admin: partOf('admin', 'support'),
  },
});

/** The operator's reports, their schedules and templates. */
export const reports = definePlugin({
  name: 'reports',
  ownNouns: nounsOfPlugins.reports,
  serverJobs: reportJobs,
  consoles: {
    admin: partOf('admin', 'reports'),
  },
});

/** Audit logs, incidents, policies and compliance. */
export const security = definePlugin({
  name: 'security',
  ownNouns: nounsOfPlugins.security,
  serverJobs: securityJobs,
  consoles: {
    provider: partOf('provider', 'security'),
    admin: partOf('admin', 'security'),
  },
});

/** Plans, subscriptions, invoices and payments. */
export const billing = definePlugin({
  name: 'billing',
  ownNouns: nounsOfPlugins.billing,
  serverJobs: billingJobs,
  consoles: {
    provider: partOf('provider', 'billing'),
    recruiter: partOf('recruiter', 'billing'),
    admin: partOf('admin', 'billing'),
  },
});

/** Candidates ranked for a search or a job. */
export const recommendations = definePlugin({
  name: 'recommendations',
  ownNouns: nounsOfPlugins.recommendations,
  consoles: {
    recruiter: partOf('recruiter', 'recommendations'),
    admin: partOf('admin', 'recommendations'),
  },
});

/** Pipeline entries and interviews of recruiters. */
export const pipeline = definePlugin({
  name: 'pipeline',
  ownNouns: nounsOfPlugins.pipeline,
  serverJobs: pipelineJobs,
  consoles: {
    recruiter: partOf('recruiter', 'pipeline'),
  },
});
