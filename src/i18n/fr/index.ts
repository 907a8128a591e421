import nouns from '../../../locales/fr/nouns.json';
import type { LanguageWords } from '../LanguageWords.ts';
import { access } from './access.ts';
import { activities } from './activities.ts';
import { admin } from './admin.ts';
import { analytics } from './analytics.ts';
import { auth } from './auth.ts';
import { backgroundJobs } from './backgroundJobs.ts';
import { bench } from './bench.ts';
import { benchCalendar } from './benchCalendar.ts';
import { billing } from './billing.ts';
import { companies } from './companies.ts';
import { companySupport } from './companySupport.ts';
import { contractsPage } from './contractsPage.ts';
import { erasure } from './erasure.ts';
import { frame } from './frame.ts';
import { hiring } from './hiring.ts';
import { hiringAnalytics } from './hiringAnalytics.ts';
import { invoicing } from './invoicing.ts';
import { jobPostings } from './jobPostings.ts';
import { maintenance } from './maintenance.ts';
import { openJobs } from './openJobs.ts';
import { orders } from './orders.ts';
import { pages } from './pages.ts';
import { payments } from './payments.ts';
import { people } from './people.ts';
import { pipeline } from './pipeline.ts';
import { plans } from './plans.ts';
import { platformAnalytics } from './platformAnalytics.ts';
import { platformDashboard } from './platformDashboard.ts';
import { platformSettings } from './platformSettings.ts';
import { provider } from './provider.ts';
import { recommendations } from './recommendations.ts';
import { recruiter } from './recruiter.ts';
import { recruiterSettings } from './recruiterSettings.ts';
import { reportsPage } from './reportsPage.ts';
import { requests } from './requests.ts';
import { reportQuestions, scheduledReports } from './scheduledReports.ts';
import { screens } from './screens.ts';
import { security } from './security.ts';
import { sentences } from './sentences.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { support } from './support.ts';
import { talent } from './talent.ts';
import { verification } from './verification.ts';

/** French, with vous. docs/glossary.md has the word for each idea, and the spaces before punctuation. */
export const french: LanguageWords = {
  frame,
  catalogue: {
    access,
    admin,
    activities,
    analytics,
    auth,
    backgroundJobs,
    bench,
    benchCalendar,
    billing,
    invoicing,
    companies,
    contractsPage,
    companySupport,
    support,
    erasure,
    hiring,
    hiringAnalytics,
    jobPostings,
    openJobs,
    orders,
    pages,
    payments,
    people,
    pipeline,
    plans,
    platformAnalytics,
    platformDashboard,
    platformSettings,
    provider,
    recommendations,
    recruiter,
    recruiterSettings,
    reportsPage,
    requests,
    reportQuestions,
    scheduledReports,
    screens,
    security,
    settings,
    shell,
    talent,
    maintenance,
    verification,
  },
  nouns,
  sentences,
};
