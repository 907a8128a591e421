import { companySupport } from './companySupport.ts';
import { hiring } from './hiring.ts';
import { hiringAnalytics } from './hiringAnalytics.ts';
import { jobPostings } from './jobPostings.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { pipeline } from './pipeline.ts';
import { recommendations } from './recommendations.ts';
import { recruiter } from './recruiter.ts';
import { recruiterSettings } from './recruiterSettings.ts';
import { talent } from './talent.ts';

/** Texts that only the recruiter's console uses, in English. They are loaded with its code. */
export const ofRecruiter = {
  companySupport,
  hiring,
  hiringAnalytics,
  jobPostings,
  orders,
  payments,
  pipeline,
  recommendations,
  recruiter,
  recruiterSettings,
  talent,
};
