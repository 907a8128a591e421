import { access } from './access.ts';
import { admin } from './admin.ts';
import { backgroundJobs } from './backgroundJobs.ts';
import { billing } from './billing.ts';
import { erasure } from './erasure.ts';
import { hiring } from './hiring.ts';
import { payments } from './payments.ts';
import { platformAnalytics } from './platformAnalytics.ts';
import { platformDashboard } from './platformDashboard.ts';
import { recommendations } from './recommendations.ts';
import { reportsPage } from './reportsPage.ts';
import { reportQuestions, scheduledReports } from './scheduledReports.ts';
import { security } from './security.ts';
import { support } from './support.ts';

/** Texts that only the operator's console uses, in English. They are loaded with its code. */
export const ofPlatform = {
  access,
  admin,
  backgroundJobs,
  billing,
  support,
  erasure,
  hiring,
  payments,
  platformAnalytics,
  platformDashboard,
  recommendations,
  reportQuestions,
  reportsPage,
  scheduledReports,
  security,
};
