import { deploymentTypes } from '../../domain/contract/deals/deployments.ts';
import type { NounName, RowIn } from '../../domain/contract/index.ts';
import { hashOf } from '../../domain/hashOf.ts';
import { dealsOf, signedFields } from '../../domain/insight/bench.ts';
import { recordedDays } from '../../domain/insight/benchForecast/hazard.ts';
import type { BenchMarket } from '../../domain/insight/benchForecast/market.ts';
import { fitBenchModel, readBenchModel } from '../../domain/insight/benchForecast/model.ts';
import { dateOf, dayNumber } from '../../domain/insight/daySpans.ts';
import { mostRows } from '../../domain/insight/insight.ts';
import { skillKey } from '../../domain/insight/skills.ts';
import type { Condition } from '../../domain/query/condition.ts';
import { utcDay } from '../../domain/time/days.ts';
import { readNewest } from '../readNewest.ts';
import type { InTransaction, UnitOfWork } from '../unitOfWork.ts';

/**
 * How many candidates the model is fitted on, how many of one firm, and of how many firms. A larger market is sampled:
 * its firms, and the candidates of each, in the order of a hash of their ids, which is the same every day.
 */
const mostCandidates = 5000;
const mostOfFirm = 100;
const mostFirms = 2000;
/** How many firms are read in one transaction. */
const firmsAtOnce = 5;

/** The newest rows that meet these conditions, with these fields only. */
const read = <N extends NounName, F extends keyof RowIn<N> & string>(
  work: UnitOfWork,
  noun: N,
  fields: readonly F[],
  conditions: Condition[],
) => readNewest(work, noun, fields, conditions, { most: mostRows });

const equal = (field: string, value: unknown): Condition => ({ field, operator: 'eq', value });
const since = (field: string, value: string): Condition => ({ field, operator: 'gte', value });
const among = (field: string, value: readonly string[]): Condition => ({ field, operator: 'in', value });

const inHashOrder = (rows: readonly { id: string }[]): string[] =>
  rows.map(({ id }) => id).sort((a, b) => hashOf(a) - hashOf(b) || (a < b ? -1 : 1));
const keysOf = (skills: readonly string[]): string[] => [...new Set(skills.map(skillKey))];

type Firms = Omit<BenchMarket, 'asks'> & { asks: { key: string; skills: string[]; day: number }[] };

/** Some firms’ candidates and what happened to them. */
const readFirms = async (
  work: UnitOfWork,
  firms: readonly string[],
  from: string,
  most: number,
): Promise<Firms> => {
  const today = dayNumber(work.now.toISOString());
  const all = await read(work, 'candidates', ['id', 'companyId'], [among('companyId', firms)]);
  const byFirm = Map.groupBy(all, ({ companyId }) => companyId);
  const ids = firms
    .flatMap((firm) => inHashOrder(byFirm.get(firm) ?? []).slice(0, mostOfFirm))
    .slice(0, most);
  const own = among('candidateId', ids);
  const people = await read(
    work,
    'candidates',
    ['id', 'companyId', 'skills', 'status', 'createdAt'],
    [among('id', ids)],
  );
  const contracts = await read(work, 'contracts', signedFields, [
    own,
    among('type', deploymentTypes),
    { field: 'signedDate', operator: 'neq', value: null },
  ]);
  const hires = await read(
    work,
    'pipelineEntries',
    ['candidateId', 'hireDate'],
    [own, equal('stage', 'hired'), equal('outcome', 'Live')],
  );
  const requests = await read(
    work,
    'requests',
    ['id', 'jobId', 'requisitionId', 'skills', 'received'],
    [among('providerId', firms), since('received', from)],
  );
  const views = await read(work, 'profileViews', ['candidateId', 'day'], [own, since('day', from)]);
  const quotes = await read(work, 'proposals', ['candidateId', 'createdAt'], [own, since('createdAt', from)]);
  const applications = await read(
    work,
    'applications',
    ['candidateId', 'received'],
    [own, since('received', from)],
  );
  const deals = dealsOf(contracts, today);
  return {
    people: people.map(({ id, companyId, skills, status, createdAt }) => ({
      id,
      companyId,
      skills: keysOf(skills),
      added: dayNumber(createdAt),
      isPlaced: status === 'Placed',
    })),
    works: [
      ...deals.flatMap(({ candidateId, signedDate, term }) =>
        candidateId && signedDate ? [{ candidateId, signed: dayNumber(signedDate), ...term }] : [],
      ),
      // Hired without a deployment on the platform: the candidate does not come back.
      ...hires.flatMap(({ candidateId, hireDate }) => {
        if (!hireDate) return [];
        const day = dayNumber(hireDate);
        if (deals.some((deal) => deal.candidateId === candidateId && deal.term.to >= day)) return [];
        return [{ candidateId, signed: day, from: day, to: Number.MAX_SAFE_INTEGER }];
      }),
    ],
    asks: requests.map(({ id, jobId, requisitionId, skills, received }) => ({
      key: jobId ?? requisitionId ?? id,
      skills: keysOf(skills),
      day: dayNumber(received),
    })),
    views: views.map(({ candidateId, day }) => ({ candidateId, day: dayNumber(day) })),
    talks: [
      ...quotes.map(({ candidateId, createdAt }) => ({ candidateId, day: dayNumber(createdAt) })),
      ...applications.map(({ candidateId, received }) => ({ candidateId, day: dayNumber(received) })),
    ],
  };
};

