import type { Request } from '../../contract/deals/requests.ts';
import { Invalid } from '../../errors.ts';
import type { Code } from '../../messages/message.ts';
import type { Reader, Values } from '../context.ts';

/** Deals are between a provider and a recruiter, never within one company. */
export const checkSides = async (
  { providerId, recruiterId, client }: Values,
  reader: Reader,
  recruiterField = 'recruiterId',
): Promise<void> => {
  const find = (id: unknown) => (id == null ? null : reader.find('companies', String(id)));
  const [provider, recruiter] = await Promise.all([find(providerId), find(recruiterId)]);
  if (provider && provider.type !== 'provider') throw Invalid({ providerId: 'companies.choose-provider' });
  if (recruiter && recruiter.type !== 'recruiter')
    throw Invalid({ [recruiterField]: 'companies.choose-recruiter' });
  if (provider && client != null && sameName(client, provider.name))
    throw Invalid({ client: 'companies.other-name' });
};

const sameName = (one: unknown, other: unknown): boolean =>
  String(one).trim().toLowerCase() === String(other).trim().toLowerCase();

/** The status of a row's company, locked so that it cannot be suspended before the row is stored. */
export const lockedStatusOf = async ({ companyId }: Values, reader: Reader): Promise<string> => {
  await reader.hold(`companies ${companyId}`, 'shared');
  return statusOf(companyId, reader);
};

/** The status of a company; `undefined` as a word where there is none. */
export const statusOf = async (companyId: unknown, reader: Reader): Promise<string> =>
  String((await reader.find('companies', String(companyId)))?.status);

/** The request that a proposal or a message belongs to. */
export const requestOf = async ({ requestId }: Values, reader: Reader): Promise<Request> => {
  const request = await reader.find('requests', String(requestId));
  if (!request) throw Invalid({ requestId: 'requests.missing' });
  return request;
};

/** A candidate must be on the bench of this provider. */
export const checkOnBench = async (
  candidateId: unknown,
  providerId: unknown,
  reader: Reader,
  message: Code = 'candidates.not-on-providers-bench',
): Promise<void> => {
  const candidate = candidateId == null ? null : await reader.find('candidates', String(candidateId));
  if (candidate && candidate.companyId !== providerId) throw Invalid({ candidateId: message });
};

/**
 * Message for a row that a company cannot see on the market; it does not say whether the row ever existed.
 */
export const offTheMarket: Code = 'companies.off-market';
