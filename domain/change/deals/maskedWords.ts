import { hiddenName, isMaskedFor } from '../../access/masks.ts';
import type { Candidate } from '../../contract/candidates/candidates.ts';
import type { Request } from '../../contract/deals/requests.ts';
import { maskText, type Secrets } from '../../masking/maskText.ts';
import type { Reader, Values } from '../context.ts';

type Deal = Pick<Request, 'candidateId' | 'recruiterId' | 'providerId' | 'masked'>;

/**
 * What a recruiter may not learn from a text about the candidate of this request, or null: the candidate, and the
 * provider with its people while the request hides it.
 */
export const secretsOf = async (
  { candidateId, recruiterId, providerId, masked }: Deal,
  reader: Pick<Reader, 'find' | 'findAll'>,
  author?: unknown,
): Promise<Secrets | null> => {
  const candidate = candidateId === null ? null : await reader.find('candidates', candidateId);
  if (!candidate || !isMaskedFor(candidate, recruiterId)) return null;
  return masked ? secretsWithProvider(candidate, providerId, reader, author) : { name: candidate.name };
};

export const secretsWithProvider = async (
  { name, skills }: Pick<Candidate, 'name' | 'skills'>,
  providerId: string,
  reader: Pick<Reader, 'find' | 'findAll'>,
  author?: unknown,
): Promise<Secrets> => {
  const [provider, people] = await Promise.all([
    reader.find('companies', providerId),
    reader.findAll('users', { companyId: providerId }),
  ]);
  return {
    name,
    people: people.map(({ fullName }) => fullName),
    spared: skills,
    ...(provider && { company: provider.name }),
    ...(typeof author === 'string' && author !== hiddenName && { author }),
  };
};

/** A text as the recruiter reads it; null if it reads the text itself. */
export const maskedWords = (text: unknown, secrets: Secrets | null, longest = 2000): string | null =>
  secrets === null || typeof text !== 'string' ? null : maskText(text, secrets).slice(0, longest);

/**
 * The reason for the end of a request or a quote as the recruiter reads it. A recruiter who stores a row as it reads
 * it does not change what the provider has written.
 */
export const maskedReason = async (
  row: Values,
  before: { reason: string | null; maskedReason: string | null } | null,
  isRecruiter: boolean,
  secrets: () => Promise<Secrets | null>,
): Promise<Values> => {
  if (isRecruiter) {
    const isProviders = before?.maskedReason != null && row.reason === before.maskedReason;
    return isProviders
      ? { reason: before.reason }
      : row.reason === before?.reason
        ? {}
        : { maskedReason: null };
  }
  if (row.reason === (before?.reason ?? null)) return {};
  return { maskedReason: maskedWords(row.reason, await secrets(), 1000) };
};
