import { type Party, type Scope, scopesOf } from '../domain/access/can.ts';
import { wordOf } from '../domain/contract/hiring/candidateTags.ts';
import type { NounName } from '../domain/contract/index.ts';
import {
  type ExchangeRates,
  exchangeRatesKey,
  readExchangeRates,
} from '../domain/contract/platform/exchangeRates.ts';
import { Invalid } from '../domain/errors.ts';
import { readCandidateList } from '../domain/query/candidateFilters.ts';
import { chargeCondition } from '../domain/query/chargeFilter.ts';
import type { Condition } from '../domain/query/condition.ts';
import { type AskedList, type ListQuery, readFilter, readListQuery } from '../domain/query/query.ts';
import { utcDay } from '../domain/time/days.ts';
import { withNumbersAndCompanies } from './foundElsewhere.ts';
import { readPlaceFilters } from './placeFilters.ts';
import { withNamesAndResumes } from './resumeSearch.ts';
import type { Verbs } from './rows.ts';
import { withSkillNames } from './skillFilters.ts';

type At = {
  now: Date;
  system: Pick<Verbs, 'read' | 'group'>;
  /** Whose tags candidates are filtered by, and whose resumes are searched. */
  actor?: Party;
};

/** A list query as it is asked for, with the filters that only candidates have. */
export const readList = async (
  noun: NounName,
  scopes: readonly Scope[],
  asked: AskedList,
  at: At,
): Promise<ListQuery> => {
  const { inCharge, ...filter } = readFilter(asked.filter);
  if (inCharge === undefined) return readOwnList(noun, scopes, asked, at);
  const charge = chargeCondition(noun, at.actor, inCharge);
  const query = await readOwnList(noun, scopes, { ...asked, filter }, at);
  return { ...query, conditions: [...query.conditions, charge] };
};

const readOwnList = async (
  noun: NounName,
  scopes: readonly Scope[],
  asked: AskedList,
  { now, system, actor }: At,
): Promise<ListQuery> => {
  if (noun !== 'candidates') {
    const query = await withSkillNames(noun, readListQuery(noun, scopes, asked), system);
    return withNumbersAndCompanies(noun, query, scopes, system, actor);
  }
  const { tag, ...filter } = readFilter(asked.filter);
  const rates = filter.rateUpTo === undefined ? {} : await readRates(system);
  const { conditions, ...where } = await readPlaceFilters(filter, scopes, { now, system });
  const query = readCandidateList(
    scopes,
    { ...asked, filter: where.filter },
    { today: utcDay(now), rates, place: where.place, near: where.near },
  );
  const tagged = tag === undefined ? [] : [await withTag(tag, system, actor)];
  const all = { ...query, conditions: [...query.conditions, ...conditions, ...tagged] };
  const wide = await withNamesAndResumes(all, system, actor);
  return withSkillNames(noun, await withNumbersAndCompanies(noun, wide, scopes, system, actor), system);
};

/** Of a tag on more candidates, the newest are found. */
const mostTagged = 5000;

/** The candidates on whom the reader's company has put this tag, or any of several. */
const withTag = async (
  tag: unknown,
  { read }: Pick<Verbs, 'read'>,
  actor: Party | undefined,
): Promise<Condition> => {
  const scopes = actor ? scopesOf(actor, 'list', 'candidateTags') : [];
  if (scopes.length === 0) throw Invalid({ tag: 'query.no-filter' });
  const words = (Array.isArray(tag) ? tag : [tag]).map((one) => wordOf(String(one)));
  const query = readListQuery('candidateTags', scopes, { filter: { word: words }, sort: ['id', 'DESC'] });
  const most = { ...query, from: 0, to: mostTagged - 1 };
  const rows = await read({ noun: 'candidateTags', fields: ['candidateId'], scopes, query: most });
  return { field: 'id', operator: 'in', value: [...new Set(rows.map(({ candidateId }) => candidateId))] };
};

const everything = [{ where: {} }];

/** The operator's exchange rates, as stored now. */
const readRates = async ({ read }: Pick<Verbs, 'read'>): Promise<ExchangeRates> => {
  const filter = { kind: 'platform', key: exchangeRatesKey, companyId: null, userId: null };
  const query = readListQuery('preferences', everything, { filter, sort: ['id', 'DESC'], range: [0, 0] });
  const [row] = await read({ noun: 'preferences', fields: ['value'], scopes: everything, query });
  return readExchangeRates(row?.value as string | null | undefined);
};
