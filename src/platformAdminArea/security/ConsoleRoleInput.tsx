import { SelectInput, useTranslate } from 'react-admin';
import type { PlatformRole } from '../../../domain/contract/accounts/users.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { useRoles } from './useConsoleRoles.ts';

/** The option for no console role, which leaves only the platform role. */
const none = 'none';

/**
 * The roles that may be assigned to an operator: the platform role, or a console role that replaces it.
 * Nobody can assign more permissions than they have.
 */
export const ConsoleRoleInput = ({ base }: { base: PlatformRole }) => {
  const translate = useTranslate();
  const { permissions } = useActor();
  const { data = [] } = useRoles();
  const given = data.filter(
    (role) =>
      role.kind === 'console' &&
      role.name !== 'Super Admin' &&
      role.permissions.every((one) => permissions.includes(one)),
  );
  const word = (name: string) => translate(valueKey('users', 'role', name), { _: name });
  return (
    <SelectInput
      source="customRoleId"
      label="resources.users.fields.role"
      helperText={false}
      isRequired
      sx={{ mt: 1 }}
      choices={[{ id: none, name: word(base) }, ...given.map(({ id, name }) => ({ id, name: word(name) }))]}
      translateChoice={false}
      format={(id: string | null) => id ?? none}
      parse={(id: string) => (id === none ? null : id)}
    />
  );
};
