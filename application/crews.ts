import type { Scope } from '../domain/access/can.ts';
import { scopeFor, scopesOf } from '../domain/access/can.ts';
import { isMaskedFor } from '../domain/access/masks.ts';
import type { PutForward } from '../domain/change/deals/claims.ts';
import type { Candidate } from '../domain/contract/candidates/candidates.ts';
import { deploymentTypes, workTermOf } from '../domain/contract/deals/deployments.ts';
import { isOpenProposal } from '../domain/contract/deals/proposals.ts';
import type { Role } from '../domain/contract/deals/roles.ts';
import { nounOf, type RowIn } from '../domain/contract/index.ts';
import { Refusal, RowMissing } from '../domain/errors.ts';
import {
  type CrewFit,
  type CrewPool,
  mostCrews,
  mostPerSeat,
  noCrews,
} from '../domain/matching/crew/crew.ts';
import { type LeftOutReason, leftOutReasons } from '../domain/matching/crew/leftOut.ts';
import { clientKey, type Stint } from '../domain/matching/crew/sharedHistory.ts';
import { checkMatching } from '../domain/matching/market/asking.ts';
import {
  isFitting,
  mostForRole,
  type OpenRole,
  openRoles,
  poolOf,
  type SeatPerson,
} from '../domain/matching/market/crewFit.ts';
import type { Fitting } from '../domain/matching/market/matchmaker.ts';
import { loadGazetteer } from '../domain/places/loadGazetteer.ts';
import { utcDay } from '../domain/time/days.ts';
import { zoneOffset } from '../domain/time/zoneOffset.ts';
import { createRow } from './changeRow.ts';
import { personOf, readLeftOut, readPutForward } from './leftOut.ts';
import type { UnitOfWork } from './unitOfWork.ts';
import type { Course, UseCase } from './useCase.ts';

/** The roles that are open, and among whom candidates for them are looked for: these, or everybody on the market. */
type CrewQuestion = {
  open: OpenRole[];
  ids: string[] | null;
  top: number;
  /** Candidates whom nobody wants or needs any more. */
  decided: string[];
  /** Who has been put forward for the position, by person. */
  putForward: ReadonlyMap<string, readonly PutForward[]>;
  oneProvider: boolean;
  asked: {
    recruiterId: string;
    startDate: string | null;
    duration: string;
    currency: string;
    rateMax: number | null;
  };
};

/** A few of the best candidates may be left out, so more are looked at. */
const spare = 10;
const lookedAt = (known: number): number => Math.min(mostForRole, mostPerSeat + spare + known);

const mayShow = async <N extends 'requisitions' | 'requests'>(
  { actor, rows: { own } }: UnitOfWork,
  noun: N,
  id: string,
): Promise<RowIn<N>> => {
  const row = await own.find(noun, id);
  if (!row || !scopeFor(scopesOf(actor, 'show', noun), row)) throw RowMissing(nounOf(noun));
  return row;
};

/** Crews for the open roles. The people are read in one step before and one after they are scored. */
const crewsFor = async <I>(
  { step, ask }: Course<I>,
  question: CrewQuestion,
  most: number,
): Promise<CrewFit> => {
  const { open, ids, top } = question;
  if (open.length === 0) return noCrews;
  const fitting = await ask({ kind: 'fitting', all: open.map(({ criteria }) => criteria), ids, top });
  const pool = await step((work) => readCrewPool(work, question, fitting));
  return ask({ kind: 'crews', pool, most });
};

export const requisitionCrews: UseCase<{ id: string; providers: 'any' | 'one' }, CrewFit> = async (course) =>
  crewsFor(course, await course.step(readCrewsAsked), mostCrews);

export const requestCrew: UseCase<{ id: string }, CrewFit> = async (course) =>
  crewsFor(course, await course.step(readCrewAsked), 1);

