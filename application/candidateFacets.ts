import { scopesOf } from '../domain/access/can.ts';
import type { Candidate } from '../domain/contract/candidates/candidates.ts';
import { Invalid } from '../domain/errors.ts';
import {
  type CandidateFacets,
  countFacets,
  facetFields,
  mostCounted,
} from '../domain/insight/candidateFacets.ts';
import { utcDay } from '../domain/time/days.ts';
import { readList } from './readList.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/** Counts the values of the candidates that match a filter, among those that the reader may list. */
export const readCandidateFacets = async (
  { actor, now, rows: { own, system } }: UnitOfWork,
  { filter }: { filter: string },
): Promise<CandidateFacets> => {
  const scopes = scopesOf(actor, 'list', 'candidates');
  const query = await readList('candidates', scopes, { filter: asJson(filter) }, { now, system, actor });
  const rows = await own.read({
    noun: 'candidates',
    fields: [...facetFields],
    scopes,
    query: { ...query, sort: { field: 'id', order: 'DESC' }, from: 0, to: mostCounted },
  });
  return countFacets(rows as Candidate[], utcDay(now));
};

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw Invalid({ filter: 'request.json-value' });
  }
};
