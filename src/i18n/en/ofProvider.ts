import { bench } from './bench.ts';
import { benchCalendar } from './benchCalendar.ts';
import { companySupport } from './companySupport.ts';
import { erasure } from './erasure.ts';
import { openJobs } from './openJobs.ts';
import { orders } from './orders.ts';
import { provider } from './provider.ts';
import { security } from './security.ts';

/** Texts that only the provider's console uses, in English. They are loaded with its code. */
export const ofProvider = {
  bench,
  benchCalendar,
  erasure,
  companySupport,
  openJobs,
  orders,
  provider,
  security,
};
