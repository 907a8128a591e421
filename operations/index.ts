import { z } from 'zod';
import {
  electronicInvoiceAnswer,
  electronicInvoiceSchema,
} from '../domain/billing/electronic/electronicInvoice.ts';
import { invoicePreview, invoicePreviewSchema } from '../domain/billing/tax/invoicePreview.ts';
import { type HandedOver, type OpenWork, workKinds } from '../domain/change/openWork.ts';
import { currencies } from '../domain/contract/billing/currencies.ts';
import type { EntryScorecards } from '../domain/contract/hiring/scorecards.ts';
import { languages } from '../domain/contract/languages.ts';
import type { Row } from '../domain/contract/noun.ts';
import type { KeptText } from '../domain/contract/platform/mails.ts';
import { maintenancePriorities } from '../domain/contract/platform/maintenances.ts';
import { platformOptions } from '../domain/contract/platform/platformOptions.ts';
import {
  type BackgroundJob,
  type BackgroundJobs,
  jobOutcomes,
  jobStates,
} from '../domain/health/backgroundJobs.ts';
import { checkNames, type Health, healthStates, healthUnits } from '../domain/health/health.ts';
import type { CandidateFacets } from '../domain/insight/candidateFacets.ts';
import { facetNames, facetsSchema } from '../domain/insight/facetsAsked.ts';
import type { FairnessReport } from '../domain/insight/fairness/fairness.ts';
import { fairnessVerdicts, groupings, selectionSteps } from '../domain/insight/fairness/steps.ts';
import { firstSteps } from '../domain/insight/firstSteps.ts';
import { askedRange } from '../domain/insight/platform/compared.ts';
import { type ProfileCompleteness, profileParts } from '../domain/insight/profileCompleteness.ts';
import type { QuoteFeedback } from '../domain/insight/quoteFeedback.ts';
import type { RateCap } from '../domain/insight/rateCaps.ts';
import { rateCapsSchema } from '../domain/insight/rateCapsAsked.ts';
import { type Timeline, timelineKinds, timelineSchema } from '../domain/insight/timeline.ts';
import type { Viewer } from '../domain/live/presence.ts';
import type { Announcement } from '../domain/maintenance/announcement.ts';
import type { CrewFit } from '../domain/matching/crew/crew.ts';
import { leftOutReasons } from '../domain/matching/crew/leftOut.ts';
import { type Applicants, applicantsSchema } from '../domain/matching/market/applicants.ts';
import type { Comparison } from '../domain/matching/market/comparison.ts';
import { type KnownName, knownNamesSchema } from '../domain/matching/market/knownNames.ts';
import { matchingAccess } from '../domain/matching/market/matchingAccess.ts';
import { type ProviderFit, providerFitSchema } from '../domain/matching/market/providerFit.ts';
import {
  type Ranked,
  type Recommendations,
  rankedSchema,
  recommendSchema,
  scoresSchema,
} from '../domain/matching/market/recommend.ts';
import type { RequestFit } from '../domain/matching/market/requestFit.ts';
import type { RollOffFit } from '../domain/matching/market/rollOffFit.ts';
import type { Match } from '../domain/matching/score.ts';
import { featureUseSchema, pageLoadSchema } from '../domain/measures/usage.ts';
import type { PersonalData } from '../domain/privacy/personalData.ts';
import { personNouns } from '../domain/privacy/personNouns.ts';
import type { ErasurePreview } from '../domain/privacy/preview.ts';
import { type AwardClashes, awardClashesSchema } from '../domain/query/awardClashes.ts';
import { type CommonHours, commonHoursSchema } from '../domain/query/commonHours.ts';
import { excerptsSchema, type ResumeExcerpt } from '../domain/query/resumeExcerpts.ts';
import type { Answer as ReportAnswer } from '../domain/reports/columns.ts';
import { type FeatureKey, featureKeys } from '../domain/settings/features.ts';
import type { Platform } from '../domain/settings/platform.ts';
import type { Vocabulary } from '../domain/skills/vocabulary.ts';
import { accountOperations } from './account.ts';
import { accountingPeriodOperations } from './accountingPeriods.ts';
import { bankStatementOperations } from './bankStatements.ts';
import { anything, id, nothing, text, words } from './inputs.ts';
import { integrationOperations } from './integrations.ts';
import { type AnswerTo, described, type Operation, ofNoun, operation } from './operation.ts';
import { pluginOperations } from './pluginOperations.ts';

const ofPerson = { noun: z.enum(personNouns), id };
const ofSecurity = 'For operators who hold security.write.';
const knownWords = z.array(z.object({ name: z.string(), count: z.int() }));

const health: z.ZodType<Health> = z.object({
  at: words,
  state: z.enum(healthStates),
  share: z.number(),
  checks: z.array(
    z.object({
      name: z.enum(checkNames),
      state: z.enum(healthStates),
      figures: z.array(
        z.object({
          name: words,
          value: z.union([z.number(), words, z.null()]),
          unit: z.enum(healthUnits),
        }),
      ),
    }),
  ),
});

