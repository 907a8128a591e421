import { aliasOf } from '../domain/access/masks.ts';
import {
  companiesThatKnow,
  maskedFields,
  type Naming,
  namingsOf,
} from '../domain/change/deals/maskCandidate.ts';
import type { Effect } from '../domain/change/effect.ts';
import { revised } from '../domain/change/effectsOf.ts';
import type { Candidate } from '../domain/contract/candidates/candidates.ts';
import type { UnitOfWork } from './unitOfWork.ts';

type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>;
type Work = Pick<UnitOfWork, 'rows' | 'now'>;

/** Shows a recruiter who masked candidates are, in the candidates and in the recruiter's own rows about them. */
export const reveal = async (
  work: Work,
  { providerId, recruiterId, ...what }: Of<'reveal'>,
): Promise<void> => {
  const { system } = work.rows;
  const { candidateId, requestId, contractId, reason } = what;
  if (requestId !== null) await nameProvider(work, requestId);
  const where = candidateId === null ? { companyId: providerId } : { id: candidateId };
  const masked = await system.findAllToChange('candidates', { ...where, masked: true });
  const unknown = masked.filter(({ revealedTo }) => !revealedTo.includes(recruiterId));
  if (unknown.length === 0) return;
  for (const candidate of unknown) {
    const revealedTo = [...candidate.revealedTo, recruiterId];
    await system.patch('candidates', { id: candidate.id }, { revealedTo });
    await unmaskCopies(work, candidate, recruiterId);
  }
  await log(work, providerId, { recruiterId, candidateId, reason, requestId, contractId });
};

const log = async ({ rows: { system }, now }: Work, providerId: string, naming: Naming): Promise<void> => {
  const company = await system.find('companies', naming.recruiterId);
  const row = { providerId, ...naming, recruiter: company?.name, at: now.toISOString() };
  await system.insert('reveals', row);
};

/** The recruiters who know a masked candidate already are in the log as well, each once. */
export const logKnown = async (work: Work, { candidateId }: Of<'known'>): Promise<void> => {
  const candidate = await work.rows.system.find('candidates', candidateId);
  if (candidate) await logMissing(work, candidate.companyId, await namingsOf(candidate, work.rows.system));
};

const logMissing = async (work: Work, providerId: string, namings: readonly Naming[]): Promise<void> => {
  if (namings.length === 0) return;
  const keyOf = ({ recruiterId, candidateId, reason }: Naming) => `${recruiterId} ${candidateId} ${reason}`;
  const logged = new Set((await work.rows.system.findAll('reveals', { providerId })).map(keyOf));
  for (const naming of namings) {
    if (logged.has(keyOf(naming))) continue;
    logged.add(keyOf(naming));
    await log(work, providerId, naming);
  }
};

/** What the recruiter's rows have copied stays: it has been read. */
export const conceal = async (
  { rows: { system } }: Work,
  { providerId, recruiterId }: Of<'conceal'>,
): Promise<void> => {
  const masked = await system.findAllToChange('candidates', { companyId: providerId, masked: true });
  for (const candidate of masked.filter(({ revealedTo }) => revealedTo.includes(recruiterId))) {
    const known = await companiesThatKnow(candidate, system);
    if (known.includes(recruiterId)) continue;
    const revealedTo = candidate.revealedTo.filter((id) => id !== recruiterId);
    await system.patch('candidates', { id: candidate.id }, { revealedTo });
  }
};

/** How many candidates are stored together. */
const atOnce = 200;

