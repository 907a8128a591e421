import * as applicants from '../../application/applicants.ts';
import * as audit from '../../application/audit.ts';
import * as awardClashes from '../../application/awardClashes.ts';
import * as batch from '../../application/batch.ts';
import * as facets from '../../application/candidateFacets.ts';
import * as changes from '../../application/changeRow.ts';
import * as commonHours from '../../application/commonHours.ts';
import * as conversations from '../../application/conversations.ts';
import * as crews from '../../application/crews.ts';
import * as effects from '../../application/effects.ts';
import * as erasure from '../../application/erasure.ts';
import * as plugins from '../../application/pluginOperations.ts';
import * as completeness from '../../application/profileCompleteness.ts';
import * as ranked from '../../application/ranked.ts';
import * as rateCaps from '../../application/rateCaps.ts';
import * as requestFit from '../../application/requestFit.ts';
import * as requisitions from '../../application/requisitions.ts';
import * as resumes from '../../application/resumeSearch.ts';
import * as rollOffFit from '../../application/rollOffFit.ts';
import * as jobs from '../../application/runJob.ts';
import * as scorecards from '../../application/scorecards.ts';
import * as searches from '../../application/searches.ts';
import * as timeline from '../../application/timeline.ts';
import * as unit from '../../application/unitOfWork.ts';
import * as usage from '../../application/usage.ts';
import * as visits from '../../application/visits.ts';
import type { AuditEntry } from '../../domain/change/audit.ts';
import type { Context, Reader, Values } from '../../domain/change/context.ts';
import { asSystem } from '../../domain/change/deals/expiry.ts';
import type { Effect } from '../../domain/change/effect.ts';
import type { Job } from '../../domain/contract/hiring/jobs.ts';
import type { NounName } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import type { Database } from '../database/connect.ts';
import type { WorkingRole } from '../database/roles.ts';
import type { Matching } from '../matching/matching.ts';
import { postgresRows } from './postgresRows.ts';
import { inTransaction, type Transaction } from './transaction.ts';

/** The author of a change, the connection, and the IP address. */
export type Change = Context & {
  transaction: Transaction;
  ip: string;
  rights: WorkingRole;
  matching?: Matching;
};

const workOf = ({ transaction, rights, matching, ...context }: Change): unit.UnitOfWork => ({
  ...context,
  rows: postgresRows(transaction, rights, context.now),
  ...(matching && {
    score: (job, candidateId) => matching.scoreNow(job as Job, candidateId, context.now),
  }),
});

/** The use cases of the application over one transaction. */
const within =
  <A extends unknown[], R>(useCase: (work: unit.UnitOfWork, ...given: A) => Promise<R>) =>
  (change: Change, ...given: A): Promise<R> =>
    useCase(workOf(change), ...given);

export const createRow = within(changes.createRow);
export const acceptForm = within(visits.acceptForm);
export const editRow = within(changes.editRow);
export const removeRow = within(changes.removeRow);
export const takeBatchPart = within(batch.takeBatchPart);
export const previewErasure = within(erasure.previewErasure);
export const erasePerson = within(erasure.erasePerson);
export const exportPerson = within(erasure.exportPerson);
export const runJob = within(jobs.runJob);
export const keepSearch = within(searches.keepSearch);
export const readApplicants = within(applicants.readApplicants);
export const readRequestFit = within(requestFit.readRequestFit);
export const readRollOffs = within(rollOffFit.readRollOffs);
export const readComparison = within(requisitions.readComparison);
export const readProviderFit = within(requisitions.readProviderFit);
export const readCrewsAsked = within(crews.readCrewsAsked);
export const readCrewAsked = within(crews.readCrewAsked);
export const readCrewPool = within(crews.readCrewPool);
export const quoteCrew = within(crews.quoteCrew);
export const readQuoteFeedback = within(requisitions.readQuoteFeedback);
export const readScorecards = within(scorecards.readScorecards);
export const readCandidateFacets = within(facets.readCandidateFacets);
export const readAwardClashes = within(awardClashes.readAwardClashes);
export const readCommonHours = within(commonHours.readCommonHours);
export const readResumeExcerpts = within(resumes.readResumeExcerpts);
export const readTimeline = within(timeline.readTimeline);
export const readProfileCompleteness = within(completeness.readProfileCompleteness);
export const readRateCaps = within(rateCaps.readRateCaps);
export const readConversation = within(conversations.readConversation);
export const readRankable = within(ranked.readRankable);
export const readAmong = within(ranked.readAmong);
export const addUse = within(usage.addUse);
export const runOperation = within(plugins.runOperation);
export const carryOut: (change: Change, effect: Effect) => Promise<void> = within(effects.carryOut);

/** Reads with the permissions of the system. */
export const readerOf = (change: Change): Reader => unit.readerOf(workOf(change));

/** Transactions of background jobs at this time. */
export const transactionsAt =
  (database: Database, now: Date): unit.InTransaction =>
  (act) =>
    inTransaction(database, (transaction) => act(systemWork(transaction, now)));

/** A unit of work without a person as author. */
export const systemWork = (transaction: Transaction, now: Date): unit.UnitOfWork =>
  workOf({ ...asSystem(now), transaction, ip: 'server', rights: 'system' });

/** A change without a person as author. */
export const changeByItself = (
  change: Omit<Change, 'rights'>,
  noun: NounName,
  before: Row,
  values: Values,
): Promise<Row | null> =>
  within(changes.changeByItself)({ ...change, rights: 'system' }, noun, before, values);

type AtWork = Pick<Change, 'transaction' | 'now'>;

/** Rows with the permissions of the system. */
export const systemRows = ({ transaction, now }: AtWork) => postgresRows(transaction, 'system', now).system;

/** Rows with the caller's own permissions. */
export const ownRows = ({ transaction, now, rights }: AtWork & Pick<Change, 'rights'>) =>
  postgresRows(transaction, rights, now).own;

/** A row that the system adds beside a change, without effects. */
export const addRow = (change: AtWork, noun: NounName, row: Values): Promise<Row> =>
  systemRows(change).insert(noun, row);

/** Writes an entry to the audit log, in the transaction of the change. */
export const record = (change: Omit<Change, 'rights'>, entry: AuditEntry): Promise<void> =>
  within(audit.record)({ ...change, rights: 'system' }, entry);