const backgroundJob: z.ZodType<BackgroundJob> = z
  .object({
    name: words,
    state: z.enum(jobStates),
    startedAt: words.nullable(),
    durationMs: z.int().nullable(),
    outcome: z.enum(jobOutcomes).nullable(),
    lastError: words.nullable(),
    failures: z.int(),
    nextRun: words.nullable(),
    failedItems: z.array(z.object({ item: words, error: words, tries: z.int(), at: words })),
  })
  .meta({ id: 'BackgroundJob' });
const backgroundJobs: z.ZodType<BackgroundJobs> = z.object({
  at: words,
  place: z.enum(['server', 'browser']),
  jobs: z.array(backgroundJob),
});

const platform: z.ZodType<Platform> = z.object({
  timeZone: words,
  language: z.enum(languages).nullable(),
  dateFormat: z.enum(platformOptions.dateFormat).nullable(),
  currency: z.enum(currencies),
  currencies: z.array(z.enum(currencies)).readonly(),
  maxMegabytes: z.int(),
  sessionTimeout: z.enum(platformOptions.sessionTimeout),
  exchangeRates: z.partialRecord(z.enum(currencies), z.number()),
  features: z.object(
    Object.fromEntries(featureKeys.map((key) => [key, z.boolean()])) as Record<FeatureKey, z.ZodBoolean>,
  ),
});

const announcement: z.ZodType<Announcement | null> = z
  .object({
    id: words,
    version: z.int(),
    title: words,
    message: words.nullable(),
    priority: z.enum(maintenancePriorities),
    startsAt: words,
    endsAt: words,
    underWay: z.boolean(),
    at: words,
  })
  .nullable();

const recommendations = described<Recommendations>({
  id: 'Recommendations',
  type: 'object',
  required: ['searchId', 'criteria', 'weights', 'visible', 'passed', 'filteredOut', 'matches'],
  properties: {
    searchId: { type: ['string', 'null'] },
    matches: { type: 'array', items: { type: 'object' } },
  },
});

const reportAnswer = described<ReportAnswer>({
  id: 'ReportAnswer',
  type: 'object',
  required: ['columns', 'rows', 'total'],
  properties: {
    columns: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'field', 'measure', 'money', 'nameOf'],
        properties: {
          name: { type: 'string' },
          field: { type: ['string', 'null'] },
          measure: { type: ['string', 'null'] },
          money: { type: 'boolean' },
          nameOf: { type: ['string', 'null'], description: 'The column whose ids this one names' },
        },
      },
    },
    rows: { type: 'array', items: { type: 'array', items: {} } },
    total: { type: 'integer' },
  },
});

const crewFitAnswer = {
  type: 'object',
  required: ['crews', 'missing', 'isExact', 'leftOut'],
  properties: {
    crews: {
      type: 'array',
      items: {
        type: 'object',
        required: ['score', 'seats', 'totals', 'approximate', 'together', 'reasons'],
        properties: {
          score: { type: 'integer' },
          exact: { type: 'integer', description: 'The score in thousandths of a point' },
          seats: { type: 'array', items: { type: 'object' } },
          totals: { type: 'array', description: 'Hourly rates by currency', items: { type: 'object' } },
          approximate: {
            type: ['integer', 'null'],
            description: 'All of them in the currency of the requisition, by the platform’s exchange rates',
          },
          together: { type: 'array', description: 'Who has worked together', items: { type: 'array' } },
          reasons: {
            type: 'array',
            description: 'Their points add up to the score',
            items: { type: 'object' },
          },
        },
      },
    },
    missing: { type: 'array', description: 'Roles for which there is nobody', items: { type: 'object' } },
    isExact: { type: 'boolean', description: 'Whether every possible crew was compared' },
    leftOut: {
      type: 'array',
      description: 'How many candidates who fit cannot be proposed, by reason',
      items: {
        type: 'object',
        properties: { reason: { type: 'string', enum: [...leftOutReasons] }, count: { type: 'integer' } },
      },
    },
  },
};
const mostQuoted = 20;
const matchingStatuses = { 503: 'The index is being built. Try again after `Retry-After`.' };

const share = { type: 'number', minimum: 0, maximum: 1 };
const fairnessAnswer = described<FairnessReport>({
  type: 'object',
  required: ['period', 'searches', 'names', 'considered', 'selected', 'rows'],
  properties: {
    period: {
      type: 'object',
      required: ['from', 'to'],
      properties: { from: { type: 'string', format: 'date' }, to: { type: 'string', format: 'date' } },
    },
    searches: { type: 'integer' },
    names: { type: 'object', additionalProperties: { type: 'string' } },
    considered: { type: 'integer' },
    selected: {
      type: 'object',
      required: [...selectionSteps],
      properties: Object.fromEntries(selectionSteps.map((step) => [step, { type: 'integer' }])),
    },
    rows: {
      type: 'array',
      items: {
        type: 'object',
        required: [
          'by',
          'group',
          'step',
          'considered',
          'selected',
          'rate',
          'low',
          'high',
          'ratio',
          'verdict',
        ],
        properties: {
          by: { type: 'string', enum: [...groupings] },
          group: { type: 'string' },
          step: { type: 'string', enum: [...selectionSteps] },
          considered: { type: 'integer' },
          selected: { type: 'integer' },
          rate: share,
          low: share,
          high: share,
          ratio: { type: ['number', 'null'] },
          verdict: { type: 'string', enum: [...fairnessVerdicts] },
        },
      },
    },
  },
});
const skillAsked = {
  type: 'object',
  required: ['skill', 'searches'],
  properties: { skill: { type: 'string' }, searches: { type: 'integer' } },
};

