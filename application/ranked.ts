import { scopesOf } from '../domain/access/can.ts';
import { Invalid } from '../domain/errors.ts';
import type { Criteria } from '../domain/matching/criteria.ts';
import { jobCriteria } from '../domain/matching/market/jobCriteria.ts';
import type { Ranked, RankedAsked } from '../domain/matching/market/recommend.ts';
import type { ListQuery } from '../domain/query/query.ts';
import { readJob } from './readJob.ts';
import { readList } from './readList.ts';
import type { UnitOfWork } from './unitOfWork.ts';
import type { UseCase } from './useCase.ts';

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
const readRankable = async (work: UnitOfWork, { jobId, filter, range }: RankedAsked): Promise<Rankable> => {
  const { actor, rows } = work;
  const job = await readJob(work, jobId);
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
const readAmong = async (work: UnitOfWork, query: ListQuery, ids: readonly string[]): Promise<string[]> => {
  const among = { field: 'id', operator: 'in' as const, value: ids };
  const found = await idsOf(work, { ...query, conditions: [...query.conditions, among] }, ids.length);
  const isIn = new Set(found);
  return ids.filter((id) => isIn.has(id));
};

/** A page of a list of candidates by their score for a job. */
export const ranked: UseCase<RankedAsked, Ranked> = async ({ step, ask }) => {
  const { criteria, query, ids } = await step(readRankable);
  const ordered = await ask({ kind: 'order', criteria, ids, top: ids?.length ?? mostBest });
  const ranked = ids === null ? await step((work) => readAmong(work, query, ordered)) : ordered;
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
