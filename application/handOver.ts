import { actorOf, roleGiven } from '../domain/access/actorOf.ts';
import { scopeFor, scopesOf } from '../domain/access/can.ts';
import { auditEntryOf } from '../domain/change/audit.ts';
import { handOverNotification } from '../domain/change/notifications/assignment.ts';
import { type HandedOver, type OpenWork, type WorkKind, workKinds } from '../domain/change/openWork.ts';
import type { User } from '../domain/contract/accounts/users.ts';
import { nounOf } from '../domain/contract/index.ts';
import type { Row } from '../domain/contract/noun.ts';
import { Invalid, RowMissing } from '../domain/errors.ts';
import { record } from './audit.ts';
import { carryOutInOrder, finish } from './effects.ts';
import { openWorkOf, type Piece } from './openWork.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/** What is open in the charge of a colleague, for those who manage them. */
export const readOpenWork = async (work: UnitOfWork, { id }: { id: string }): Promise<OpenWork> => {
  const pieces = await openWorkOf(work, await personManaged(work, id));
  const counted = workKinds.map((kind) => ({ kind, count: countOf(pieces, kind) }));
  return { total: pieces.length, kinds: counted.filter(({ count }) => count > 0) };
};

const countOf = (pieces: readonly Piece[], kind: WorkKind): number =>
  pieces.filter((piece) => piece.kind === kind).length;

/** Hands over to a colleague what is open, as far as their role lets them change it. */
export const handOver = async (
  work: UnitOfWork,
  { id, to }: { id: string; to: string },
): Promise<HandedOver> => {
  const { rows } = work;
  await rows.hold(`users ${id}`, 'alone');
  const person = await personManaged(work, id);
  const colleague = await rows.system.find('users', to);
  if (
    !colleague ||
    colleague.id === id ||
    colleague.companyId !== person.companyId ||
    colleague.status !== 'Active'
  )
    throw Invalid({ to: 'tasks.not-in-company' });
  const actor = actorOf(colleague, await roleGiven(colleague, rows.system.find));
  const pieces = await openWorkOf(work, person);
  const movable = pieces.filter(
    ({ noun, row }) => scopeFor(scopesOf(actor, 'edit', noun), row) !== undefined && mayTake(colleague, noun),
  );
  if (movable.length === 0 && pieces.length > 0)
    throw Invalid({ to: { code: 'follows.may-not', values: { name: colleague.fullName } } });
  let moved = 0;
  for (const piece of movable) if (await move(work, piece, { from: person, to: colleague })) moved++;
  if (moved > 0)
    await carryOutInOrder(work, handOverNotification(work, { from: person, to: colleague, count: moved }));
  return { moved, left: pieces.length - movable.length };
};

/** Tickets are answered by support agents. */
const mayTake = ({ userType, agentRole }: User, noun: Piece['noun']): boolean =>
  noun !== 'tickets' || userType !== 'admin' || agentRole !== null;

/** The person, if the author manages them. */
const personManaged = async ({ rows, actor }: UnitOfWork, id: string): Promise<User> => {
  const person = await rows.own.find('users', id);
  if (!person || !scopeFor(scopesOf(actor, 'edit', 'users'), person)) throw RowMissing(nounOf('users'));
  return person;
};

/** False if someone has handed over the record meanwhile. */
const move = async (
  work: UnitOfWork,
  piece: Piece,
  { from, to }: { from: User; to: User },
): Promise<boolean> => {
  const { system } = work.rows;
  const along = { ...work, along: true };
  if ('follow' in piece) {
    const at = { id: piece.follow.id, userId: from.id };
    const [before] = await system.findAllToChange('follows', at);
    if (!before) return false;
    await finish(along, 'follows', before, await system.update('follows', before, { userId: to.id }));
    return true;
  }
  const { named, noun } = piece;
  const [before]: Row[] = await system.findAllToChange(noun, { id: piece.row.id, [named.field]: from.id });
  if (!before) return false;
  const after = await system.update(noun, before, { [named.field]: to.id, ...named.along?.(to) });
  // The requester of a ticket learns who answers it. One notification covers all others.
  if (noun === 'tickets') await finish(along, noun, before, after);
  else await record(work, auditEntryOf(noun, before, after));
  return true;
};
