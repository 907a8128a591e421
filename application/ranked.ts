import { scopeFor, scopesOf } from '../domain/access/can.ts';
import { nounOf } from '../domain/contract/index.ts';
import { Invalid, RowMissing } from '../domain/errors.ts';
import type { Criteria } from '../domain/matching/criteria.ts';
import { checkMatching } from '../domain/matching/market/asking.ts';
import { jobCriteria } from '../domain/matching/market/jobCriteria.ts';
import type { Ranked, RankedAsked } from '../domain/matching/market/recommend.ts';
import type { ListQuery } from '../domain/query/query.ts';
import { readList } from './readList.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/** At most this many candidates of a list are scored one by one. */
const mostScored = 10_000;
/** Of a longer list, those among this many of the best of all candidates are shown. */
const mostBest = 5000;

type Rankable = {
  criteria: Criteria;
  query: ListQuery;
  /** The candidates of the list; null if they are too many to be scored one by one. */
  ids: string[] | null;
};

/** The job's criteria and the candidates of the list, for people who may see both. */
export const readRankable = async (
  work: UnitOfWork,
  { jobId, filter, range }: RankedAsked,
): Promise<Rankable> => {
  const { actor, rows } = work;
  checkMatching(actor);
  const job = await rows.own.find('jobs', jobId);
  if (!job || !scopeFor(scopesOf(actor, 'show', 'jobs'), job)) throw RowMissing(nounOf('jobs'));
  const asked = { filter: readJson('filter', filter), range: readJson('range', range) };
  const scopes = scopesOf(actor, 'list', 'candidates');
  const query = await readList('candidates', scopes, asked, {
    now: work.now,
    system: rows.system,
    actor,
  });
  const ids = await idsOf(work, query, mostScored + 1);
  return { criteria: jobCriteria(job), query, ids: ids.length > mostScored ? null : ids };
};

/** Which of these candidates the list contains, in their order. */
export const readAmong = async (
  work: UnitOfWork,
  query: ListQuery,
  ids: readonly string[],
): Promise<string[]> => {
  const among = { field: 'id', operator: 'in' as const, value: ids };
  const found = await idsOf(work, { ...query, conditions: [...query.conditions, among] }, ids.length);
  const isIn = new Set(found);
  return ids.filter((id) => isIn.has(id));
};

type Steps = {
  readRankable(asked: RankedAsked): Promise<Rankable>;
  readAmong(query: ListQuery, ids: readonly string[]): Promise<string[]>;
  /** The order of these candidates, or the best of all. */
  order(criteria: Criteria, ids: readonly string[] | null, top: number): Promise<string[]>;
};

/** A page of a list of candidates by their score for a job. No step needs the transaction of another. */
export const rankCandidates = async (
  asked: RankedAsked,
  { readRankable, readAmong, order }: Steps,
): Promise<Ranked> => {
  const { criteria, query, ids } = await readRankable(asked);
  const ordered = await order(criteria, ids, ids?.length ?? mostBest);
  const ranked = ids === null ? await readAmong(query, ordered) : ordered;
  return { ids: ranked.slice(query.from, query.to + 1), total: ranked.length, more: ids === null };
};

const idsOf = async ({ actor, rows }: UnitOfWork, query: ListQuery, most: number): Promise<string[]> => {
  const scopes = scopesOf(actor, 'list', 'candidates');
  const all = { ...query, sort: { field: 'id', order: 'ASC' as const }, from: 0, to: most - 1 };
  const found = await rows.own.read({ noun: 'candidates', fields: ['id'], scopes, query: all });
  return found.map(({ id }) => id);
};

const readJson = (name: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw Invalid({ [name]: 'request.json-value' });
  }
};
