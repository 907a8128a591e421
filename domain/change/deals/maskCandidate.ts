import type { Company } from '../../contract/accounts/companies.ts';
import type { Candidate } from '../../contract/candidates/candidates.ts';
import type { Reveal } from '../../contract/candidates/reveals.ts';
import type { Contract } from '../../contract/deals/contracts.ts';
import { initialsOf, maskName } from '../../masking/maskName.ts';
import { hasContacts, maskContacts, maskText } from '../../masking/maskText.ts';
import type { Code, Faults } from '../../messages/message.ts';
import type { Reader, Values } from '../context.ts';

type Described = Pick<
  Candidate,
  'name' | 'title' | 'skills' | 'location' | 'summary' | 'engagements' | 'education' | 'certificates'
>;
type Owner = Pick<Company, 'name' | 'maskCandidates' | 'verification'>;

/** Whether recruiters see a candidate without a name: by its provider's choice for it, or for all of them. */
export const isMasked = (
  { identity }: Pick<Candidate, 'identity'>,
  { maskCandidates }: Pick<Company, 'maskCandidates'>,
): boolean => (identity === null || identity === undefined ? maskCandidates : identity === 'Masked');

/** What recruiters read in place of a masked candidate's own fields; nothing of a candidate who is not masked. */
export const maskedFields = (candidate: Described & Pick<Candidate, 'identity'>, owner: Owner): Values => {
  if (!isMasked(candidate, owner)) return notMasked;
  const { name, skills, summary, engagements, education, certificates } = candidate;
  const mask = (text: string) => maskText(text, { name, company: owner.name, spared: skills });
  const maskIn = <T extends object, K extends keyof T>(items: T[] | null, fields: readonly K[]): T[] | null =>
    items?.map((item) => ({ ...item, ...masked(item, fields, mask) })) ?? null;
  return {
    masked: true,
    initials: initialsOf(name),
    maskedSummary: summary && mask(summary),
    maskedEngagements: maskIn(engagements, ['title', 'client', 'summary']),
    maskedEducation: maskIn(education, ['title', 'school']),
    maskedCertificates: maskIn(certificates, ['name']),
    providerVerified: owner.verification === 'Verified',
  };
};

const masked = <T extends object, K extends keyof T>(
  item: T,
  fields: readonly K[],
  mask: (text: string) => string,
): Partial<T> =>
  Object.fromEntries(
    fields.map((field) => [field, typeof item[field] === 'string' ? mask(item[field]) : item[field]]),
  ) as Partial<T>;

const notMasked: Values = {
  masked: false,
  revealedTo: [],
  initials: null,
  maskedSummary: null,
  maskedEngagements: null,
  maskedEducation: null,
  maskedCertificates: null,
  providerVerified: false,
};

/**
 * Title, skills and location are shown, searched and counted as they are: a masked candidate has neither contact
 * details nor the name in them. A name that is also a skill, as of a Ruby developer named Ruby, may stay.
 */
export const faultsOfMasked = ({ name, title, skills, location }: Described): Faults => {
  const fault: Code = 'candidates.masked-contact';
  const namesPerson =
    maskName(title, name) !== title && !skills.some((skill) => maskName(skill, name) !== skill);
  return {
    ...((hasContacts(title) || namesPerson) && { title: fault }),
    ...(skills.some(hasContacts) && { skills: fault }),
    ...(maskContacts(location) !== location && { location: fault }),
  };
};

/** What named a candidate to a recruiter; an NDA names all candidates of a provider. */
export type Naming = Pick<Reveal, 'recruiterId' | 'candidateId' | 'reason' | 'requestId' | 'contractId'>;

/** How a provider has named a candidate to recruiters: in a quote, a contract, or by an active NDA. */
export const namingsOf = async (
  { id, companyId }: { id?: unknown; companyId?: unknown },
  reader: Pick<Reader, 'findAll'>,
): Promise<Naming[]> => {
  const [quotes, contracts, ndas] = await Promise.all([
    id ? reader.findAll('proposals', { candidateId: id }) : [],
    id ? reader.findAll('contracts', { candidateId: id }) : [],
    reader.findAll('contracts', { providerId: companyId, type: 'NDA', status: 'Active' }),
  ]);
  const about = { candidateId: String(id), requestId: null, contractId: null };
  const byContract = (contract: Contract, more: Partial<Naming>): Naming[] => {
    const { id: contractId, recruiterId } = contract;
    return recruiterId === null ? [] : [{ ...about, recruiterId, contractId, reason: 'Contract', ...more }];
  };
  return [
    ...quotes.map(({ recruiterId, requestId }) => ({
      ...about,
      recruiterId,
      requestId,
      reason: 'Quote' as const,
    })),
    ...contracts.flatMap((contract) => byContract(contract, {})),
    ...ndas.flatMap((nda) => byContract(nda, { candidateId: null, reason: 'NDA' })),
  ];
};

export const companiesThatKnow = async (
  candidate: { id?: unknown; companyId?: unknown },
  reader: Pick<Reader, 'findAll'>,
): Promise<string[]> => [
  ...new Set((await namingsOf(candidate, reader)).map(({ recruiterId }) => recruiterId)),
];
