import { actorOf, roleGiven } from '../../access/actorOf.ts';
import { type Actor, scopeFor, scopesOf } from '../../access/can.ts';
import { isNounName, nounOf, type Rows } from '../../contract/index.ts';
import { chargeSlot, isFollowed } from '../../contract/platform/follows.ts';
import { ConflictAt, Invalid, NotAllowed } from '../../errors.ts';
import type { Behavior } from '../behavior.ts';
import type { Context, Reader, Values } from '../context.ts';
import { assignmentNotification } from '../notifications/assignment.ts';
import { type About, isOf } from '../notifications/concerned.ts';

export const follows: Behavior<Rows['follows']> = {
  link: async (row, reader, context) => {
    const { noun, target } = row;
    const name = String(noun);
    if (!isFollowed(name) || !isNounName(name)) throw Invalid({ noun: 'value.invalid' });
    const slot = slotOf(row);
    await reader.hold(`follows ${slot} ${target}`, 'alone');
    const record = await reader.find(name, String(target));
    if (!record || !scopeFor(scopesOf(context.actor, 'show', name), record))
      throw Invalid({
        target: { code: 'reference.missing', values: { noun: nounOf(name).label.toLowerCase() } },
      });
    if (row.kind === 'In Charge') await checkAssignment(row, { noun: name, row: record }, reader, context);
    if (row.id === undefined) await checkOnce(row, slot, reader);
    return { slot };
  },
  effects: (before, after, context) =>
    after?.kind === 'In Charge' && before?.userId !== after.userId && !context.along
      ? assignmentNotification(after, context)
      : [],
  auditedAs: (before, after) =>
    after?.kind === 'In Charge'
      ? {
          action: 'edit',
          noun: after.noun,
          target: after.target,
          companyId: after.companyId,
          before: { inCharge: before?.userId ?? null },
          after: { inCharge: after.userId },
        }
      : null,
};

const slotOf = ({ kind, userId }: Values): string => (kind === 'In Charge' ? chargeSlot : String(userId));

/** People follow a record once, and a company has one person in charge of it. */
const checkOnce = async ({ companyId, noun, target, kind }: Values, slot: string, reader: Reader) => {
  if ((await reader.count('follows', { companyId, noun, target, slot }, 1)) === 0) return;
  if (kind === 'In Charge') throw ConflictAt('userId', 'follows.assigned-meanwhile');
  throw ConflictAt('target', 'follows.twice');
};

/** Who may change a record of their company assigns it, to an active colleague who may change it too. */
const checkAssignment = async (
  { companyId, userId }: Values,
  about: About,
  reader: Reader,
  { actor }: Context,
): Promise<void> => {
  if (!isOf(String(companyId), about) || actor.userType === 'visitor' || !mayAct(actor, about))
    throw NotAllowed();
  const colleague = await reader.find('users', String(userId));
  if (!colleague || colleague.companyId !== companyId || colleague.status !== 'Active')
    throw Invalid({ userId: 'tasks.not-in-company' });
  if (!mayAct(actorOf(colleague, await roleGiven(colleague, reader.find)), about))
    throw Invalid({ userId: { code: 'follows.may-not', values: { name: colleague.fullName } } });
};

/** Whether the role of this person lets them change the record. */
const mayAct = (actor: Actor, { noun, row }: About): boolean =>
  scopeFor(scopesOf(actor, 'edit', noun), row) !== undefined;