/** The open roles of a requisition, for crews of the whole market. */
const readCrewsAsked = async (
  work: UnitOfWork,
  { id, providers }: { id: string; providers: 'any' | 'one' },
): Promise<CrewQuestion> => {
  checkMatching(work.actor);
  const requisition = await mayShow(work, 'requisitions', id);
  const [quotes, putForward] = await Promise.all([
    work.rows.own.findFields('proposals', { requisitionId: id }, ['candidateId', 'role', 'status']),
    readPutForward(work, { jobId: requisition.jobId, requisitionId: id }),
  ]);
  const over = quotes.filter(({ status }) => !isOpenProposal(status) && status !== 'Expired');
  const oneProvider = providers === 'one';
  return {
    open: openRoles(
      requisition,
      quotes.filter(({ status }) => status === 'Accepted'),
    ),
    ids: null,
    // A provider’s candidates may be far down the market’s list.
    top: oneProvider ? mostForRole : lookedAt(putForward.size),
    decided: over.map(({ candidateId }) => candidateId),
    putForward,
    oneProvider,
    asked: { ...requisition, recruiterId: requisition.companyId },
  };
};

/** The open roles of a request, for a crew of the provider’s candidates on the market. */
const readCrewAsked = async (work: UnitOfWork, { id }: { id: string }): Promise<CrewQuestion> => {
  const request = await mayShow(work, 'requests', id);
  const { own } = work.rows;
  const [bench, quotes, putForward] = await Promise.all([
    own.findFields('candidates', { companyId: request.providerId, listed: true }, ['id']),
    own.findFields('proposals', { requestId: id }, ['candidateId', 'role', 'status']),
    readPutForward(work, request),
  ]);
  const offered = quotes.filter(({ status }) => isOpenProposal(status) || status === 'Accepted');
  return {
    open: openRoles(request, offered),
    ids: bench.map((candidate) => candidate.id),
    top: lookedAt(Math.max(putForward.size, offered.length)),
    decided: offered.map(({ candidateId }) => candidateId),
    putForward,
    oneProvider: false,
    asked: request,
  };
};

/** The people who fit the open roles, with what crews are compared by, as far as the reader may see it. */
const readCrewPool = async (
  work: UnitOfWork,
  { open, ids, decided, putForward, oneProvider, asked }: CrewQuestion,
  fitting: readonly (readonly Fitting[])[],
): Promise<CrewPool> => {
  const { actor, rows, platform } = work;
  const found = [...new Set(fitting.flatMap((role) => role.filter(isFitting)).map(({ id }) => id))];
  // Recruiters cannot read all columns, so the rows are read by the system and kept if the reader may see them.
  const scopes = scopesOf(actor, 'list', 'candidates');
  const known = await rows.system.findMany('candidates', found);
  const isMasked = (candidate: Candidate) =>
    candidate.companyId !== actor.companyId && isMaskedFor(candidate, actor.companyId);
  // That masked candidates are of one provider, or have worked with somebody, would tell whose they are.
  const seen = known.filter(
    (candidate) => candidate.listed && scopeFor(scopes, candidate) && !(oneProvider && isMasked(candidate)),
  );
  const isDecided = new Set(decided);
  const refused = await readLeftOut(work, seen, asked, putForward);
  const reasonOf = ({ id }: Candidate) => refused.get(id) ?? (isDecided.has(id) ? 'proposed' : null);
  const candidates = seen.filter((candidate) => reasonOf(candidate) === null);
  const stints = await stintsOf(
    work,
    candidates.filter((candidate) => !isMasked(candidate)),
  );
  const gazetteer = await loadGazetteer();
  const offsetAt = (location: string): number | null => {
    const place = gazetteer.read(location);
    const zone = place && gazetteer.zoneOf(place);
    return zone === null ? null : zoneOffset(zone, work.now);
  };
  const people = new Map(
    candidates.map(({ id, email, rate, currency, location }): [string, SeatPerson] => [
      id,
      {
        person: personOf({ id, email }),
        rate,
        currency,
        offset: offsetAt(location),
        stints: stints.get(id) ?? [],
      },
    ]),
  );
  const groups = oneProvider
    ? [...Map.groupBy(candidates, ({ companyId }) => companyId).values()].map((group) =>
        group.map(({ id }) => id),
      )
    : null;
  return poolOf(open, fitting, people, {
    currency: asked.currency,
    rateMax: asked.rateMax,
    rates: platform?.exchangeRates ?? {},
    groups,
    isWhole: ids === null,
    leftOut: countedBy(seen.map(reasonOf)),
  });
};

