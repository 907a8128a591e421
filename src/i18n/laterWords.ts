import type english from '../../locales/en/laterPages.json';

export type LaterWords = typeof english;

/**
 * The groups of texts that no page says before the first page that is loaded when it is opened. Only English is
 * split like this, because the others are loaded in one piece anyway.
 */
const groups: ReadonlySet<string> = new Set<keyof LaterWords>([
  'access',
  'agreedRates',
  'auditRows',
  'backgroundJobs',
  'banking',
  'billing',
  'books',
  'clientInvoices',
  'companies',
  'companySupport',
  'confirmItsYou',
  'contractsPage',
  'conversations',
  'customFields',
  'deals',
  'demandAnalytics',
  'demo',
  'deployments',
  'disputes',
  'erasure',
  'fairness',
  'findings',
  'firstSteps',
  'follow',
  'forms',
  'handOver',
  'hireReviews',
  'hiringAnalytics',
  'hotLists',
  'invoicePaper',
  'invoicing',
  'mailsPage',
  'maintenanceSettings',
  'masking',
  'modelCard',
  'needsYou',
  'orders',
  'payments',
  'people',
  'plans',
  'platformAnalytics',
  'platformSettings',
  'rateCards',
  'reading',
  'recruiterSettings',
  'reportQuestions',
  'requests',
  'requisitions',
  'resumesPanel',
  'scheduledReports',
  'sealPanel',
  'settings',
  'signUpsPage',
  'skillUses',
  'support',
  'talentPoolPage',
  'team',
  'timesheets',
  'unknownSkills',
  'verification',
]);

let loaded: LaterWords | undefined;

export const laterWords = (): LaterWords | undefined => loaded;

export const isLaterWord = (key: string): boolean => groups.has(key.slice(0, key.indexOf('.')));

/** Loads these texts, once. */
export const loadLaterWords = async (): Promise<void> => {
  loaded ??= (await import('../../locales/en/laterPages.json')).default;
};
