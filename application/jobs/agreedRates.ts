import { deploymentTypes } from '../../domain/contract/deals/deployments.ts';
import type { Row } from '../../domain/contract/noun.ts';
import { type Agreement, agreedMonths, keyOf, rateSpreads } from '../../domain/insight/agreedRates.ts';
import type { Condition } from '../../domain/query/condition.ts';
import { utcDay } from '../../domain/time/days.ts';
import type { InTransaction, UnitOfWork } from '../unitOfWork.ts';

/** The newest agreements that count, and how many are read at once. */
const mostAgreements = 20_000;
const atOnce = 500;

/** Some signed contracts, newest first, with the skills, experience and location of their candidates. */
const readAgreements = async ({ rows, now }: UnitOfWork, from: number): Promise<Agreement[] | null> => {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - agreedMonths);
  const conditions: Condition[] = [
    { field: 'type', operator: 'in', value: deploymentTypes },
    { field: 'signedDate', operator: 'gte', value: utcDay(since) },
    { field: 'candidateId', operator: 'neq', value: null },
    { field: 'rate', operator: 'gt', value: 0 },
  ];
  const sort = { field: 'id', order: 'DESC' } as const;
  const found = await rows.system.read({
    noun: 'contracts',
    fields: ['candidateId', 'providerId', 'rate', 'currency', 'signedDate'],
    scopes: [{ where: {} }],
    query: { conditions, q: '', searched: [], sort, from, to: from + atOnce - 1 },
  });
  if (found.length === 0) return null;
  const people = await rows.system.findMany('candidates', [
    ...new Set(found.map(({ candidateId }) => String(candidateId))),
  ]);
  const byId = new Map(people.map((one) => [one.id, one]));
  return found.flatMap((contract) => {
    const candidate = byId.get(String(contract.candidateId));
    if (!candidate || candidate.erasedAt) return [];
    const { skills, experience, location } = candidate;
    const { providerId, rate, currency, signedDate } = contract as Row & Omit<Agreement, 'skills'>;
    return [{ providerId, rate, currency, signedDate, skills, experience, location }];
  });
};

/** Replaces yesterday’s agreed rates, once a day. */
export const refreshAgreedRates = async (inTransaction: InTransaction): Promise<boolean> => {
  const isMade = await inTransaction(async ({ rows, now }) => {
    const made = await rows.system.findFields('agreedRates', { madeOn: utcDay(now) }, ['id']);
    return made.length > 0;
  });
  if (isMade) return false;
  const agreements: Agreement[] = [];
  for (let from = 0; from < mostAgreements; from += atOnce) {
    const some = await inTransaction((work) => readAgreements(work, from));
    if (some === null) break;
    agreements.push(...some);
  }
  const spreads = new Map(rateSpreads(agreements).map((one) => [keyOf(one), one]));
  await inTransaction(async ({ rows: { system, hold }, now }) => {
    await hold('agreedRates', 'alone');
    const madeOn = utcDay(now);
    const known = await system.findAll('agreedRates', {});
    const isKnown = new Set(known.map(keyOf));
    const changed = known.flatMap((before) => {
      const spread = spreads.get(keyOf(before));
      return spread ? [{ before, changes: { ...spread, madeOn } }] : [];
    });
    await system.updateMany('agreedRates', changed);
    await system.removeMany(
      'agreedRates',
      known.filter((one) => !spreads.has(keyOf(one))),
    );
    const added = [...spreads].filter(([key]) => !isKnown.has(key));
    await system.insertMany(
      'agreedRates',
      added.map(([, spread]) => ({ ...spread, madeOn })),
    );
  });
  return true;
};