const countedBy = (reasons: readonly (LeftOutReason | null)[]): CrewPool['leftOut'] =>
  leftOutReasons
    .map((reason) => ({ reason, count: reasons.filter((one) => one === reason).length }))
    .filter(({ count }) => count > 0);

const everything: Scope[] = [{ where: {} }];
const mostContracts = 5000;

/** Where candidates have worked, as their resumes and the deployments on the platform tell. */
const stintsOf = async (
  { rows: { system }, now }: UnitOfWork,
  candidates: readonly Candidate[],
): Promise<Map<string, Stint[]>> => {
  const stints = new Map(
    candidates.map(({ id, engagements }) => [
      id,
      (engagements ?? []).flatMap(({ client, from, to }): Stint[] =>
        client === null || from === null
          ? []
          : [{ client: clientKey(client), from: `${from}-01`, to: to === null ? utcDay(now) : `${to}-31` }],
      ),
    ]),
  );
  if (stints.size === 0) return stints;
  const { rows } = await system.list('contracts', everything, {
    conditions: [
      { field: 'candidateId', operator: 'in', value: [...stints.keys()] },
      { field: 'type', operator: 'in', value: [...deploymentTypes] },
    ],
    q: '',
    searched: [],
    sort: { field: 'id', order: 'DESC' },
    from: 0,
    to: mostContracts - 1,
  });
  for (const contract of rows as RowIn<'contracts'>[]) {
    const term = workTermOf(contract);
    const today = utcDay(now);
    if (term && term.from <= today)
      stints
        .get(String(contract.candidateId))
        ?.push({ client: clientKey(contract.client), ...term, to: term.to < today ? term.to : today });
  }
  return stints;
};

/** One person of a crew, for the role of the request, at these terms. */
export type QuotedSeat = {
  candidateId: string;
  role: Role['title'];
  rate: number;
  currency: string;
  startDate: string;
};

/** Sends a proposal for each person of a crew, all or none. A refusal names the person. */
export const quoteCrew = async (
  work: UnitOfWork,
  {
    id,
    quotes,
    validUntil,
    message,
  }: { id: string; quotes: QuotedSeat[]; validUntil: string | null; message: string | null },
): Promise<{ ids: string[] }> => {
  const request = await mayShow(work, 'requests', id);
  const ids: string[] = [];
  for (const [at, quote] of quotes.entries()) {
    const data = { ...quote, requestId: request.id, validUntil, message: at === 0 ? message : null };
    try {
      ids.push((await createRow(work, 'proposals', data)).id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw await refusedFor(work, quote, at, error);
    }
  }
  return { ids };
};

const refusedFor = async (
  { rows: { own } }: UnitOfWork,
  { candidateId }: QuotedSeat,
  at: number,
  { status, reason, faults }: Refusal,
): Promise<Refusal> => {
  const name = (await own.find('candidates', candidateId))?.name ?? candidateId;
  const [first = reason] = Object.values(faults ?? {});
  const told = {
    code: 'crews.refused' as const,
    values: { name, reason: typeof first === 'string' ? { code: first, values: {} } : first },
  };
  const errors = Object.fromEntries(
    Object.entries(faults ?? {}).map(([field, message]) => [`quotes.${at}.${field}`, message]),
  );
  return new Refusal(status === 400 ? 409 : status, told, { errors });
};
