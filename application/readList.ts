import type { Scope } from '../domain/access/can.ts';
import type { NounName } from '../domain/contract/index.ts';
import {
  type ExchangeRates,
  exchangeRatesKey,
  readExchangeRates,
} from '../domain/contract/platform/exchangeRates.ts';
import { readCandidateList } from '../domain/query/candidateFilters.ts';
import { type AskedList, type ListQuery, readListQuery } from '../domain/query/query.ts';
import { utcDay } from '../domain/time/days.ts';
import type { Verbs } from './rows.ts';
import { withSkillNames } from './skillFilters.ts';

type At = { now: Date; system: Pick<Verbs, 'read'> };

/** A list query as it is asked for, with the filters that only candidates have. */
export const readList = async (
  noun: NounName,
  scopes: readonly Scope[],
  asked: AskedList,
  { now, system }: At,
): Promise<ListQuery> => {
  if (noun !== 'candidates') return withSkillNames(noun, readListQuery(noun, scopes, asked), system);
  const { rateUpTo } = (asked.filter ?? {}) as Record<string, unknown>;
  const rates = rateUpTo === undefined ? {} : await readRates(system);
  return withSkillNames(noun, readCandidateList(scopes, asked, { today: utcDay(now), rates }), system);
};

const everything = [{ where: {} }];

/** The operator's exchange rates, as stored now. */
const readRates = async ({ read }: Pick<Verbs, 'read'>): Promise<ExchangeRates> => {
  const filter = { kind: 'platform', key: exchangeRatesKey, companyId: null, userId: null };
  const query = readListQuery('preferences', everything, { filter, sort: ['id', 'DESC'], range: [0, 0] });
  const [row] = await read({ noun: 'preferences', fields: ['value'], scopes: everything, query });
  return readExchangeRates(row?.value as string | null | undefined);
};
