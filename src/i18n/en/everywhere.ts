import { activitySentences as activities } from '../../../domain/change/notifications/activitySentences.ts';
import { analytics } from './analytics.ts';
import { auth } from './auth.ts';
import { companies } from './companies.ts';
import { contractsPage } from './contractsPage.ts';
import { invoicing } from './invoicing.ts';
import { maintenance } from './maintenance.ts';
import { pages } from './pages.ts';
import { people } from './people.ts';
import { plans } from './plans.ts';
import { platformSettings } from './platformSettings.ts';
import { requests } from './requests.ts';
import { screens } from './screens.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { verification } from './verification.ts';

/** Texts that every console uses, in English. */
export const everywhere = {
  activities,
  analytics,
  auth,
  companies,
  contractsPage,
  invoicing,
  pages,
  people,
  plans,
  platformSettings,
  requests,
  screens,
  settings,
  shell,
  maintenance,
  verification,
};
