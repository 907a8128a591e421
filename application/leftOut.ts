import type { PutForward } from '../domain/change/deals/claims.ts';
import { whyLeftOut } from '../domain/change/deals/leftOut.ts';
import type { Candidate } from '../domain/contract/candidates/candidates.ts';
import type { NounName, RowIn } from '../domain/contract/index.ts';
import type { LeftOutReason } from '../domain/matching/crew/leftOut.ts';
import { readNewest } from './readNewest.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/** The same for the rows of one person on several benches. */
export const personOf = ({ id, email }: Pick<Candidate, 'id' | 'email'>): string =>
  email?.toLowerCase() ?? id;

type Position = { jobId: string | null; requisitionId: string | null };

/** Who has been put forward for a position, by person: what quotes and applications of any provider say. */
export const readPutForward = async (
  work: UnitOfWork,
  { jobId, requisitionId }: Position,
): Promise<Map<string, PutForward[]>> => {
  const { system } = work.rows;
  const quote = ['candidateId', 'providerId', 'status', 'claimUntil'] as const;
  const requests = jobId === null ? [] : await system.findFields('requests', { jobId }, ['id']);
  const [ofRequisition, ofJob, applications] = await Promise.all([
    requisitionId === null ? [] : system.findFields('proposals', { requisitionId }, quote),
    among(
      work,
      'proposals',
      'requestId',
      requests.map(({ id }) => id),
      quote,
    ),
    jobId === null
      ? []
      : system.findFields('applications', { jobId }, ['candidateId', 'providerId', 'status']),
  ]);
  const all = [...ofRequisition, ...ofJob, ...applications];
  const ids = [...new Set(all.map(({ candidateId }) => candidateId))];
  const candidates = await among(work, 'candidates', 'id', ids, ['id', 'email']);
  const persons = new Map(candidates.map((one) => [one.id, personOf(one)]));
  return Map.groupBy(all, ({ candidateId }) => persons.get(candidateId) ?? candidateId);
};

type Asked = { recruiterId: string; startDate: string | null; duration: string };

/** Which of these candidates cannot be proposed, and why. */
export const readLeftOut = async (
  work: UnitOfWork,
  candidates: readonly Candidate[],
  asked: Asked,
  putForward: ReadonlyMap<string, readonly PutForward[]>,
): Promise<Map<string, LeftOutReason>> => {
  const ids = candidates.map(({ id }) => id);
  const [contracts, quotes, holds] = await Promise.all([
    among(work, 'contracts', 'candidateId', ids, [
      'id',
      'candidateId',
      'employee',
      'type',
      'status',
      'startDate',
      'endDate',
      'signedDate',
      'proposalId',
    ]),
    among(work, 'proposals', 'candidateId', ids, [
      'id',
      'candidateId',
      'status',
      'startDate',
      'endDate',
      'overlapAgreed',
    ]),
    among(work, 'holds', 'candidateId', ids, [
      'candidateId',
      'startDate',
      'endDate',
      'recruiterId',
      'proposalId',
    ]),
  ]);
  const [contractsOf, awardsOf, holdsOf] = [
    Map.groupBy(contracts, ({ candidateId }) => candidateId),
    Map.groupBy(
      quotes.filter(({ status }) => status === 'Accepted'),
      ({ candidateId }) => candidateId,
    ),
    Map.groupBy(holds, ({ candidateId }) => candidateId),
  ];
  return new Map(
    candidates.flatMap((candidate): [string, LeftOutReason][] => {
      const { id } = candidate;
      const commitments = {
        putForward: putForward.get(personOf(candidate)) ?? [],
        contracts: contractsOf.get(id) ?? [],
        awards: awardsOf.get(id) ?? [],
        holds: holdsOf.get(id) ?? [],
      };
      const reason = whyLeftOut(candidate, commitments, asked, work.now);
      return reason ? [[id, reason]] : [];
    }),
  );
};

const mostRows = 20_000;

/** Some fields of the rows whose field has one of these values. */
const among = async <N extends NounName, F extends keyof RowIn<N> & string>(
  work: UnitOfWork,
  noun: N,
  field: F,
  value: string[],
  fields: readonly F[],
): Promise<Pick<RowIn<N>, F>[]> =>
  value.length === 0
    ? []
    : readNewest(work, noun, fields, [{ field, operator: 'in', value }], { most: mostRows });
