import { type Permission, permissions } from '../contract/accounts/permissions.ts';
import type { PlatformRole } from '../contract/accounts/users.ts';
import type { NounName, OwnNounName } from '../contract/index.ts';
import { type Registry, registry } from '../contract/registry.ts';

/**
 * The number of permissions each role holds, from the start of the list: each role includes those of the role
 * below it.
 */
const held = { Viewer: 3, User: 8, Manager: 15, Admin: 20, 'Super Admin': 25 } satisfies Record<
  PlatformRole,
  number
>;

export const permissionsOf = (role: PlatformRole): readonly Permission[] => permissions.slice(0, held[role]);

/** The permissions to read, change and delete a noun's rows; deleting takes the one to change by default. */
export type Needs = { read: Permission; write: Permission; delete?: Permission };
const needs = (
  area: 'market' | 'operations' | 'administration',
  write: Permission,
  remove = write,
): Needs => ({
  read: `${area}.read`,
  write,
  delete: remove,
});

/** What a role needs for each of the product's own nouns. */
export const ownNeeds: Readonly<Record<OwnNounName, Needs>> = {
  companies: needs('market', 'companies.write', 'companies.delete'),
  users: needs('market', 'users.write', 'users.delete'),
  roles: needs('administration', 'roles.write'),
  apiKeys: needs('administration', 'security.write'),
  verificationRequests: needs('operations', 'signUps.write'),
  verificationDocuments: needs('operations', 'signUps.write'),
  signUpRequests: needs('operations', 'signUps.write'),
  newsletterSubscriptions: needs('operations', 'signUps.write'),
  contactMessages: needs('operations', 'signUps.write'),
  customFields: needs('market', 'settings.write'),
  candidates: needs('market', 'candidates.write', 'candidates.delete'),
  candidateDocuments: needs('market', 'candidates.write'),
  candidateDocumentTexts: needs('market', 'candidates.write'),
  requisitions: needs('market', 'requests.write'),
  requests: needs('market', 'requests.write'),
  proposals: needs('market', 'requests.write'),
  quoteRounds: needs('market', 'requests.write'),
  requestSteps: needs('market', 'requests.write'),
  holds: needs('market', 'candidates.write'),
  calendarLinks: needs('market', 'integrations.write'),
  contracts: needs('market', 'contracts.write'),
  amendments: needs('market', 'contracts.write'),
  disputes: needs('market', 'contracts.write'),
  contractDocuments: needs('market', 'contracts.write'),
  rateCards: needs('market', 'contracts.write'),
  conversations: needs('market', 'requests.write'),
  conversationMessages: needs('market', 'requests.write'),
  conversationReaders: needs('market', 'requests.write'),
  providerInvoices: needs('market', 'contracts.write'),
  timesheets: needs('market', 'contracts.write'),
  envelopes: needs('market', 'contracts.write'),
  signers: needs('market', 'contracts.write'),
  signingEvents: needs('market', 'contracts.write'),
  hotLists: needs('market', 'candidates.write'),
  hotListRecipients: needs('market', 'candidates.write'),
  hotListQuestions: needs('market', 'candidates.write'),
  hotListOptOuts: needs('market', 'platform.write'),
  contractTemplates: needs('market', 'templates.write'),
  jobs: needs('market', 'jobs.write', 'jobs.delete'),
  applications: needs('market', 'requests.write'),
  pipelineEntries: needs('market', 'pipeline.write', 'pipeline.delete'),
  stageChanges: needs('market', 'pipeline.write'),
  interviews: needs('market', 'pipeline.write'),
  interviewParticipants: needs('market', 'pipeline.write'),
  scorecards: needs('market', 'pipeline.write'),
  hireReviews: needs('market', 'pipeline.write'),
  talentPools: needs('market', 'pipeline.write'),
  talentPoolMembers: needs('market', 'pipeline.write'),
  candidateTags: needs('market', 'pipeline.write'),
  tasks: needs('market', 'pipeline.write'),
  savedSearches: needs('market', 'pipeline.write'),
  tickets: needs('operations', 'tickets.write'),
  ticketResponses: needs('operations', 'tickets.write'),
  ticketEvents: needs('operations', 'tickets.write'),
  responseTemplates: needs('operations', 'templates.write'),
  reports: needs('operations', 'reports.write'),
  reportSchedules: needs('operations', 'reports.write'),
  reportTemplates: needs('operations', 'reports.write'),
  plans: needs('administration', 'billing.write'),
  subscriptions: needs('administration', 'billing.write'),
  invoices: needs('administration', 'billing.write'),
  bankStatements: needs('administration', 'billing.write'),
  bankEntries: needs('administration', 'billing.write'),
  accountingPeriods: needs('administration', 'billing.write'),
  transactions: needs('administration', 'billing.write'),
  paymentMethods: needs('administration', 'billing.write'),
  auditLogs: needs('administration', 'security.write'),
  auditVerifications: needs('administration', 'security.write'),
  incidents: needs('administration', 'security.write'),
  incidentEvents: needs('administration', 'security.write'),
  policies: needs('administration', 'security.write'),
  complianceFrameworks: needs('administration', 'security.write'),
  integrations: needs('administration', 'integrations.write'),
  featureToggles: needs('administration', 'platform.write'),
  preferences: needs('administration', 'settings.write'),
  activities: needs('market', 'platform.write'),
  notifications: needs('market', 'tickets.write'),
  follows: needs('market', 'tickets.write'),
  mails: { read: 'security.write', write: 'security.write' },
  profileViews: needs('market', 'platform.write'),
  reveals: needs('market', 'platform.write'),
  jobViews: needs('market', 'platform.write'),
  searches: needs('market', 'pipeline.write'),
  searchFeedback: needs('market', 'pipeline.write'),
  unknownSkills: needs('operations', 'platform.write'),
  platformDays: needs('operations', 'platform.write'),
  maintenances: needs('administration', 'platform.write'),
  featureDays: needs('operations', 'platform.write'),
  benchModels: needs('market', 'platform.write'),
  agreedRates: needs('market', 'platform.write'),
};

/** The permissions for all nouns that there are. */
export const needSet: Registry<Needs> = registry(ownNeeds);

/** The permissions that a role needs for this noun. */
export const needsOf = (noun: NounName): Needs => {
  const needs = needSet.get(noun);
  if (!needs) throw new Error(`No permission is declared for the noun ${noun}`);
  return needs;
};
