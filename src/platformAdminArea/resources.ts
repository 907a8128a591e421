import { activities } from '../resources/activities/index.tsx';
import { candidates } from '../resources/candidates/index.ts';
import { contactMessages } from '../resources/contactMessages/index.ts';
import { contracts } from '../resources/contracts/index.ts';
import { contractTemplates } from '../resources/contractTemplates/index.ts';
import { disputes } from '../resources/disputes/index.ts';
import { featureToggles } from '../resources/featureToggles/index.ts';
import { integrations } from '../resources/integrations/index.ts';
import { interviews } from '../resources/interviews/index.ts';
import { jobs } from '../resources/jobs/index.ts';
import { mails } from '../resources/mails/index.ts';
import { newsletterSubscriptions } from '../resources/newsletterSubscriptions/index.ts';
import { notifications } from '../resources/notifications/index.ts';
import { pipelineEntries } from '../resources/pipelineEntries/index.ts';
import { preferences } from '../resources/preferences/index.ts';
import { providerInvoices } from '../resources/providerInvoices/index.ts';
import { rateCards } from '../resources/rateCards/index.ts';
import { requests } from '../resources/requests/index.ts';
import { roles } from '../resources/roles/index.ts';
import { signUpRequests } from '../resources/signUpRequests/index.ts';
import { stageChanges } from '../resources/stageChanges/index.ts';
import { timesheets } from '../resources/timesheets/index.ts';
import { unknownSkills } from '../resources/unknownSkills/index.ts';
import { verificationRequests } from '../resources/verificationRequests/index.ts';

/** Nouns without a sidebar entry, grouped by topic; their lists are under All Data, with those that plugins add. */
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
  support: [activities],
  security: [integrations, featureToggles, mails],
} as const;
