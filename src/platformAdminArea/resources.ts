import { activities } from '../resources/activities/index.tsx';
import { auditLogs } from '../resources/auditLogs/index.tsx';
import { auditVerifications } from '../resources/auditVerifications/index.ts';
import { candidates } from '../resources/candidates/index.ts';
import { complianceFrameworks } from '../resources/complianceFrameworks/index.ts';
import { contactMessages } from '../resources/contactMessages/index.ts';
import { contracts } from '../resources/contracts/index.ts';
import { contractTemplates } from '../resources/contractTemplates/index.ts';
import { disputes } from '../resources/disputes/index.ts';
import { featureToggles } from '../resources/featureToggles/index.ts';
import { incidentEvents } from '../resources/incidentEvents/index.ts';
import { incidents } from '../resources/incidents/index.ts';
import { integrations } from '../resources/integrations/index.ts';
import { interviews } from '../resources/interviews/index.ts';
import { jobs } from '../resources/jobs/index.ts';
import { mails } from '../resources/mails/index.ts';
import { newsletterSubscriptions } from '../resources/newsletterSubscriptions/index.ts';
import { notifications } from '../resources/notifications/index.ts';
import { pipelineEntries } from '../resources/pipelineEntries/index.ts';
import { policies } from '../resources/policies/index.ts';
import { preferences } from '../resources/preferences/index.ts';
import { providerInvoices } from '../resources/providerInvoices/index.ts';
import { rateCards } from '../resources/rateCards/index.ts';
import { reportSchedules } from '../resources/reportSchedules/index.ts';
import { reports } from '../resources/reports/index.ts';
import { reportTemplates } from '../resources/reportTemplates/index.ts';
import { requests } from '../resources/requests/index.ts';
import { responseTemplates } from '../resources/responseTemplates/index.ts';
import { roles } from '../resources/roles/index.ts';
import { signUpRequests } from '../resources/signUpRequests/index.ts';
import { stageChanges } from '../resources/stageChanges/index.ts';
import { ticketEvents } from '../resources/ticketEvents/index.ts';
import { ticketResponses } from '../resources/ticketResponses/index.ts';
import { timesheets } from '../resources/timesheets/index.ts';
import { unknownSkills } from '../resources/unknownSkills/index.ts';
import { users } from '../resources/users/index.ts';
import { verificationRequests } from '../resources/verificationRequests/index.ts';

/** The nouns behind the sidebar's entries. */
export const mainResources = [users, reports];

/** All other nouns, grouped by topic; their lists are under All data. */
export const otherResources = {
  market: [
    candidates,
    jobs,
    requests,
    contracts,
    rateCards,
    timesheets,
    providerInvoices,
    disputes,
    contractTemplates,
    pipelineEntries,
    interviews,
    stageChanges,
    unknownSkills,
  ],
  people: [
    signUpRequests,
    verificationRequests,
    roles,
    contactMessages,
    newsletterSubscriptions,
    notifications,
    preferences,
  ],
  support: [ticketResponses, ticketEvents, responseTemplates, reportSchedules, reportTemplates, activities],
  security: [
    auditLogs,
    auditVerifications,
    incidents,
    incidentEvents,
    policies,
    complianceFrameworks,
    integrations,
    featureToggles,
    mails,
  ],
} as const;
