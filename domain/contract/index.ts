import { activities } from './activities.ts';
import { applications } from './applications.ts';
import { auditLogs } from './auditLogs.ts';
import { auditVerifications } from './auditVerifications.ts';
import { calendarLinks } from './calendarLinks.ts';
import { candidates } from './candidates.ts';
import { companies } from './companies.ts';
import { complianceFrameworks } from './complianceFrameworks.ts';
import { contactMessages } from './contactMessages.ts';
import { contractDocuments } from './contractDocuments.ts';
import { contracts } from './contracts.ts';
import { contractTemplates } from './contractTemplates.ts';
import { featureDays } from './featureDays.ts';
import { featureToggles } from './featureToggles.ts';
import { holds } from './holds.ts';
import { incidentEvents } from './incidentEvents.ts';
import { incidents } from './incidents.ts';
import { integrations } from './integrations.ts';
import { interviews } from './interviews.ts';
import { invoices } from './invoices.ts';
import { jobs } from './jobs.ts';
import { jobViews } from './jobViews.ts';
import { mails } from './mails.ts';
import { maintenances } from './maintenances.ts';
import { newsletterSubscriptions } from './newsletterSubscriptions.ts';
import { notifications } from './notifications.ts';
import type { Noun, Row, RowOf } from './noun.ts';
import { paymentMethods } from './paymentMethods.ts';
import { pipelineEntries } from './pipelineEntries.ts';
import { plans } from './plans.ts';
import { platformDays } from './platformDays.ts';
import { policies } from './policies.ts';
import { preferences } from './preferences.ts';
import { profileViews } from './profileViews.ts';
import { proposals } from './proposals.ts';
import { reportSchedules } from './reportSchedules.ts';
import { reports } from './reports.ts';
import { reportTemplates } from './reportTemplates.ts';
import { requestSteps } from './requestSteps.ts';
import { requests } from './requests.ts';
import { responseTemplates } from './responseTemplates.ts';
import { roles } from './roles.ts';
import { savedSearches } from './savedSearches.ts';
import { searches } from './searches.ts';
import { searchFeedback } from './searchFeedback.ts';
import { signUpRequests } from './signUpRequests.ts';
import { stageChanges } from './stageChanges.ts';
import { subscriptions } from './subscriptions.ts';
import { talentPoolMembers } from './talentPoolMembers.ts';
import { talentPools } from './talentPools.ts';
import { ticketEvents } from './ticketEvents.ts';
import { ticketResponses } from './ticketResponses.ts';
import { tickets } from './tickets.ts';
import { transactions } from './transactions.ts';
import { unknownSkills } from './unknownSkills.ts';
import { users } from './users.ts';
import { verificationDocuments } from './verificationDocuments.ts';
import { verificationRequests } from './verificationRequests.ts';

/** All nouns, parents before the nouns that refer to them. */
const nouns = {
  companies,
  users,
  roles,
  verificationRequests,
  verificationDocuments,
  signUpRequests,
  newsletterSubscriptions,
  contactMessages,
  candidates,
  requests,
  proposals,
  requestSteps,
  holds,
  calendarLinks,
  contractTemplates,
  contracts,
  contractDocuments,
  jobs,
  applications,
  pipelineEntries,
  stageChanges,
  interviews,
  talentPools,
  talentPoolMembers,
  savedSearches,
  tickets,
  ticketResponses,
  ticketEvents,
  responseTemplates,
  reports,
  reportSchedules,
  reportTemplates,
  plans,
  subscriptions,
  invoices,
  transactions,
  paymentMethods,
  auditLogs,
  auditVerifications,
  incidents,
  incidentEvents,
  policies,
  complianceFrameworks,
  integrations,
  featureToggles,
  preferences,
  activities,
  notifications,
  mails,
  profileViews,
  jobViews,
  searches,
  searchFeedback,
  unknownSkills,
  platformDays,
  maintenances,
  featureDays,
} as const;

export type NounName = keyof typeof nouns;
export type Rows = { [N in NounName]: RowOf<(typeof nouns)[N]> };
/** A row of this noun, or of any noun where it is not known which one. */
export type RowIn<N extends NounName> = NounName extends N ? Row : Rows[N];
export const nounNames = Object.keys(nouns) as NounName[];

export const isNounName = (word: string): word is NounName => Object.hasOwn(nouns, word);
/** The declaration of a noun, without its field types. */
export const nounOf = (name: NounName): Noun => nouns[name] as unknown as Noun;
/** Nouns whose rows have a file. */
export const fileNouns: readonly NounName[] = nounNames.filter((noun) => nounOf(noun).file);
