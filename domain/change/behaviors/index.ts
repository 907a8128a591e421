import type { NounName, OwnNounName, Rows } from '../../contract/index.ts';
import { type Registry, registry } from '../../contract/registry.ts';
import type { Behavior } from '../behavior.ts';
import { amendments } from './amendments.ts';
import { applications } from './applications.ts';
import { bankStatements } from './bankStatements.ts';
import { candidateDocuments } from './candidateDocuments.ts';
import { candidates } from './candidates.ts';
import { candidateTags } from './candidateTags.ts';
import { companies } from './companies.ts';
import { contractDocuments } from './contractDocuments.ts';
import { contracts } from './contracts.ts';
import { conversationMessages } from './conversationMessages.ts';
import { customFields } from './customFields.ts';
import { disputes } from './disputes.ts';
import { envelopes } from './envelopes.ts';
import { follows } from './follows.ts';
import { hireReviews } from './hireReviews.ts';
import { holds } from './holds.ts';
import { hotListQuestions } from './hotListQuestions.ts';
import { hotListRecipients } from './hotListRecipients.ts';
import { hotLists } from './hotLists.ts';
import { incidents } from './incidents.ts';
import { integrations } from './integrations.ts';
import { interviews } from './interviews.ts';
import { invoices } from './invoices.ts';
import { jobs } from './jobs.ts';
import { maintenances } from './maintenances.ts';
import { newsletterSubscriptions } from './newsletterSubscriptions.ts';
import { paymentMethods } from './paymentMethods.ts';
import { pipelineEntries } from './pipelineEntries.ts';
import { plans } from './plans.ts';
import { preferences } from './preferences.ts';
import { proposals } from './proposals.ts';
import { providerInvoices } from './providerInvoices.ts';
import { quoteRounds } from './quoteRounds.ts';
import { rateCards } from './rateCards.ts';
import { reportSchedules } from './reportSchedules.ts';
import { reports, reportTemplates } from './reports.ts';
import { requestSteps } from './requestSteps.ts';
import { requests } from './requests.ts';
import { requisitions } from './requisitions.ts';
import { roles } from './roles.ts';
import { savedSearches } from './savedSearches.ts';
import { scorecards } from './scorecards.ts';
import { signers } from './signers.ts';
import { signingEvents } from './signingEvents.ts';
import { signUpRequests } from './signUpRequests.ts';
import { subscriptions } from './subscriptions.ts';
import { talentPoolMembers } from './talentPoolMembers.ts';
import { talentPools } from './talentPools.ts';
import { tasks } from './tasks.ts';
import { ticketResponses } from './ticketResponses.ts';
import { tickets } from './tickets.ts';
import { timesheets } from './timesheets.ts';
import { transactions } from './transactions.ts';
import { users } from './users.ts';
import { verificationDocuments } from './verificationDocuments.ts';
import { verificationRequests } from './verificationRequests.ts';

const behaviors: { [N in OwnNounName]?: Behavior<Rows[N]> } = {
  amendments,
  disputes,
  rateCards,
  hotLists,
  hotListRecipients,
  hotListQuestions,
  applications,
  bankStatements,
  candidates,
  candidateTags,
  companies,
  candidateDocuments,
  contractDocuments,
  contracts,
  conversationMessages,
  customFields,
  envelopes,
  holds,
  incidents,
  integrations,
  interviews,
  invoices,
  jobs,
  maintenances,
  newsletterSubscriptions,
  paymentMethods,
  pipelineEntries,
  plans,
  preferences,
  follows,
  proposals,
  providerInvoices,
  quoteRounds,
  reportSchedules,
  reportTemplates,
  reports,
  requestSteps,
  requests,
  requisitions,
  roles,
  savedSearches,
  hireReviews,
  scorecards,
  signUpRequests,
  signers,
  signingEvents,
  subscriptions,
  talentPoolMembers,
  talentPools,
  ticketResponses,
  tasks,
  tickets,
  timesheets,
  transactions,
  users,
  verificationDocuments,
  verificationRequests,
};

/** The behaviors of all nouns that there are. */
export const behaviorSet: Registry<Behavior> = registry<Behavior>(behaviors);

/** The behavior of a noun; empty where its declaration says everything. */
export const behaviorOf = (name: NounName): Behavior => behaviorSet.get(name) ?? none;
const none: Behavior = {};
