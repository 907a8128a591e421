import { keptInvoice, keptTransaction } from '../billing/payInvoice.ts';
import { standingKey } from '../contract/applications.ts';
import { isListed } from '../contract/candidates.ts';
import { type Contract, contracts } from '../contract/contracts.ts';
import type { NounName } from '../contract/index.ts';
import { isJobListed, isOpenOn, type Job } from '../contract/jobs.ts';
import type { Row } from '../contract/noun.ts';
import { isClosed } from '../contract/requests.ts';
import { mostSearches } from '../contract/savedSearches.ts';
import { Conflict, Invalid } from '../errors.ts';
import type { Context, Reader, Values } from './context.ts';
import { keptIncident } from './incidentSteps.ts';
import { employedBy } from './invitation.ts';
import { offTheMarket } from './listing.ts';
import { asSeen, refuseTwice } from './pipelineEntry.ts';
import { refuseSameName, takenIn } from './refuseSameName.ts';
import { keptResponse, keptTicket } from './ticketSteps.ts';
import { asksOnce, paperHeld, paperOf } from './verification.ts';

type Link = (row: Values, reader: Reader, context: Context) => Promise<Values>;

/** Values that a row copies from the rows it refers to. */
const links: Partial<Record<NounName, Link>> = {
  users: employedBy,
  candidates: async (row, reader) => {
    await reader.hold(`companies ${row.companyId}`, 'shared');
    const owner = await reader.find('companies', String(row.companyId));
    if (owner?.type !== 'provider') throw Invalid({ companyId: 'Only provider companies have a bench' });
    return { listed: isListed(row as never, String(owner.status)) };
  },
  requests: async (row, reader) => {
    if (!row.id) await checkSides(row, reader);
    const candidate =
      row.candidateId === null ? null : await reader.find('candidates', String(row.candidateId));
    if (candidate && candidate.companyId !== row.providerId)
      throw Invalid({ candidateId: 'Not on this provider’s bench' });
    return {};
  },
  proposals: async (row, reader) => {
    const request = await requestOf(row, reader);
    if (isClosed(String(request.status))) throw Conflict('This request is closed');
    if (!row.id && (await statusOf(request.recruiterId, reader)) !== 'Active') throw Conflict(offTheMarket);
    const candidate = await reader.find('candidates', String(row.candidateId));
    if (candidate?.companyId !== row.providerId) throw Invalid({ candidateId: 'Not on your bench' });
    return {
      recruiterId: request.recruiterId,
      name: row.name || candidate?.name,
      title: row.title || candidate?.title,
    };
  },
  requestSteps: async (row, reader) => {
    const { providerId, recruiterId } = await requestOf(row, reader);
    return { providerId, recruiterId };
  },
  holds: async (row, reader) => {
    const candidate = await reader.find('candidates', String(row.candidateId));
    if (candidate?.companyId !== row.companyId) throw Invalid({ candidateId: 'Not on this bench' });
    return {};
  },
  contracts: async (row, reader) => {
    const read = (noun: NounName, id: unknown) => (id == null ? null : reader.find(noun, String(id)));
    const [candidate, template] = await Promise.all([
      read('candidates', row.candidateId),
      read('contractTemplates', row.templateId),
      checkSides(row, reader),
    ]);
    if (candidate && candidate.companyId !== row.providerId)
      throw Invalid({ candidateId: 'Not on this provider’s bench' });
    return { body: row.body ?? template?.body ?? null };
  },
  contractDocuments: async (row, reader) => {
    const contract = await reader.find('contracts', String(row.contractId));
    return {
      providerId: contract?.providerId ?? row.providerId,
      recruiterId: contract?.recruiterId ?? null,
    };
  },
  jobs: async (row, reader) => {
    if (!row.id) await checkSides({ recruiterId: row.companyId }, reader, 'companyId');
    return { listed: isJobListed(row as never, await lockedStatusOf(row, reader)) };
  },
  verificationRequests: asksOnce,
  verificationDocuments: paperOf,
  applications: async (row, reader, context) => (row.id ? {} : putForward(row, reader, context)),
  pipelineEntries: async (row, reader) => {
    if (!row.id) await checkSides({ recruiterId: row.companyId }, reader, 'companyId');
    const job = row.jobId === null ? null : await reader.find('jobs', String(row.jobId));
    if (job && job.companyId !== row.companyId)
      throw Invalid({ jobId: 'This job belongs to another company' });
    if (row.outcome === 'Live') await refuseTwice(row, reader);
    const candidate = await reader.find('candidates', String(row.candidateId));
    const seen = candidate && (candidate.listed || !row.id) ? asSeen(candidate) : {};
    if (row.id) return seen;
    const score = job && (await reader.matchScore?.(job, String(row.candidateId)));
    return { ...seen, matchScore: score ?? null };
  },
  interviews: async (row, reader) => {
    const entry = await reader.find('pipelineEntries', String(row.entryId));
    if (entry?.companyId !== row.companyId) throw Invalid({ entryId: 'Not in this company’s pipeline' });
    return {};
  },
  talentPools: async (row, reader) => {
    await refuseSameName('talentPools', row, { companyId: row.companyId }, reader);
    return {};
  },
  talentPoolMembers: async (row, reader) => (row.id ? {} : takenIn(row, reader)),
  savedSearches: async (row, reader) => {
    const own = await refuseSameName('savedSearches', row, { userId: row.userId }, reader);
    if (!row.id && own.length >= mostSearches) throw Conflict(`At most ${mostSearches} saved searches`);
    return {};
  },
  transactions: keptTransaction,
  invoices: keptInvoice,
  incidents: keptIncident,
  tickets: keptTicket,
  ticketResponses: keptResponse,
};

