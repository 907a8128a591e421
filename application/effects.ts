import { auditEntryOf } from '../domain/change/audit.ts';
import { checkBooks } from '../domain/change/billing/books.ts';
import type { Effect } from '../domain/change/effect.ts';
import { effectsOf, revised } from '../domain/change/effectsOf.ts';
import type { NounName } from '../domain/contract/index.ts';
import type { Row } from '../domain/contract/noun.ts';
import { restate } from './addedFacts.ts';
import { record } from './audit.ts';
import { takeCharge } from './concerned.ts';
import { converse } from './conversations.ts';
import { assignIncoming } from './incoming.ts';
import { endInvitations, inviteToInterview } from './interviewInvitations.ts';
import { notify, notifyOfViews, notifyOperators, notifyPerson } from './notify.ts';
import { queueMail } from './queueMail.ts';
import { conceal, logKnown, remask, reveal, unmask } from './reveals.ts';
import { readerOf, type UnitOfWork } from './unitOfWork.ts';

type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>;

/**
 * Writes the effects and the audit entry of a change. `before` is null for a new row, `after` for a deleted
 * one.
 */
export const finish = async (
  work: UnitOfWork,
  noun: NounName,
  before: Row | null,
  after: Row | null,
): Promise<void> => {
  // Whatever changes a row, and whoever asked for it.
  await checkBooks({ noun, before, after }, work, readerOf(work));
  if (after) await takeCharge(work, { noun, row: after });
  if (after && !before) await assignIncoming(work, { noun, row: after });
  const found = effectsOf(noun, before, after, work);
  // Run one after another, since they read what others write.
  const inOrder = found.filter(({ kind }) => ordered.includes(kind));
  const beside = found.filter((one) => !inOrder.includes(one)).map((one) => carryOut(work, one));
  await Promise.all([...beside, record(work, auditEntryOf(noun, before, after))]);
  await carryOutInOrder(work, inOrder);
};

const ordered: readonly Effect['kind'][] = [
  'create',
  'converse',
  'read',
  'reveal',
  'conceal',
  'remask',
  'known',
  'unmask',
  'restate',
  'inviteToInterview',
  'endInvitations',
];

/** Writes one effect, with the permissions of the system. */
export const carryOut = async (work: UnitOfWork, effect: Effect): Promise<void> => {
  const { system } = work.rows;
  switch (effect.kind) {
    case 'add':
      await system.insert(effect.noun, effect.row);
      return;
    case 'mail':
      return queueMail(work, effect);
    case 'create':
      return create(work, effect);
    case 'read':
      return carryOutAfterReading(work, effect);
    case 'once':
      if (await system.insertOnce(effect.noun, effect.row, effect.key))
        await carryOutInOrder(work, effect.effects);
      return;
    case 'count':
      return system.increment(effect.noun, effect.id, effect.field, effect.by ?? 1);
    case 'mark': {
      const { noun, id, field, at, effects } = effect;
      if (await system.patch(noun, { id, [field]: null }, { [field]: at }))
        await carryOutInOrder(work, effects);
      return;
    }
    case 'revise':
      return revise(work, effect);
    case 'remove':
      return remove(work, effect);
    case 'share': {
      const { contractId, recruiterId } = effect;
      await system.patch('contractDocuments', { contractId }, { recruiterId });
      return;
    }
    case 'notifyCompany':
      return notify(work, effect);
    case 'notifyPerson':
      return notifyPerson(work, effect);
    case 'notifyOperators':
      return notifyOperators(work, effect);
    case 'notifyOfViews':
      return notifyOfViews(work, effect);
    case 'inviteToInterview':
      return inviteToInterview(work, effect);
    case 'endInvitations':
      return endInvitations(work, effect);
    case 'converse':
      return converse(work, effect);
    case 'reveal':
      return reveal(work, effect);
    case 'conceal':
      return conceal(work, effect);
    case 'remask':
      return remask(work, effect);
    case 'known':
      return logKnown(work, effect);
    case 'unmask':
      return unmask(work, effect);
    case 'restate':
      await restate(work, effect.candidateId);
      return;
    case 'relist':
      return system.relist(effect.noun, effect.companyId, effect.listed);
  }
};

/** Writes effects one after another. */
export const carryOutInOrder = async (work: UnitOfWork, effects: readonly Effect[]) => {
  for (const effect of effects) await carryOut(work, effect);
};

const carryOutAfterReading = async (work: UnitOfWork, { hold, at, effects }: Of<'read'>) => {
  const { rows } = work;
  if (hold) await rows.hold(hold, 'alone');
  const found = await Promise.all(at.map(([noun, where]) => rows.system.findAll(noun, where)));
  await carryOutInOrder(work, effects(found));
};

/** With the author's own permissions, unless the row can only be created by the system. */
const create = async (work: UnitOfWork, { noun, row, following, by }: Of<'create'>) => {
  const made = await work.rows[by ?? 'own'].insert(noun, row);
  await finish({ ...work, along: true }, noun, null, made);
  await carryOutInOrder(work, following(made));
};

const remove = async (work: UnitOfWork, { noun, where }: Of<'remove'>) => {
  const { system } = work.rows;
  for (const before of await system.findAllToChange(noun, where))
    if (await system.remove(noun, before)) await finish({ ...work, along: true }, noun, before, null);
};

/** Each row is locked first, so that its latest version is revised. */
const revise = async (work: UnitOfWork, { noun, where, values, further, along }: Of<'revise'>) => {
  const { system } = work.rows;
  for (const before of await system.findAllToChange(noun, where)) {
    const changes = revised(before, { ...values(before), ...(await further?.(before, system)) });
    if (Object.keys(changes).length === 0) continue;
    const after = await system.update(noun, before, changes);
    await finish({ ...work, along: along || work.along }, noun, before, after);
  }
};