/** The operations of the consoles, by their method name on the data provider. */
export const operations = {
  ...accountOperations,
  ...accountingPeriodOperations,
  ...bankStatementOperations,
  ...integrationOperations,
  platformHealth: operation({
    method: 'GET',
    path: '/platform/health',
    access: { noun: 'platformDays', verb: 'list' },
    input: nothing,
    answer: health,
    tag: 'platformDays',
    summary: 'The health of the server, measured now',
    description:
      'For operators. Each check has a state and the figures behind it; `share` is the fraction of checks that are fine.',
  }),
  backgroundJobs: operation({
    method: 'GET',
    path: '/platform/backgroundJobs',
    access: { noun: 'platformDays', verb: 'list' },
    input: nothing,
    answer: backgroundJobs,
    tag: 'platformDays',
    summary: 'The background jobs, with their last and next runs',
    description:
      'For operators. A job is `idle`, `due` until a process takes it, or `running`. Without `nextRun` it runs whenever there is work in its queue.',
  }),
  runBackgroundJob: operation({
    method: 'POST',
    path: '/platform/backgroundJobs/{name}/run',
    access: { noun: 'platformDays', verb: 'list' },
    byKey: false,
    input: z.strictObject({ name: z.string().min(1).max(60) }),
    answer: backgroundJob,
    repeatable: true,
    tag: 'platformDays',
    summary: 'Run a background job now',
    description:
      'For operators who hold platform.write. Answers at once; `GET /platform/backgroundJobs` shows the outcome. A job that is already running gets 409.',
  }),
  platform: operation({
    method: 'GET',
    path: '/settings',
    access: 'public',
    input: anything,
    answer: platform,
    tag: 'preferences',
    summary: 'The platform-wide settings',
    description:
      'Time zone and date format, default language and currency, the currencies in use, maximum file size, session timeout, and which features are on. A change appears here within a second.',
  }),
  maintenance: operation({
    method: 'GET',
    path: '/maintenance',
    access: 'public',
    input: anything,
    answer: announcement,
    enveloped: 'maintenance',
    tag: 'maintenances',
    summary: 'The current or next maintenance window, or null',
    description:
      'During maintenance, every write by anyone but an operator gets 503 with the code Maintenance and `Retry-After`.',
  }),
  notePageLoad: operation({
    method: 'POST',
    path: '/usage/pageLoads',
    access: 'signedIn',
    limits: ['pageLoads'],
    input: pageLoadSchema,
    tag: 'platformDays',
    summary: 'Record how long a page took to load in a browser',
    description: 'Once per page, in milliseconds.',
  }),
  noteUse: operation({
    method: 'POST',
    path: '/usage/features',
    access: 'signedIn',
    limits: ['featureUses'],
    input: featureUseSchema,
    tag: 'platformDays',
    summary: 'Record the use of a feature that creates no row',
  }),
  vocabulary: operation({
    method: 'GET',
    path: '/vocabulary',
    access: 'signedIn',
    byKey: 'market.read',
    onlyReads: true,
    input: nothing,
    answer: z.object({ skills: knownWords, locations: knownWords }) satisfies z.ZodType<Vocabulary>,
    tag: 'candidates',
    summary: 'Skills and locations to choose from, most frequent first',
  }),
  personalData: operation({
    method: 'POST',
    path: '/{noun}/{id}/personalData',
    access: ofNoun('show', 'admin'),
    byKey: false,
    large: true,
    input: z.strictObject(ofPerson),
    answer: described<PersonalData>({ type: 'object' }),
    tag: 'privacy',
    summary: 'Export everything stored about a person, and record the export',
    description: ofSecurity,
  }),
  erasurePreview: operation({
    method: 'GET',
    path: '/{noun}/{id}/erasure',
    access: ofNoun('show', 'admin'),
    byKey: false,
    large: true,
    input: z.strictObject(ofPerson),
    answer: described<ErasurePreview>({ type: 'object' }),
    tag: 'privacy',
    summary: 'What erasing a person would remove, replace and keep, or why it is refused',
    description: ofSecurity,
  }),
  erase: operation({
    method: 'POST',
    path: '/{noun}/{id}/erasure',
    access: ofNoun('show', 'admin'),
    byKey: false,
    freshProof: true,
    large: true,
    input: z.strictObject({
      ...ofPerson,
      name: z.string().default('').describe('The person’s name, as a confirmation'),
    }),
    answer: described<Row>({ type: 'object' }),
    repeatable: true,
    tag: 'privacy',
    summary: 'Erase a person for good',
    description: `${ofSecurity} Invoices and the audit log keep their references.`,
  }),
  mailText: operation({
    method: 'GET',
    path: '/mails/{id}/text',
    access: { noun: 'mails', verb: 'show' },
    input: z.strictObject({ id }),
    answer: z
      .object({ text: words, linkHidden: z.boolean() })
      .nullable() satisfies z.ZodType<KeptText | null>,
    enveloped: 'mailText',
    nullIfMissing: true,
    tag: 'mails',
    summary: 'The text of an outgoing mail, while it is kept',
  }),
  reportAnswer: operation({
    method: 'GET',
    path: '/reports/{id}/answer',
    access: { noun: 'reports', verb: 'show' },
    large: true,
    onlyReads: true,
    input: z.strictObject({ id }),
    answer: reportAnswer,
    tag: 'reports',
    summary: 'The columns and first 1,000 rows of a report',
    description: 'Amounts are in whole units of the currency beside them.',
  }),
  recommend: operation({
    method: 'POST',
    path: '/matching/searches',
    access: { noun: 'searches', verb: 'list', userType: 'recruiter' },
    feature: 'aiRecommendations',
    limits: ['searches'],
    input: recommendSchema,
    answer: recommendations,
    repeatable: true,
    tag: 'matching',
    summary: 'The best candidates for these criteria, with reasons',
    description:
      'For recruiters. The search is stored, unless `filteredOutBy` asks for the candidates that one filter excludes.',
    statuses: { 201: 'The results, stored as a search', 200: 'The results; not stored', ...matchingStatuses },
  }),
  keptSearch: operation({
    method: 'GET',
    path: '/matching/searches/{id}',
    access: { noun: 'searches', verb: 'show' },
    feature: 'aiRecommendations',
    input: z.strictObject({ id }),
    answer: recommendations,
    tag: 'matching',
    summary: 'A stored search as it was shown',
  }),
  fairness: operation({
    method: 'GET',
    path: '/matching/fairness',
    access: { noun: 'searches', verb: 'list', userType: 'admin' },
    large: true,
    onlyReads: true,
    input: askedRange,
    answer: fairnessAnswer,
    tag: 'matching',
    summary: 'How often candidates of each group are selected, and how that compares with the best group',
    description:
      'For operators. Of the candidates on the market in the period: in the first ten of a stored search, named by a request, interviewed, and hired; by country, identity, language of the summary, history and provider. `verdict` is `tooFew` for groups of fewer than 30 candidates or fewer than 5 expected selections.',
  }),
  knownNames: operation({
    method: 'POST',
    path: '/matching/names',
    access: matchingAccess,
    limits: ['searches'],
    input: knownNamesSchema,
    answer: z.object({ names: z.array(z.object({ name: words, known: words })) }) satisfies z.ZodType<{
      names: KnownName[];
    }>,
    tag: 'matching',
    summary: 'Which names in a text candidates list or mention',
    description:
      'For recruiters. Of names that the skill dictionary does not know, those that a search would find: a visible candidate lists them, or has all their words in one sentence of the summary. `known` is the name without words at its end that nobody has beside it. Counts as a search.',
    statuses: { 200: 'The names that are known; the others are left out', ...matchingStatuses },
  }),
  scores: operation({
    method: 'GET',
    path: '/matching/scores',
    access: matchingAccess,
    limits: ['scores'],
    input: scoresSchema,
    answer: described<Record<string, Match>>({ type: 'object', additionalProperties: { type: 'object' } }),
    tag: 'matching',
    summary: 'The scores of candidates for one of your jobs, by candidate id',
    description: 'For recruiters. Candidates you cannot see have no score.',
    statuses: { 200: 'The scores', ...matchingStatuses },
  }),
  scorecardsOf: operation({
    method: 'GET',
    path: '/pipelineEntries/{id}/scorecards',
    access: { noun: 'scorecards', verb: 'list' },
    input: z.strictObject({ id }),
    answer: described<EntryScorecards>({
      type: 'object',
      required: ['skills', 'interviews'],
      properties: {
        skills: { type: 'array', items: { type: 'string' }, description: 'The skills to rate' },
        interviews: {
          type: 'array',
          items: {
            type: 'object',
            required: ['interviewId', 'given', 'cards'],
            properties: {
              interviewId: { type: 'string' },
              given: { type: 'integer', description: 'How many scorecards there are' },
              cards: { type: 'array', items: { $ref: '#/components/schemas/scorecards' } },
            },
          },
        },
      },
    }),
    tag: 'scorecards',
    summary: 'The scorecards for a candidate’s interviews',
    description:
      'Those of colleagues are included for the interviews that you have given a scorecard for yourself.',
  }),
  candidateFacets: operation({
    method: 'GET',
    path: '/facets/candidates',
    access: { noun: 'candidates', verb: 'list' },
    onlyReads: true,
    input: facetsSchema,
    answer: described<CandidateFacets>({
      type: 'object',
      required: [...facetNames, 'counted', 'more'],
      properties: {
        ...Object.fromEntries(facetNames.map((name) => [name, { type: 'array', items: { type: 'object' } }])),
        counted: { type: 'integer' },
        more: { type: 'boolean' },
      },
    }),
    tag: 'candidates',
    summary: 'How many of the candidates that match a filter have which value',
    description:
      'Each facet is a list of `value` and `count`, the most frequent first. The newest 10,000 matches are counted; `more` says that there are others.',
  }),
  commonHours: operation({
    method: 'GET',
    path: '/commonHours/candidates',
    access: { noun: 'candidates', verb: 'list' },
    onlyReads: true,
    input: commonHoursSchema,
    answer: described<CommonHours>({
      type: 'object',
      required: ['minutes'],
      properties: {
        minutes: {
          type: 'object',
          additionalProperties: { type: 'integer' },
          description: 'By candidate id; missing if the time zone of the location is not known',
        },
      },
    }),
    tag: 'candidates',
    summary: 'The working hours that candidates share with a time zone',
    description:
      'For up to 100 candidates of a list: minutes of the working day, 9:00 to 17:00 local time, by the clocks of today.',
  }),
  resumeExcerpts: operation({
    method: 'GET',
    path: '/excerpts/candidates',
    access: { noun: 'candidateDocuments', verb: 'list' },
    onlyReads: true,
    input: excerptsSchema,
    answer: described<{ excerpts: ResumeExcerpt[] }>({
      type: 'object',
      required: ['excerpts'],
      properties: {
        excerpts: {
          type: 'array',
          items: {
            type: 'object',
            required: ['candidateId', 'documentId', 'name', 'parts'],
            properties: {
              candidateId: { type: 'string' },
              documentId: { type: 'string', description: 'The resume' },
              name: { type: 'string', description: 'The name of its file' },
              parts: {
                type: 'array',
                items: {
                  type: 'object',
                  required: ['text', 'found'],
                  properties: { text: { type: 'string' }, found: { type: 'boolean' } },
                },
              },
            },
          },
        },
      },
    }),
    tag: 'candidates',
    summary: 'Where a search found candidates in their resumes',
    description:
      'For up to 100 candidates of a list: a short excerpt of the newest resume that contains a word of the search which the profile does not contain.',
  }),
  timeline: operation({
    method: 'GET',
    path: '/candidates/{id}/timeline',
    access: { noun: 'pipelineEntries', verb: 'list' },
    onlyReads: true,
    input: timelineSchema,
    answer: described<Timeline>({
      type: 'object',
      required: ['events', 'total'],
      properties: {
        events: {
          type: 'array',
          items: {
            type: 'object',
            required: ['kind', 'at', 'by', 'noun', 'id', 'jobId', 'words', 'text'],
            properties: {
              kind: { type: 'string', enum: [...timelineKinds] },
              at: { type: 'string', description: 'A time, or a day where no time is known' },
              by: { type: ['string', 'null'], description: 'Who did it, if known' },
              noun: { type: 'string' },
              id: { type: 'string', description: 'The row to open' },
              jobId: { type: ['string', 'null'] },
              words: { type: 'object', description: 'Stage, name, amount and days' },
              text: { type: ['string', 'null'], description: 'What was written, such as a reason' },
            },
          },
        },
        total: { type: 'integer' },
      },
    }),
    tag: 'candidates',
    summary: 'Everything between your company and a candidate, newest first',
    description:
      'For recruiters: tags, shortlists, requests, proposals, applications, pipeline moves, interviews, scorecards, offers, contracts and tasks. Covers the newest 200 rows of each.',
  }),
  profileCompleteness: operation({
    method: 'GET',
    path: '/candidates/{id}/completeness',
    access: { noun: 'candidates', verb: 'edit' },
    onlyReads: true,
    input: z.strictObject({ id }),
    answer: described<ProfileCompleteness>({
      type: 'object',
      required: ['missing', 'searches', 'notNamed', 'withoutYears'],
      properties: {
        missing: { type: 'array', items: { type: 'string', enum: [...profileParts] } },
        searches: { type: 'integer' },
        notNamed: { type: 'array', items: skillAsked },
        withoutYears: { type: 'array', items: skillAsked },
      },
    }),
    tag: 'candidates',
    summary: 'What the profile of one of your candidates lacks',
    description:
      'Also the skills that searches of the last 30 days asked for beside a skill of the candidate: `notNamed` in the profile, or named `withoutYears`. Only skills of at least three searches.',
  }),
  firstSteps: operation({
    method: 'GET',
    path: '/firstSteps',
    access: { noun: 'companies', verb: 'list' },
    onlyReads: true,
    input: z.strictObject({}),
    answer: z.object({ steps: z.array(z.object({ step: z.enum(firstSteps), done: z.boolean() })) }),
    tag: 'companies',
    summary: 'What your company sets up first, and which of it is done',
    description:
      'For companies that joined in the last 60 days, until everything is done. Otherwise there are no steps.',
  }),
  openWork: operation({
    method: 'GET',
    path: '/users/{id}/open-work',
    access: { noun: 'users', verb: 'edit' },
    onlyReads: true,
    input: z.strictObject({ id }),
    answer: z.object({
      total: z.int(),
      kinds: z.array(z.object({ kind: z.enum(workKinds), count: z.int() })),
    }) satisfies z.ZodType<OpenWork>,
    tag: 'users',
    summary: 'How much open work a user has, by kind',
    description:
      'Records that the user is in charge of, jobs and tickets that name the user, and tasks. For those who may change the user.',
  }),
  handOver: operation({
    method: 'POST',
    path: '/users/{id}/hand-over',
    access: { noun: 'users', verb: 'edit' },
    input: z.strictObject({ id, to: text(100) }),
    answer: z.object({ moved: z.int(), left: z.int() }) satisfies z.ZodType<HandedOver>,
    repeatable: true,
    tag: 'users',
    summary: 'Hand over the open work of a user to an active colleague',
    description:
      'All of it or nothing, except what the role of the colleague does not let them change: `left` is the number of these.',
  }),
  ranked: operation({
    method: 'GET',
    path: '/matching/candidates',
    access: matchingAccess,
    limits: ['scores'],
    input: rankedSchema,
    answer: z.object({ ids: z.array(words), total: z.int(), more: z.boolean() }) satisfies z.ZodType<Ranked>,
    tag: 'matching',
    summary: 'The ids of a list of candidates, ordered by score for one of your jobs',
    description:
      'For recruiters. `filter` and `range` are those of the list of candidates. If the filter matches more than 10,000, the list has those of the best 5,000 candidates, and `more` is true.',
    statuses: { 200: 'The ids, best score first', ...matchingStatuses },
  }),
  viewRequest: operation({
    method: 'POST',
    path: '/requests/{id}/viewers',
    access: { noun: 'requests', verb: 'show' },
    byKey: false,
    duringMaintenance: true,
    input: z.strictObject({ id, stream: text(60), isOpen: z.boolean() }),
    answer: z.array(z.object({ company: words, name: words.nullable() })) satisfies z.ZodType<Viewer[]>,
    enveloped: 'Viewers',
    tag: 'requests',
    summary: 'Who else has the request open',
  }),
  readConversation: operation({
    method: 'POST',
    path: '/conversations/{id}/read',
    access: { noun: 'conversationReaders', verb: 'show' },
    byKey: 'requests.write',
    input: z.strictObject({ id, upTo: z.int('number.whole').min(1, 'number.too-small') }),
    tag: 'conversations',
    summary: 'You have read a conversation up to this message',
    description:
      'For providers and recruiters. `upTo` is the `position` of a message. Also marks your notifications of the conversation as read.',
  }),
  requestFit: operation({
    method: 'GET',
    path: '/requests/{id}/fit',
    access: { noun: 'proposals', verb: 'create' },
    limits: ['scores'],
    input: z.strictObject({ id }),
    answer: described<RequestFit>({
      type: 'object',
      required: ['matches'],
      properties: { matches: { type: 'array', items: { type: 'object' } } },
    }),
    tag: 'matching',
    summary: 'Your candidates on the market who fit a request best, with reasons',
    description: 'For providers. Leaves out candidates already proposed for the request.',
    statuses: { 200: 'At most five matches, best first', ...matchingStatuses },
  }),
  rollOffFit: operation({
    method: 'GET',
    path: '/matching/rollOffs',
    access: { noun: 'proposals', verb: 'create' },
    limits: ['scores'],
    onlyReads: true,
    input: nothing,
    answer: described<RollOffFit>({
      type: 'object',
      required: ['rollOffs'],
      properties: {
        rollOffs: {
          type: 'array',
          items: {
            type: 'object',
            required: ['candidateId', 'contractId', 'name', 'client', 'on', 'openings'],
            properties: {
              candidateId: { type: 'string' },
              contractId: { type: 'string' },
              name: { type: 'string' },
              client: { type: 'string' },
              on: { type: 'string', description: 'The last day at the client' },
              openings: { type: 'array', items: { type: 'object' } },
            },
          },
        },
      },
    }),
    tag: 'matching',
    summary:
      'Your candidates whose deployment ends within 90 days, each with the open requests and jobs that fit best',
    description:
      'For providers. Looks at the newest 100 open requests and 100 jobs; candidates already proposed for a request are left out of it.',
    statuses: {
      200: 'The candidates, soonest end first, with at most three openings each',
      ...matchingStatuses,
    },
  }),
  providerFit: operation({
    method: 'POST',
    path: '/matching/providers',
    access: { noun: 'requisitions', verb: 'create' },
    limits: ['scores'],
    input: providerFitSchema,
    answer: described<ProviderFit[]>({
      type: 'array',
      items: {
        type: 'object',
        required: ['providerId', 'name', 'candidates', 'best'],
        properties: {
          providerId: { type: 'string' },
          name: { type: 'string' },
          candidates: { type: 'integer', description: 'Number of its candidates who fit' },
          best: { type: 'integer', description: 'The score of the best one' },
        },
      },
    }),
    tag: 'matching',
    summary: 'The providers with candidates for a requisition',
    description: 'For recruiters. Nothing is stored.',
    statuses: { 200: 'The providers, those with the most matching candidates first', ...matchingStatuses },
  }),
  comparison: operation({
    method: 'GET',
    path: '/requisitions/{id}/comparison',
    access: { noun: 'requisitions', verb: 'show' },
    limits: ['scores'],
    input: z.strictObject({ id }),
    answer: described<Comparison>({
      type: 'object',
      required: ['providers', 'scores'],
      properties: {
        providers: { type: 'array', items: { type: 'object' } },
        scores: { type: 'object', additionalProperties: { type: 'object' } },
      },
    }),
    tag: 'matching',
    summary: 'What the quotes of a requisition are compared by',
    description:
      'Each provider’s record of requests, answers, awards and hires, and the scores of the quoted candidates on the market with reasons.',
    statuses: { 200: 'The records and scores', ...matchingStatuses },
  }),
  requisitionCrews: operation({
    method: 'GET',
    path: '/requisitions/{id}/crews',
    access: { noun: 'requisitions', verb: 'show', userType: 'recruiter' },
    limits: ['scores'],
    onlyReads: true,
    input: z.strictObject({ id, providers: z.enum(['any', 'one']).default('any') }),
    answer: described<CrewFit>(crewFitAnswer),
    tag: 'matching',
    summary: 'Whole crews of the market for the roles of a requisition, with reasons',
    description:
      'For recruiters. `providers=one` forms crews of one provider only, without masked candidates. Without a crew, `missing` has the roles for which too few candidates fit.',
    statuses: { 200: 'At most three crews, best first', ...matchingStatuses },
  }),
  requestCrew: operation({
    method: 'GET',
    path: '/requests/{id}/crew',
    access: { noun: 'proposals', verb: 'create' },
    limits: ['scores'],
    onlyReads: true,
    input: z.strictObject({ id }),
    answer: described<CrewFit>(crewFitAnswer),
    tag: 'matching',
    summary: 'The crew of your candidates that fits the roles of a request best, with reasons',
    description:
      'For providers. Leaves out candidates already proposed for the request, and roles that are filled with them.',
    statuses: { 200: 'At most one crew, for the roles that can be filled', ...matchingStatuses },
  }),
  quoteCrew: operation({
    method: 'POST',
    path: '/requests/{id}/crew',
    access: { noun: 'proposals', verb: 'create' },
    input: z.strictObject({
      id,
      quotes: z
        .array(
          z.strictObject({
            candidateId: id,
            role: text(120),
            rate: z.int('money.enter'),
            currency: z.enum(currencies, 'currency.code'),
            startDate: z.string('date.enter'),
          }),
        )
        .min(1)
        .max(mostQuoted),
      validUntil: z.string().nullable().default(null),
      message: z.string().nullable().default(null),
    }),
    answer: z.object({ ids: z.array(words) }),
    repeatable: true,
    tag: 'proposals',
    summary: 'Propose a crew: one proposal for each person with its role, all or none',
    description: 'For providers. A refusal names the person and the reason.',
    statuses: { 201: 'The ids of the proposals', 409: 'One of them cannot be sent, so none was' },
  }),
  awardClashes: operation({
    method: 'GET',
    path: '/awardClashes/proposals',
    access: { noun: 'proposals', verb: 'list' },
    onlyReads: true,
    input: awardClashesSchema,
    answer: described<AwardClashes>({
      type: 'object',
      required: ['ids'],
      properties: { ids: { type: 'array', items: { type: 'string' } } },
    }),
    tag: 'proposals',
    summary:
      'Which of these proposals cannot be accepted, as their candidate is awarded for some of the days',
    description:
      'Of up to 100 open proposals. The award may be another client’s, which is not named, and its contract is not signed yet.',
  }),
  rateCaps: operation({
    method: 'POST',
    path: '/rateCaps',
    access: { noun: 'rateCards', verb: 'list' },
    onlyReads: true,
    input: rateCapsSchema,
    answer: described<(RateCap | null)[]>({
      type: 'array',
      items: {
        type: ['object', 'null'],
        required: ['cardId', 'name', 'skill', 'level', 'rate', 'currency', 'cards'],
        properties: {
          cardId: { type: 'string' },
          name: { type: 'string', description: 'The name of the rate card' },
          setBy: { type: 'string', enum: ['provider', 'recruiter'] },
          providerId: { type: 'string' },
          recruiterId: { type: 'string' },
          skill: { type: 'string', description: 'The skill or role of its line' },
          level: { type: ['string', 'null'] },
          rate: { type: 'integer', description: 'The maximum hourly rate in minor units' },
          currency: { type: 'string' },
          cards: { type: 'integer', description: 'How many rate cards apply' },
        },
      },
    }),
    tag: 'rateCards',
    summary: 'The maximum rates that apply today to quotes, or to what a form is about',
    description:
      'For providers and recruiters. A question names a proposal, or the companies on the other side with a candidate or skills. Of several rate cards the lowest rate is answered, in the currency asked for if there is one.',
    statuses: { 200: 'An answer for each question, in their order; null where no rate card applies' },
  }),
  invoicePreview: operation({
    method: 'POST',
    path: '/providerInvoices/preview',
    access: { noun: 'providerInvoices', verb: 'create' },
    onlyReads: true,
    input: invoicePreviewSchema,
    answer: invoicePreview,
    tag: 'providerInvoices',
    summary: 'The invoice that would be issued now for a contract, with its taxes',
    description:
      'Nothing is stored, and no number is taken. Refused with the same errors as issuing: if there is nothing to invoice, or if the tax cannot be told from the countries and tax numbers of both companies.',
  }),
  electronicInvoice: operation({
    method: 'GET',
    path: '/providerInvoices/{id}/electronic',
    access: { noun: 'providerInvoices', verb: 'show' },
    onlyReads: true,
    input: electronicInvoiceSchema,
    answer: electronicInvoiceAnswer,
    tag: 'providerInvoices',
    summary: 'An invoice or credit note as XML after EN 16931, or what it lacks for that',
    description:
      '`ubl` is UBL 2.1 for Peppol BIS Billing 3.0, or XRechnung between two companies in Germany. `cii` is the Cross Industry Invoice that a Factur-X file has embedded.',
  }),
  quoteFeedback: operation({
    method: 'GET',
    path: '/proposals/{id}/feedback',
    access: { noun: 'proposals', verb: 'show' },
    input: z.strictObject({ id }),
    answer: described<QuoteFeedback>({
      type: 'object',
      required: ['rate', 'start', 'score'],
      properties: {
        rate: { type: ['string', 'null'] },
        start: { type: ['string', 'null'] },
        score: { type: ['string', 'null'] },
      },
    }),
    tag: 'proposals',
    summary: 'How a proposal that was not awarded compares with the awarded ones',
    description: 'In ranges, and only where five quotes of other providers stand behind them; else null.',
    statuses: { 200: 'The comparison', 409: 'The proposal was not decided against' },
  }),
  applicants: operation({
    method: 'GET',
    path: '/jobs/{id}/applicants',
    access: matchingAccess,
    limits: ['scores'],
    input: applicantsSchema,
    answer: described<Applicants>({
      type: 'object',
      required: ['applicants', 'total', 'all', 'scored'],
      properties: {
        applicants: {
          type: 'array',
          items: {
            type: 'object',
            required: ['application', 'match'],
            properties: { application: { type: 'object' }, match: { type: ['object', 'null'] } },
          },
        },
        total: { type: 'integer', description: 'Applications with the minimum score' },
        all: { type: 'integer', description: 'Applications for the job' },
        scored: { type: 'boolean', description: 'False while scores are not available' },
      },
    }),
    tag: 'matching',
    summary: 'The applications for one of your jobs, each with the candidate’s score and the reasons',
    description:
      'For recruiters. Applications awaiting an answer come first. `match` is null for candidates who are no longer listed; a minimum score leaves them out. Covers the newest 500 applications of a job.',
  }),
};

