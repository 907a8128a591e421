import {
  billingNeeds,
  pipelineNeeds,
  reportNeeds,
  securityNeeds,
  supportNeeds,
} from '../domain/access/permissions.ts';
import {
  billingRules,
  pipelineRules,
  reportRules,
  securityRules,
  supportRules,
} from '../domain/access/rules.ts';
import {
  billingNouns,
  pipelineNouns,
  reportNouns,
  securityNouns,
  supportNouns,
} from '../domain/contract/index.ts';
import { billingJobs, pipelineJobs, reportJobs, securityJobs } from '../domain/health/backgroundJobs.ts';
import { definePlugin, nounsOf } from '../plugin/plugin.ts';

/** Tickets of companies, and the operator's support desk. */
export const support = definePlugin({
  name: 'support',
  nouns: nounsOf(supportNouns, supportRules, supportNeeds),
  consoles: {
    provider: () =>
      import('../src/providerArea/index.ts').then(({ support: consolePart }) => ({ consolePart })),
    recruiter: () =>
      import('../src/recruiterArea/index.ts').then(({ support: consolePart }) => ({ consolePart })),
    admin: () =>
      import('../src/platformAdminArea/index.ts').then(({ support: consolePart }) => ({ consolePart })),
  },
});

/** The operator's reports, their schedules and templates. */
export const reports = definePlugin({
  name: 'reports',
  nouns: nounsOf(reportNouns, reportRules, reportNeeds),
  serverJobs: reportJobs,
  consoles: {
    admin: () =>
      import('../src/platformAdminArea/index.ts').then(({ reports: consolePart }) => ({ consolePart })),
  },
});

/** Audit logs, incidents, policies and compliance. */
export const security = definePlugin({
  name: 'security',
  nouns: nounsOf(securityNouns, securityRules, securityNeeds),
  serverJobs: securityJobs,
  consoles: {
    provider: () =>
      import('../src/providerArea/index.ts').then(({ security: consolePart }) => ({ consolePart })),
    admin: () =>
      import('../src/platformAdminArea/index.ts').then(({ security: consolePart }) => ({ consolePart })),
  },
});

/** Plans, subscriptions, invoices and payments. */
export const billing = definePlugin({
  name: 'billing',
  nouns: nounsOf(billingNouns, billingRules, billingNeeds),
  serverJobs: billingJobs,
  consoles: {
    provider: () =>
      import('../src/providerArea/index.ts').then(({ billing: consolePart }) => ({ consolePart })),
    recruiter: () =>
      import('../src/recruiterArea/index.ts').then(({ billing: consolePart }) => ({ consolePart })),
    admin: () =>
      import('../src/platformAdminArea/index.ts').then(({ billing: consolePart }) => ({ consolePart })),
  },
});

/** Candidates ranked for a search or a job. */
export const recommendations = definePlugin({
  name: 'recommendations',
  consoles: {
    recruiter: () =>
      import('../src/recruiterArea/index.ts').then(({ recommendations: consolePart }) => ({ consolePart })),
  },
});

/** Pipeline entries and interviews of recruiters. */
export const pipeline = definePlugin({
  name: 'pipeline',
  nouns: nounsOf(pipelineNouns, pipelineRules, pipelineNeeds),
  serverJobs: pipelineJobs,
  consoles: {
    recruiter: () =>
      import('../src/recruiterArea/index.ts').then(({ pipeline: consolePart }) => ({ consolePart })),
  },
});
