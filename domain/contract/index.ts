import { apiKeys } from './accounts/apiKeys.ts';
import { companies } from './accounts/companies.ts';
import { contactMessages } from './accounts/contactMessages.ts';
import { newsletterSubscriptions } from './accounts/newsletterSubscriptions.ts';
import { roles } from './accounts/roles.ts';
import { signUpRequests } from './accounts/signUpRequests.ts';
import { users } from './accounts/users.ts';
import { verificationDocuments } from './accounts/verificationDocuments.ts';
import { verificationRequests } from './accounts/verificationRequests.ts';
import { accountingPeriods } from './billing/accountingPeriods.ts';
import { bankEntries } from './billing/bankEntries.ts';
import { bankStatements } from './billing/bankStatements.ts';
import { invoices } from './billing/invoices.ts';
import { paymentMethods } from './billing/paymentMethods.ts';
import { plans } from './billing/plans.ts';
import { providerInvoices } from './billing/providerInvoices.ts';
import { subscriptions } from './billing/subscriptions.ts';
import { transactions } from './billing/transactions.ts';
import { calendarLinks } from './candidates/calendarLinks.ts';
import { candidateDocuments } from './candidates/candidateDocuments.ts';
import { candidateDocumentTexts } from './candidates/candidateDocumentTexts.ts';
import { candidates } from './candidates/candidates.ts';
import { holds } from './candidates/holds.ts';
import { profileViews } from './candidates/profileViews.ts';
import { reveals } from './candidates/reveals.ts';
import { unknownSkills } from './candidates/unknownSkills.ts';
import { customFields } from './customFields/customFields.ts';
import { amendments } from './deals/amendments.ts';
import { contractDocuments } from './deals/contractDocuments.ts';
import { contracts } from './deals/contracts.ts';
import { contractTemplates } from './deals/contractTemplates.ts';
import { conversationMessages } from './deals/conversationMessages.ts';
import { conversationReaders } from './deals/conversationReaders.ts';
import { conversations } from './deals/conversations.ts';
import { disputes } from './deals/disputes.ts';
import { envelopes } from './deals/envelopes.ts';
import { proposals } from './deals/proposals.ts';
import { quoteRounds } from './deals/quoteRounds.ts';
import { rateCards } from './deals/rateCards.ts';
import { requestSteps } from './deals/requestSteps.ts';
import { requests } from './deals/requests.ts';
import { requisitions } from './deals/requisitions.ts';
import { signers } from './deals/signers.ts';
import { signingEvents } from './deals/signingEvents.ts';
import { timesheets } from './deals/timesheets.ts';
import { applications } from './hiring/applications.ts';
import { candidateTags } from './hiring/candidateTags.ts';
import { hireReviews } from './hiring/hireReviews.ts';
import { interviewParticipants } from './hiring/interviewParticipants.ts';
import { interviews } from './hiring/interviews.ts';
import { jobs } from './hiring/jobs.ts';
import { jobViews } from './hiring/jobViews.ts';
import { pipelineEntries } from './hiring/pipelineEntries.ts';
import { savedSearches } from './hiring/savedSearches.ts';
import { scorecards } from './hiring/scorecards.ts';
import { searches } from './hiring/searches.ts';
import { searchFeedback } from './hiring/searchFeedback.ts';
import { stageChanges } from './hiring/stageChanges.ts';
import { talentPoolMembers } from './hiring/talentPoolMembers.ts';
import { talentPools } from './hiring/talentPools.ts';
import { tasks } from './hiring/tasks.ts';
import { hotListOptOuts } from './hotLists/hotListOptOuts.ts';
import { hotListQuestions } from './hotLists/hotListQuestions.ts';
import { hotListRecipients } from './hotLists/hotListRecipients.ts';
import { hotLists } from './hotLists/hotLists.ts';
import { addedNoun, isOwnNoun, ownNounNames } from './names.ts';
import type { Noun, Row, RowOf } from './noun.ts';
import { activities } from './platform/activities.ts';
import { agreedRates } from './platform/agreedRates.ts';
import { benchModels } from './platform/benchModels.ts';
import { featureDays } from './platform/featureDays.ts';
import { featureToggles } from './platform/featureToggles.ts';
import { follows } from './platform/follows.ts';
import { integrations } from './platform/integrations.ts';
import { mails } from './platform/mails.ts';
import { maintenances } from './platform/maintenances.ts';
import { notifications } from './platform/notifications.ts';
import { platformDays } from './platform/platformDays.ts';
import { preferences } from './platform/preferences.ts';
import { reportSchedules } from './reports/reportSchedules.ts';
import { reports } from './reports/reports.ts';
import { reportTemplates } from './reports/reportTemplates.ts';
import { auditLogs } from './security/auditLogs.ts';
import { auditVerifications } from './security/auditVerifications.ts';
import { complianceFrameworks } from './security/complianceFrameworks.ts';
import { incidentEvents } from './security/incidentEvents.ts';
import { incidents } from './security/incidents.ts';
import { policies } from './security/policies.ts';
import { responseTemplates } from './support/responseTemplates.ts';
import { ticketEvents } from './support/ticketEvents.ts';
import { ticketResponses } from './support/ticketResponses.ts';
import { tickets } from './support/tickets.ts';

