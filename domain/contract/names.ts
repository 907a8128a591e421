import type { NounName, OwnNounName } from './index.ts';
import type { Noun } from './noun.ts';

/** The product's own nouns that belong to one of its plugins, by plugin. */
export const nounsOfPlugins = {
  support: ['tickets', 'ticketResponses', 'ticketEvents', 'responseTemplates'],
  reports: ['reports', 'reportSchedules', 'reportTemplates'],
  security: ['auditVerifications', 'incidents', 'incidentEvents', 'policies', 'complianceFrameworks'],
  billing: [
    'plans',
    'subscriptions',
    'invoices',
    'bankStatements',
    'bankEntries',
    'transactions',
    'paymentMethods',
    'accountingPeriods',
  ],
  recommendations: ['searches', 'searchFeedback'],
  pipeline: [
    'pipelineEntries',
    'stageChanges',
    'interviews',
    'interviewParticipants',
    'scorecards',
    'hireReviews',
  ],
} as const satisfies Record<string, readonly OwnNounName[]>;
export type NounOf<P extends keyof typeof nounsOfPlugins> = (typeof nounsOfPlugins)[P][number];

/**
 * Names of the product's own nouns, parents before the nouns that refer to them. `index.ts` has the declarations, which
 * what a page shows first does without.
 */
export const ownNounNames = [
  'companies',
  'users',
  'roles',
  'apiKeys',
  'verificationRequests',
  'verificationDocuments',
  'signUpRequests',
  'newsletterSubscriptions',
  'contactMessages',
  'customFields',
  'candidates',
  'candidateDocuments',
  'candidateDocumentTexts',
  'hotLists',
  'hotListRecipients',
  'hotListQuestions',
  'hotListOptOuts',
  'jobs',
  'requisitions',
  'requests',
  'proposals',
  'quoteRounds',
  'requestSteps',
  'holds',
  'calendarLinks',
  'contractTemplates',
  'contracts',
  'contractDocuments',
  'rateCards',
  'conversations',
  'conversationMessages',
  'conversationReaders',
  'amendments',
  'disputes',
  'providerInvoices',
  'timesheets',
  'envelopes',
  'signers',
  'signingEvents',
  'applications',
  ...nounsOfPlugins.pipeline,
  'talentPools',
  'talentPoolMembers',
  'candidateTags',
  'tasks',
  'savedSearches',
  ...nounsOfPlugins.support,
  ...nounsOfPlugins.reports,
  ...nounsOfPlugins.billing,
  'auditLogs',
  ...nounsOfPlugins.security,
  'integrations',
  'featureToggles',
  'preferences',
  'activities',
  'notifications',
  'follows',
  'mails',
  'profileViews',
  'reveals',
  'jobViews',
  ...nounsOfPlugins.recommendations,
  'unknownSkills',
  'platformDays',
  'maintenances',
  'featureDays',
  'benchModels',
  'agreedRates',
] as const satisfies readonly OwnNounName[];

const own: ReadonlySet<string> = new Set(ownNounNames);
const ofPlugins: ReadonlySet<string> = new Set(Object.values(nounsOfPlugins).flat());
/** The product's own nouns that belong to none of its plugins. */
export const coreNouns: readonly OwnNounName[] = ownNounNames.filter((noun) => !ofPlugins.has(noun));

const names: NounName[] = [...ownNounNames];
let used: ReadonlySet<string> = own;
let added: ReadonlyMap<string, Noun> = new Map();

/** The nouns in use: all of the product's own, until `installPlugins` sets those of the plugins that are on. */
export const nounNames: readonly NounName[] = names;
export const isNounName = (word: string): word is NounName => used.has(word);
/** Whether the noun is the product's own, not one of a third-party plugin. */
export const isOwnNoun = (word: string): word is OwnNounName => own.has(word);
/** The nouns that can have rows: those in use, and the product's own nouns whose plugin is off. */
export const storedNouns = (): NounName[] => [...new Set([...ownNounNames, ...nounNames])];
/** The declaration of a noun of a third-party plugin that is on. */
export const addedNoun = (name: string): Noun | undefined => added.get(name);

/**
 * Sets the nouns in use: the product's own in their order, then those of other plugins, parents first. Lists made from
 * `nounNames` before this call are out of date.
 */
export const setNouns = (own: readonly OwnNounName[], others: ReadonlyMap<string, Noun>): void => {
  added = others;
  const on: ReadonlySet<string> = new Set(own);
  names.splice(
    0,
    names.length,
    ...([...ownNounNames.filter((name) => on.has(name)), ...others.keys()] as NounName[]),
  );
  used = new Set(names);
};
