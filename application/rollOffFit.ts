import { scopeFor, scopesOf } from '../domain/access/can.ts';
import { rollOffs } from '../domain/calendar/rollOffs.ts';
import { currentDeployments } from '../domain/contract/deals/deploymentWork.ts';
import { isOpenProposal } from '../domain/contract/deals/proposals.ts';
import { openRequestStatuses } from '../domain/contract/deals/requests.ts';
import type { NounName, RowIn } from '../domain/contract/index.ts';
import { jobCriteria } from '../domain/matching/market/jobCriteria.ts';
import { type MarketRow, marketRow } from '../domain/matching/market/marketProfile.ts';
import { requestCriteria } from '../domain/matching/market/requestFit.ts';
import {
  type Asked,
  bestOpenings,
  mostOpenings,
  type RollOffFit,
  radarDays,
} from '../domain/matching/market/rollOffFit.ts';
import type { Condition } from '../domain/query/condition.ts';
import { utcDay } from '../domain/time/days.ts';
import type { UnitOfWork } from './unitOfWork.ts';
import type { UseCase } from './useCase.ts';

/** Who rolls off soon, and what is open to the provider. */
type Radar = {
  ending: { candidateId: string; contractId: string; name: string; client: string; on: string }[];
  rows: MarketRow[];
  asked: Asked[];
};

/** The newest rows of a list that this person may see. */
const newest = async <N extends NounName>(
  { actor, rows: { own } }: UnitOfWork,
  noun: N,
  conditions: Condition[],
  most: number,
): Promise<RowIn<N>[]> => {
  const scopes = scopesOf(actor, 'list', noun);
  const { rows } = await own.list(noun, scopes, {
    conditions,
    q: '',
    searched: [],
    sort: { field: 'id', order: 'DESC' },
    from: 0,
    to: most - 1,
  });
  return rows.filter((row) => scopeFor(scopes, row)) as RowIn<N>[];
};

const mostDeployments = 1000;

const readRollOffs = async (work: UnitOfWork): Promise<Radar> => {
  const { own } = work.rows;
  const today = utcDay(work.now);
  const conditions: Condition[] = [
    { field: 'type', operator: 'in', value: currentDeployments.type },
    { field: 'status', operator: 'eq', value: currentDeployments.status },
    { field: 'endDate', operator: 'gte', value: today },
  ];
  const contracts = await newest(work, 'contracts', conditions, mostDeployments);
  const byId = new Map(contracts.map((contract) => [contract.id, contract]));
  const ending = rollOffs(contracts, today, radarDays).flatMap(({ candidateId, contractId, on }) => {
    const contract = byId.get(contractId);
    return contract
      ? [{ candidateId, contractId, on, name: contract.employee, client: contract.client }]
      : [];
  });
  if (ending.length === 0) return { ending, rows: [], asked: [] };
  const [rows, requests, jobs] = await Promise.all([
    own.findMany(
      'candidates',
      ending.map(({ candidateId }) => candidateId),
    ),
    newest(
      work,
      'requests',
      [{ field: 'status', operator: 'in', value: [...openRequestStatuses] }],
      mostOpenings,
    ),
    newest(work, 'jobs', [{ field: 'deadline', operator: 'gte', value: today }], mostOpenings),
  ]);
  const quotes = (
    await Promise.all(
      rows.map(({ id }) =>
        own.findFields('proposals', { candidateId: id }, ['requestId', 'candidateId', 'status']),
      ),
    )
  ).flat();
  const takenFor = (requestId: string) =>
    new Set(
      quotes
        .filter((one) => one.requestId === requestId)
        .filter(({ status }) => isOpenProposal(status) || status === 'Accepted')
        .map(({ candidateId }) => candidateId),
    );
  const open = requests.filter(({ respondBy }) => respondBy === null || respondBy >= today);
  return {
    ending,
    rows,
    asked: [
      ...open.map(
        (request): Asked => ({
          criteria: requestCriteria(request),
          opening: {
            noun: 'requests',
            id: request.id,
            title: request.position,
            startDate: request.startDate,
            candidateId: request.candidateId,
          },
          taken: takenFor(request.id),
        }),
      ),
      ...jobs.map(
        (job): Asked => ({
          criteria: jobCriteria(job),
          opening: { noun: 'jobs', id: job.id, title: job.title, startDate: null, candidateId: null },
          taken: new Set(),
        }),
      ),
    ],
  };
};

/** Who rolls off soon, each with what is open and fits best. */
export const rollOffFit: UseCase<unknown, RollOffFit> = async ({ step, ask }) => {
  const { ending, rows, asked } = await step(readRollOffs);
  const all = asked.map(({ criteria }) => criteria);
  const matches = rows.length === 0 ? {} : await ask({ kind: 'scoreRows', all, rows: rows.map(marketRow) });
  return {
    rollOffs: ending.map((one) => ({
      ...one,
      openings: bestOpenings(one.candidateId, asked, matches[one.candidateId] ?? []),
    })),
  };
};