/** The history that the model is fitted on, read a few firms at a time, in a transaction each. */
const readMarket = async (inTransaction: InTransaction): Promise<{ market: BenchMarket; today: number }> => {
  const { today, from, firms, jobs } = await inTransaction(async (work) => {
    const today = dayNumber(work.now.toISOString());
    const from = dateOf(today - recordedDays);
    const companies = await read(work, 'companies', ['id'], [equal('type', 'provider')]);
    const jobs = await read(work, 'jobs', ['id', 'skills', 'postedDate'], [since('postedDate', from)]);
    return { today, from, firms: inHashOrder(companies).slice(0, mostFirms), jobs };
  });
  // Several requests for one job or requisition are one question, which came up with the first of them.
  const asks = new Map(
    jobs.map(({ id, skills, postedDate }) => [id, { skills: keysOf(skills), day: dayNumber(postedDate) }]),
  );
  const found: Firms[] = [];
  let room = mostCandidates;
  for (let first = 0; first < firms.length && room > 0; first += firmsAtOnce) {
    const some = firms.slice(first, first + firmsAtOnce);
    const one = await inTransaction((work) => readFirms(work, some, from, room));
    for (const { key, skills, day } of one.asks)
      asks.set(key, { skills, day: Math.min(day, asks.get(key)?.day ?? day) });
    room -= one.people.length;
    found.push(one);
  }
  const market: BenchMarket = {
    people: found.flatMap(({ people }) => people),
    works: found.flatMap(({ works }) => works),
    asks: [...asks.values()],
    views: found.flatMap(({ views }) => views),
    talks: found.flatMap(({ talks }) => talks),
  };
  return { market, today };
};

/** Lets other work go first. */
const otherWork = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Fits the model of the bench forecast once a day, and stores it in place of yesterday’s. */
export const fitBenchForecast = async (inTransaction: InTransaction): Promise<boolean> => {
  const isMade = await inTransaction(async ({ rows, now }) => {
    const [known] = await rows.system.findAll('benchModels', {});
    return known?.madeOn === utcDay(now) && readBenchModel(known.model) !== null;
  });
  if (isMade) return false;
  const { market, today } = await readMarket(inTransaction);
  const steps = fitBenchModel(market, today);
  let step = steps.next();
  for (; !step.done; step = steps.next()) await otherWork();
  const { model, ...amount } = step.value;
  return inTransaction(async ({ rows, now }) => {
    await rows.hold('benchModels', 'alone');
    const [known] = await rows.system.findAll('benchModels', {});
    const values = { madeOn: utcDay(now), ...amount, model: JSON.stringify(model) };
    if (!known) await rows.system.insert('benchModels', values);
    else await rows.system.update('benchModels', known, values);
    return true;
  });
};
