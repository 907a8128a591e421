import { useTranslate } from 'ra-core';
import { SelectInput } from 'ra-ui-materialui';
import type { PlatformRole } from '../../../domain/contract/users.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { useRoles } from './useConsoleRoles.ts';

/** Stands for no console role: the platform role alone. */
const none = 'none';

/**
 * The roles an operator may be given: the platform role, or one of the console's in its place. Nobody gives more than they
 * hold themselves.
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