/** Deals are between a provider and a recruiter, never within one company. */
const checkSides = async (
  { providerId, recruiterId, client }: Values,
  reader: Reader,
  recruiterField = 'recruiterId',
): Promise<void> => {
  const find = (id: unknown) => (id == null ? null : reader.find('companies', String(id)));
  const [provider, recruiter] = await Promise.all([find(providerId), find(recruiterId)]);
  if (provider && provider.type !== 'provider') throw Invalid({ providerId: 'Choose a provider company' });
  if (recruiter && recruiter.type !== 'recruiter')
    throw Invalid({ [recruiterField]: 'Choose a recruiter company' });
  if (provider && client != null && sameName(client, provider.name))
    throw Invalid({ client: 'Enter the other company' });
};

const sameName = (one: unknown, other: unknown): boolean =>
  String(one).trim().toLowerCase() === String(other).trim().toLowerCase();

/** The status of a row's company, locked so that it cannot be suspended before the row is stored. */
const lockedStatusOf = async ({ companyId }: Values, reader: Reader): Promise<string> => {
  await reader.hold(`companies ${companyId}`, 'shared');
  return statusOf(companyId, reader);
};

const statusOf = async (companyId: unknown, reader: Reader): Promise<string> =>
  String((await reader.find('companies', String(companyId)))?.status);

/**
 * A new application: to an open job, for a listed candidate of one's own who has not been submitted for it
 * yet.
 */
const putForward: Link = async (row, reader) => {
  const [job, candidate, submitted] = await Promise.all([
    reader.find('jobs', String(row.jobId)),
    reader.find('candidates', String(row.candidateId)),
    reader.findBy('applications', 'standing', standingKey(row)),
  ]);
  if (!job || !isOpenOn(job as Job, String(row.received)))
    throw Conflict('This job no longer takes applications');
  if (candidate?.companyId !== row.providerId) throw Invalid({ candidateId: 'Not on your bench' });
  if (!candidate?.listed) throw Invalid({ candidateId: 'Publish this candidate first' });
  if (submitted) throw Invalid({ candidateId: 'Already submitted for this job' });
  return { recruiterId: job.companyId, job: job.title, name: candidate.name, title: candidate.title };
};

const requestOf = async ({ requestId }: Values, reader: Reader): Promise<Row> => {
  const request = await reader.find('requests', String(requestId));
  if (!request) throw Invalid({ requestId: 'No such recruiter request' });
  return request;
};

export const linked = async (
  name: NounName,
  row: Values,
  context: Context,
  reader: Reader,
): Promise<Values> => (await links[name]?.(row, reader, context)) ?? {};

type Hold = (row: Values, reader: Reader) => Promise<string | null>;

/** Why a row cannot be deleted because of the row it belongs to. */
const holds: Partial<Record<NounName, Hold>> = {
  contractDocuments: async (row, reader) => {
    const contract = (await reader.find('contracts', String(row.contractId))) as Contract | null;
    return contract && contracts.frozen?.(contract)
      ? 'Documents of a contract that is signed or out for signature can’t be removed'
      : null;
  },
  verificationDocuments: paperHeld,
  plans: async ({ id }, reader) =>
    (await reader.findBy('subscriptions', 'planId', String(id)))
      ? 'This plan has or had subscribers. Deactivate it instead.'
      : null,
};

export const referredToBy = async (name: NounName, row: Values, reader: Reader): Promise<string | null> =>
  (await holds[name]?.(row, reader)) ?? null;