export const remask = async (work: Work, { companyId }: Of<'remask'>): Promise<void> => {
  const { system } = work.rows;
  const [owner, candidates] = await Promise.all([
    system.find('companies', companyId),
    system.findAllToChange('candidates', { companyId }),
  ]);
  if (!owner) return;
  const changes = [];
  const namings: Naming[] = [];
  for (const before of candidates.filter(({ erasedAt }) => erasedAt === null)) {
    const fields = maskedFields(before, owner);
    const known = fields.masked ? await namingsOf(before, system) : [];
    namings.push(...known);
    const revealedTo = [...new Set(known.map(({ recruiterId }) => recruiterId))];
    const values = revised(before, { ...fields, revealedTo });
    if (Object.keys(values).length > 0) changes.push({ before, changes: values });
  }
  for (let from = 0; from < changes.length; from += atOnce)
    await system.updateMany('candidates', changes.slice(from, from + atOnce));
  await logMissing(work, companyId, namings);
  for (const { before, changes: values } of changes)
    if (values.masked === false) await unmaskCopies(work, before, null);
};

export const unmask = async (work: Work, { candidateId }: Of<'unmask'>): Promise<void> => {
  const candidate = await work.rows.system.find('candidates', candidateId);
  if (candidate) await unmaskCopies(work, candidate, null);
};

/** Rows of a recruiter about a candidate, or of all of them, name the candidate and its provider. */
const unmaskCopies = async (work: Work, candidate: Candidate, recruiterId: string | null): Promise<void> => {
  const { system } = work.rows;
  const { id: candidateId, name } = candidate;
  const deal = { candidateId, masked: true, ...(recruiterId !== null && { recruiterId }) };
  const own = { candidateId, ...(recruiterId !== null && { companyId: recruiterId }) };
  await unmaskRequests(work, deal);
  await unmaskTexts(work, { candidateId, ...(recruiterId !== null && { recruiterId }) });
  for (const { message, maskedMessage, recruiterId: companyId } of await system.findAll('applications', deal))
    if (maskedMessage !== null)
      await system.patch(
        'pipelineEntries',
        { candidateId, companyId, screeningNotes: maskedMessage },
        { screeningNotes: message },
      );
  await system.patch('applications', deal, { masked: false });
  for (const { id: entryId } of await system.findFields('pipelineEntries', { ...own, masked: true }, ['id']))
    await system.patch('hireReviews', { entryId, masked: true }, { masked: false, name });
  await system.patch('pipelineEntries', { ...own, masked: true }, { masked: false, name });
  const alias = aliasOf(candidate);
  await system.patch('talentPoolMembers', { ...own, name: alias }, { name });
  await system.patch('tasks', { ...own, about: alias }, { about: name });
};

const unmaskRequests = async ({ rows: { system } }: Work, where: Record<string, unknown>): Promise<void> => {
  for (const { id } of await system.findFields('requests', { ...where, masked: true }, ['id'])) {
    await system.patch('requests', { id }, { masked: false });
    await system.patch('requestSteps', { requestId: id, masked: true }, { masked: false });
  }
};

/** The provider of a request is known from now on. What it wrote about a candidate who is not stays masked. */
const nameProvider = async (work: Work, requestId: string): Promise<void> => {
  const { system } = work.rows;
  await unmaskRequests(work, { id: requestId });
  const messages = await system.findAll('conversationMessages', { requestId, masked: true });
  for (const { id, author } of messages.filter((one) => one.author !== one.maskedAuthor))
    await system.patch('conversationMessages', { id }, { maskedAuthor: author });
};

/** Texts about a candidate, also where the recruiter knew the provider before the candidate was masked. */
const unmaskTexts = async ({ rows: { system } }: Work, where: Record<string, unknown>): Promise<void> => {
  for (const { id: requestId } of await system.findFields('requests', where, ['id'])) {
    await system.patch('requests', { id: requestId }, { maskedResponse: null, maskedReason: null });
    await system.patch('requestSteps', { requestId }, { maskedText: null });
    await system.patch('proposals', { requestId }, { maskedMessage: null, maskedReason: null });
    await system.patch('quoteRounds', { requestId }, { maskedMessage: null });
    await system.patch('conversationMessages', { requestId, masked: true }, { masked: false });
  }
};
