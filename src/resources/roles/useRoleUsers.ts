import type { Role } from '../../../domain/contract/roles.ts';
import { useCount } from '../../components/tiles/useCount.ts';

type Named = Pick<Role, 'id' | 'kind' | 'name'>;

/** A platform role belongs to its users only if no other role was assigned to them. */
export const usersWith = ({ id, kind, name }: Named): Record<string, unknown> =>
  kind === 'platform' ? { role: name, customRoleId: null } : { customRoleId: id };

/**
 * The number of users with a role. The totals per platform role are maintained; the few users who were
 * assigned another role are counted and subtracted, because counting the rest would take time in proportion
 * to their number.
 */
export const useRoleUsers = (role: Named, given: readonly string[]) => {
  const isPlatform = role.kind === 'platform';
  const all = useCount('users', isPlatform ? { role: role.name } : usersWith(role));
  const asks = isPlatform && given.length > 0;
  const less = useCount('users', { role: role.name, customRoleId: given }, asks);
  const error = all.error ?? less.error;
  if (all.total === undefined || (asks && less.total === undefined)) return { error, total: undefined };
  return { error, total: all.total - (asks ? (less.total ?? 0) : 0) };
};