/** The operations of plugins, by name: each plugin adds its own by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: only an interface can be extended from outside
export interface PluginOperations {}
export type OwnOperationName = keyof typeof operations;
export type Operations = typeof operations & PluginOperations;
export type OperationName = keyof Operations;
export type InputOf<N extends OperationName> = z.output<Operations[N]['input']>;
type Given<I> = I extends Record<string, never> ? object : I;
export type GivenTo<N extends OperationName> = Given<z.input<Operations[N]['input']>>;
export type AnswerOf<N extends OperationName> = AnswerTo<Operations[N]>;
export const ownOperationNames = Object.keys(operations) as OwnOperationName[];

export const operationNames = (): OperationName[] => [
  ...ownOperationNames,
  ...(pluginOperations.entries().map(([name]) => name) as OperationName[]),
];
export const operationNamed = (name: OperationName): Operation => {
  const operation = pluginOperations.get(name) ?? operations[name as OwnOperationName];
  if (!operation) throw new Error(`There is no operation ${name}`);
  return operation;
};

type Asked<N extends OperationName> = GivenTo<N> & { signal?: AbortSignal };
/** The operations as methods of a data provider: input and abort signal in one object. */
export type OperationMethods = {
  [N in OperationName]: (
    ...asked: object extends GivenTo<N> ? [Asked<N>?] : [Asked<N>]
  ) => Promise<{ data: AnswerOf<N> }>;
};