/** The declarations of the product's own nouns, its plugins' among them. */
const nouns = {
  companies,
  users,
  roles,
  apiKeys,
  verificationRequests,
  verificationDocuments,
  signUpRequests,
  newsletterSubscriptions,
  contactMessages,
  customFields,
  candidates,
  candidateDocuments,
  candidateDocumentTexts,
  hotLists,
  hotListRecipients,
  hotListQuestions,
  hotListOptOuts,
  jobs,
  requisitions,
  requests,
  proposals,
  quoteRounds,
  requestSteps,
  holds,
  calendarLinks,
  contractTemplates,
  contracts,
  contractDocuments,
  rateCards,
  conversations,
  conversationMessages,
  conversationReaders,
  amendments,
  disputes,
  providerInvoices,
  timesheets,
  envelopes,
  signers,
  signingEvents,
  applications,
  pipelineEntries,
  stageChanges,
  interviews,
  interviewParticipants,
  scorecards,
  hireReviews,
  talentPools,
  talentPoolMembers,
  candidateTags,
  tasks,
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
  bankStatements,
  bankEntries,
  transactions,
  paymentMethods,
  accountingPeriods,
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
  follows,
  mails,
  profileViews,
  reveals,
  jobViews,
  searches,
  searchFeedback,
  unknownSkills,
  platformDays,
  maintenances,
  featureDays,
  benchModels,
  agreedRates,
} as const;

export { coreNouns, isNounName, isOwnNoun, nounNames, setNouns, storedNouns } from './names.ts';

export type OwnNounName = keyof typeof nouns;
export type OwnFields<N extends OwnNounName> = (typeof nouns)[N]['fields'];
/** The nouns of plugins, by name: each plugin adds its own by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: only an interface can be extended from outside
export interface PluginNouns {}
type Nouns = typeof nouns & PluginNouns;
export type NounName = keyof Nouns;
export type Rows = { [N in NounName]: RowOf<Nouns[N]> };
/** A row of this noun, or of any noun where it is not known which one. */
export type RowIn<N extends NounName> = NounName extends N ? Row : Rows[N];

/** The product's own nouns, whichever of its plugins are on. */
export const ownNouns: Readonly<Record<OwnNounName, Noun>> = nouns;
/** The declaration of a noun, including the product's own nouns whose plugin is off. */
export const nounOf = (name: NounName): Noun => {
  const noun = addedNoun(name) ?? (isOwnNoun(name) ? ownNouns[name] : undefined);
  if (!noun) throw new Error(`No plugin that is on declares the noun ${name}`);
  return noun;
};
/** The product's own nouns whose rows have a file. */
export const fileNouns = ownNounNames.filter((noun) => ownNouns[noun].file);
