import { type About, isOf, partsOf } from '../domain/change/notifications/concerned.ts';
import type { NounName } from '../domain/contract/index.ts';
import type { Row } from '../domain/contract/noun.ts';
import { chargeSlot, isFollowed } from '../domain/contract/platform/follows.ts';
import { incomingKey, personForIncoming, readIncoming } from '../domain/contract/platform/incoming.ts';
import { colleagueFields, mayActOn, recordsOf } from './concerned.ts';
import { openWorkOf } from './openWork.ts';
import type { UnitOfWork } from './unitOfWork.ts';

const incomingNouns: readonly NounName[] = ['requests', 'proposals', 'applications'];

/** Puts someone in charge at the company that a new request, proposal or application arrives at, by its rule. */
export const assignIncoming = async (work: UnitOfWork, about: About): Promise<void> => {
  if (!incomingNouns.includes(about.noun)) return;
  const { providerId, recruiterId } = about.row;
  for (const companyId of [providerId, recruiterId])
    if (typeof companyId === 'string' && companyId !== work.actor.companyId)
      await assignAt(work, companyId, about);
};

const assignAt = async (work: UnitOfWork, companyId: string, about: About): Promise<void> => {
  const { system } = work.rows;
  const record = await recordAt(work, companyId, about);
  if (!record) return;
  const at = { companyId, noun: record.noun, target: record.row.id, slot: chargeSlot };
  const [people, [known], [setting]] = await Promise.all([
    system.findFields('users', { companyId, status: 'Active' }, colleagueFields),
    system.findAll('follows', at),
    system.findFields('preferences', { companyId, kind: 'work', key: incomingKey }, ['value']),
  ]);
  if (known && people.some(({ id }) => id === known.userId)) return;
  const { levels } = await recordsOf(work, companyId, about);
  const mayAct = await mayActOn(work, record.noun, people);
  const userId = await personForIncoming(readIncoming(setting?.value), {
    inCharge: levels,
    able: new Set(people.map(({ id }) => id).filter(mayAct)),
    openOf: async (id) => (await openWorkOf(work, { id, companyId })).length,
  });
  if (!userId) return;
  if (known) await system.patch('follows', { id: known.id }, { userId });
  else
    await system.insertOnce('follows', { ...at, userId, kind: 'In Charge' }, [
      'companyId',
      'noun',
      'target',
      'slot',
    ]);
};

/** The record of this company that is worked on: the request, that of a proposal, or the job of an application. */
const recordAt = async (
  { rows: { system } }: UnitOfWork,
  companyId: string,
  about: About,
): Promise<About | undefined> => {
  if (isFollowed(about.noun)) return about;
  for (const { noun, id } of partsOf(about)) {
    const row: Row | null = isFollowed(noun) ? await system.find(noun, id) : null;
    if (row && isOf(companyId, { noun, row })) return { noun, row };
  }
  return undefined;
};
