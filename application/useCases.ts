import {
  type Applicants,
  type ApplicantsAsked,
  rankApplicants,
} from '../domain/matching/market/applicants.ts';
import type { Comparison } from '../domain/matching/market/comparison.ts';
import { jobCriteria } from '../domain/matching/market/jobCriteria.ts';
import type { KnownName, KnownNamesAsked } from '../domain/matching/market/knownNames.ts';
import {
  mostLookedAt,
  type ProviderFit,
  type ProviderFitAsked,
  providerFitCriteria,
} from '../domain/matching/market/providerFit.ts';
import type { ScoresAsked } from '../domain/matching/market/recommend.ts';
import { mostFitting, type RequestFit } from '../domain/matching/market/requestFit.ts';
import type { Match } from '../domain/matching/score.ts';
import type { PersonalData } from '../domain/privacy/personalData.ts';
import { closeMonth, reopenMonth } from './accountingPeriods.ts';
import { readApplicants } from './applicants.ts';
import { readAwardClashes } from './awardClashes.ts';
import { ignoreBankEntries, matchBankEntries, readBankProposals, reopenBankEntry } from './bankEntries.ts';
import { importBankStatement } from './bankStatements.ts';
import { readCandidateFacets } from './candidateFacets.ts';
import { readCommonHours } from './commonHours.ts';
import { readConversation } from './conversations.ts';
import { quoteCrew, requestCrew, requisitionCrews } from './crews.ts';
import { readElectronicInvoice } from './electronicInvoice.ts';
import { exportPerson, type Person, previewErasure } from './erasure.ts';
import { readFairness } from './fairness.ts';
import { readFirstSteps } from './firstSteps.ts';
import { handOver, readOpenWork } from './handOver.ts';
import { readInvoicePreview } from './invoicePreview.ts';
import { runOperation } from './pluginOperations.ts';
import { readProfileCompleteness } from './profileCompleteness.ts';
import { ranked } from './ranked.ts';
import { readRateCaps } from './rateCaps.ts';
import { readJob } from './readJob.ts';
import { readRequestFit } from './requestFit.ts';
import { readComparison, readProviderFit, readQuoteFeedback } from './requisitions.ts';
import { readResumeExcerpts } from './resumeSearch.ts';
import { rollOffFit } from './rollOffFit.ts';
import { readScorecards } from './scorecards.ts';
import { readKeptSearch, recommend } from './searches.ts';
import { readTimeline } from './timeline.ts';
import { unlessNotReady } from './unlessNotReady.ts';
import { addUse } from './usage.ts';
import { inOneStep, type UseCase } from './useCase.ts';

const knownNames: UseCase<KnownNamesAsked, { names: KnownName[] }> = async ({ step, ask }) => {
  const names = await step(async (_, input) => [
    ...input.names.map((name) => ({ name })),
    ...input.phrases.map((name) => ({ name, isPhrase: true as const })),
  ]);
  return { names: await ask({ kind: 'knownNames', names }) };
};

const scores: UseCase<ScoresAsked, Record<string, Match>> = async ({ step, ask }) => {
  const asked = await step(async (work, { jobId, ids }) => {
    return { criteria: jobCriteria(await readJob(work, jobId)), ids };
  });
  return ask({ kind: 'scores', ...asked });
};

const requestFit: UseCase<{ id: string }, RequestFit> = async ({ step, ask }) => {
  const asked = await step(readRequestFit);
  return { matches: await ask({ kind: 'best', ...asked, top: mostFitting }) };
};

const providerFit: UseCase<ProviderFitAsked, ProviderFit[]> = async ({ step, ask }) => {
  const criteria = await step(async (_, input) => providerFitCriteria(input));
  const { matches } = await ask({ kind: 'recommend', asked: { criteria, top: mostLookedAt } });
  return step((work) => readProviderFit(work, matches));
};

/** The answer to a repeated call is not kept: it would be a copy of everything about the person. */
const personalData: UseCase<Person, PersonalData> = ({ step }) => step(exportPerson);

const comparison: UseCase<{ id: string }, Comparison> = async ({ step, ask }) => {
  const { asked, providers } = await step(readComparison);
  const scores = await Promise.all(asked.map((one) => unlessNotReady(ask({ kind: 'scores', ...one }))));
  return { providers, scores: Object.assign({}, ...scores) };
};

const applicants: UseCase<ApplicantsAsked, Applicants> = async ({ step, ask }) => {
  const { asked, criteria, applications, all } = await step(async (work, input) => {
    return { asked: input, ...(await readApplicants(work, input)) };
  });
  const ids = applications.map(({ candidateId }) => candidateId);
  const matches = await unlessNotReady(ask({ kind: 'scores', criteria, ids }));
  return { ...rankApplicants(applications, matches, asked), all };
};

/** What each operation does that is the same in the server and in the demo, by name. */
export const useCases = {
  recommend,
  keptSearch: inOneStep(readKeptSearch),
  fairness: inOneStep(readFairness),
  knownNames,
  scores,
  ranked,
  requestFit,
  rollOffFit,
  providerFit,
  comparison,
  requisitionCrews,
  requestCrew,
  quoteCrew: inOneStep(quoteCrew),
  quoteFeedback: inOneStep(readQuoteFeedback),
  applicants,
  scorecardsOf: inOneStep(readScorecards),
  candidateFacets: inOneStep(readCandidateFacets),
  commonHours: inOneStep(readCommonHours),
  resumeExcerpts: inOneStep(readResumeExcerpts),
  timeline: inOneStep(readTimeline),
  profileCompleteness: inOneStep(readProfileCompleteness),
  firstSteps: inOneStep(readFirstSteps),
  openWork: inOneStep(readOpenWork),
  handOver: inOneStep(handOver),
  awardClashes: inOneStep(readAwardClashes),
  rateCaps: inOneStep(readRateCaps),
  closeMonth: inOneStep(closeMonth),
  reopenMonth: inOneStep(reopenMonth),
  importBankStatement: inOneStep(importBankStatement),
  bankProposals: inOneStep(readBankProposals),
  matchBankEntries: inOneStep(matchBankEntries),
  ignoreBankEntries: inOneStep(ignoreBankEntries),
  reopenBankEntry: inOneStep(reopenBankEntry),
  invoicePreview: inOneStep(readInvoicePreview),
  electronicInvoice: inOneStep(readElectronicInvoice),
  readConversation: inOneStep(readConversation),
  noteUse: inOneStep(addUse),
  personalData,
  erasurePreview: inOneStep(previewErasure),
};

const own: Record<string, UseCase<never, unknown>> = useCases;

/** What an operation of the product or of a plugin does. */
export const caseNamed = (name: string): UseCase<never, unknown> =>
  own[name] ?? inOneStep((work, input: Record<string, unknown>) => runOperation(work, name, input));
