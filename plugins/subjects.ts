import {
  billingNeeds,
  pipelineNeeds,
  recommendationNeeds,
  reportNeeds,
  securityNeeds,
  supportNeeds,
} from '../domain/access/permissions.ts';
import {
  billingRules,
  pipelineRules,
  recommendationRules,
  reportRules,
  securityRules,
  supportRules,
} from '../domain/access/rules.ts';
import {
  billingNouns,
  pipelineNouns,
  recommendationNouns,
  reportNouns,
  securityNouns,
  supportNouns,
} from '../domain/contract/index.ts';
import { billingJobs, pipelineJobs, reportJobs, securityJobs } from '../domain/health/backgroundJobs.ts';
import { definePlugin, nounsOf } from '../plugin/plugin.ts';
import { partOf } from './screens.ts';

/** Tickets of companies, and the operator's support desk. */
export const support = definePlugin({
  name: 'support',
  nouns: nounsOf(supportNouns, supportRules, supportNeeds),
  consoles: {
    provider: partOf('provider', 'support'),
    recruiter: partOf('recruiter', 'support'),
    admin: partOf('admin', 'support'),
  },
});

/** The operator's reports, their schedules and templates. */
export const reports = definePlugin({
  name: 'reports',
  nouns: nounsOf(reportNouns, reportRules, reportNeeds),
  serverJobs: reportJobs,
  consoles: {
    admin: partOf('admin', 'reports'),
  },
});

/** Audit logs, incidents, policies and compliance. */
export const security = definePlugin({
  name: 'security',
  nouns: nounsOf(securityNouns, securityRules, securityNeeds),
  serverJobs: securityJobs,
  consoles: {
    provider: partOf('provider', 'security'),
    admin: partOf('admin', 'security'),
  },
});

/** Plans, subscriptions, invoices and payments. */
export const billing = definePlugin({
  name: 'billing',
  nouns: nounsOf(billingNouns, billingRules, billingNeeds),
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
  nouns: nounsOf(recommendationNouns, recommendationRules, recommendationNeeds),
  consoles: {
    recruiter: partOf('recruiter', 'recommendations'),
    admin: partOf('admin', 'recommendations'),
  },
});

/** Pipeline entries and interviews of recruiters. */
export const pipeline = definePlugin({
  name: 'pipeline',
  nouns: nounsOf(pipelineNouns, pipelineRules, pipelineNeeds),
  serverJobs: pipelineJobs,
  consoles: {
    recruiter: partOf('recruiter', 'pipeline'),
  },
});
