import { permissionsHeld, type RoleGiven } from '../../access/actorOf.ts';
import type { Party } from '../../access/can.ts';
import { beyond } from '../../access/keptLinks.ts';
import type { Role } from '../../contract/accounts/roles.ts';
import type { User } from '../../contract/accounts/users.ts';
import type { Row } from '../../contract/noun.ts';
import { Conflict, Invalid, LastSuperAdmin, NotAllowed } from '../../errors.ts';
import type { Code, Message } from '../../messages/message.ts';
import type { Context, Reader, Values } from '../context.ts';

const roleFields = ['role', 'customRoleId'] as const;
/** A row before and after a change; without `before` it is new, without `after` it is deleted. */
type Turn = { before: Row | null; after: Values | null };
const differs = ({ before, after }: Turn, field: string) => before?.[field] !== after?.[field];

/**
 * Refuses a change of a user that would grant more permissions than the actor has, or leave no user with full
 * permissions. Without `before` the user is new, without `after` deleted.
 */
export const checkUserChange = async (
  before: Row | null,
  after: Values | null,
  { actor }: Context,
  reader: Reader,
): Promise<void> => {
  const turn = { before, after };
  if (before) await refuseAbove(before as User, actor, reader);
  if (before?.id === actor.userId) refuseOneself(turn);
  if (after && roleFields.some((field) => differs(turn, field)))
    await checkRole(turn, after as User, actor, reader);
  if (before && isSuperAdmin(before) && !(after && isSuperAdmin(after))) await keepOneMore(before, reader);
};

/** A user with more permissions can only be changed by someone with as many. */
export const refuseAbove = async (user: User, actor: Party, reader: Pick<Reader, 'find'>): Promise<void> => {
  const lacking = beyond(actor, permissionsHeld(user, await given(user, reader)));
  if (lacking.length)
    throw NotAllowed({ code: 'users.more-permissions', values: { list: lacking.join(', ') } });
};

/**
 * An operator who deactivates someone of a company gives a reason, which marks that only operators can undo it:
 * companies can neither read nor write it.
 */
export const checkDeactivation = (before: Row | null, after: Values, { userType }: Party): void => {
  if (!before || before.userType === 'admin' || before.status === after.status) return;
  if (userType !== 'admin') {
    if (before.status === 'Inactive' && before.statusReason) throw NotAllowed('users.operator-deactivated');
  } else if (before.status === 'Active' && after.status === 'Inactive' && !after.statusReason)
    throw Invalid({ statusReason: 'value.reason-needed' });
};

const refuseOneself = (turn: Turn) => {
  const own: Record<string, Code> = {
    role: 'users.own-role',
    customRoleId: 'users.own-role',
    status: 'users.suspend-oneself',
  };
  if (!turn.after) throw Conflict('users.delete-oneself');
  const errors = Object.entries(own).filter(([field]) => differs(turn, field));
  if (errors[0]) throw Conflict(errors[0][1], Object.fromEntries(errors));
};

const checkRole = async (turn: Turn, user: User, actor: Party, reader: Reader) => {
  const role = await given(user, reader);
  if (role?.kind === 'platform') throw Invalid({ customRoleId: 'roles.choose-custom' });
  if (role?.kind === 'console' && user.userType !== 'admin')
    throw Invalid({ customRoleId: 'roles.operators-only' });
  const lacking = beyond(actor, permissionsHeld(user, role as RoleGiven));
  if (lacking.length === 0) return;
  const field = role && differs(turn, 'customRoleId') ? 'customRoleId' : 'role';
  throw beyondOwn(field, lacking);
};

const beyondOwn = (field: string, lacking: readonly string[]) => {
  const reason: Message = { code: 'roles.more-permissions', values: { list: lacking.join(', ') } };
  return NotAllowed(reason, { [field]: reason });
};

const given = async ({ customRoleId }: User, reader: Pick<Reader, 'find'>): Promise<Role | null> =>
  customRoleId == null ? null : ((await reader.find('roles', customRoleId)) as Role | null);

/** Lock keys held until the change is stored; a database trigger enforces the same. */
const superAdmins = 'super admins';
const asSuperAdmin = { userType: 'admin', role: 'Super Admin', status: 'Active', customRoleId: null };
const isSuperAdmin = (user: Values): boolean =>
  Object.entries(asSuperAdmin).every(([field, value]) => (user[field] ?? null) === value);

/** Changes that remove a Super Admin run one at a time, and count after taking the lock. */
const keepOneMore = async ({ id }: Row, reader: Reader) => {
  await reader.hold(superAdmins, 'alone');
  const left = await reader.findAll('users', asSuperAdmin);
  if (!left.some((other) => other.id !== id)) throw LastSuperAdmin();
};

/** A role holds no more permissions than its editor, and nobody can change their own role. */
export const checkRoleChange = async (
  before: Row | null,
  after: Values | null,
  { actor }: Context,
  reader: Reader,
): Promise<void> => {
  const own = before && actor.userId ? ((await reader.find('users', actor.userId)) as User | null) : null;
  if (before && own?.customRoleId === before.id) throw NotAllowed('roles.own');
  const held = [before, after].flatMap((role) => (role as Role | null)?.permissions ?? []);
  const lacking = [...new Set(beyond(actor, held))];
  if (lacking.length) throw beyondOwn('permissions', lacking);
  if (before && !after && (await reader.findBy('users', 'customRoleId', before.id)))
    throw Conflict('roles.in-use');
};
