import type { UserType } from '../../domain/contract/userTypes.ts';
import type operator from '../../locales/en/laterOperator.json';
import type everywhere from '../../locales/en/laterPages.json';
import type recruiter from '../../locales/en/laterRecruiter.json';
import { openedConsoles } from './openedConsoles.ts';

type LaterWords = typeof everywhere & typeof recruiter & typeof operator;

/**
 * The groups of texts that no page says before the first page that is loaded when it is opened. Only English is
 * split like this, because the others are loaded in one piece anyway.
 */
const groups: ReadonlySet<string> = new Set<keyof LaterWords>([
  ...([
    'access',
    'agreedRates',
    'auditRows',
    'clientInvoices',
    'companies',
    'companySupport',
    'confirmItsYou',
    'contractsPage',
    'conversations',
    'customFields',
    'demandAnalytics',
    'demo',
    'deployments',
    'disputes',
    'erasure',
    'findings',
    'firstSteps',
    'follow',
    'forms',
    'handOver',
    'hireReviews',
    'hotLists',
    'invoicePaper',
    'invoicing',
    'masking',
    'modelCard',
    'needsYou',
    'orders',
    'payments',
    'people',
    'plans',
    'platformSettings',
    'rateCards',
    'requests',
    'resumesPanel',
    'settings',
    'skillUses',
    'team',
    'timesheets',
    'verification',
  ] satisfies (keyof typeof everywhere)[]),
  ...([
    'hiringAnalytics',
    'reading',
    'recruiterSettings',
    'requisitions',
    'talentPoolPage',
  ] satisfies (keyof typeof recruiter)[]),
  ...([
    'backgroundJobs',
    'banking',
    'billing',
    'books',
    'deals',
    'fairness',
    'mailsPage',
    'maintenanceSettings',
    'platformAnalytics',
    'reportQuestions',
    'scheduledReports',
    'sealPanel',
    'signUpsPage',
    'support',
    'unknownSkills',
  ] satisfies (keyof typeof operator)[]),
]);

/** Texts of later pages that only one console says. */
const ofConsole: Partial<Record<UserType, () => Promise<{ default: object }>>> = {
  recruiter: () => import('../../locales/en/laterRecruiter.json'),
  admin: () => import('../../locales/en/laterOperator.json'),
};

let loaded: Partial<LaterWords> | undefined;
let loadedFor = 0;

/** What is loaded, as a new object each time that there is more. */
export const laterWords = (): Partial<LaterWords> | undefined => loaded;

export const isLaterWord = (key: string): boolean => groups.has(key.slice(0, key.indexOf('.')));

/** Loads these texts for the consoles that have been opened, once. */
export const loadLaterWords = async (): Promise<void> => {
  const consoles = [...openedConsoles];
  if (loaded && loadedFor === consoles.length) return;
  const texts = await Promise.all([
    import('../../locales/en/laterPages.json'),
    ...consoles.map((userType) => ofConsole[userType]?.()),
  ]);
  loaded = Object.assign({}, ...texts.map((text) => text?.default));
  loadedFor = consoles.length;
};
