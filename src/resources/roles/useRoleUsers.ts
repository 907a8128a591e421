import type { Role } from '../../../domain/contract/roles.ts';
import { useCount } from '../../components/tiles/useCount.ts';

type Named = Pick<Role, 'id' | 'kind' | 'name'>;

/** Who holds a platform role is whoever was given no other. */
export const usersWith = ({ id, kind, name }: Named): Record<string, unknown> =>
  kind === 'platform' ? { role: name, customRoleId: null } : { customRoleId: id };

/**
 * How many people hold a role. How many have a platform role is kept, and few of them were given another: those are
 * counted and taken off, as counting everybody else would take time with their number.
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
