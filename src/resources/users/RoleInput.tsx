import { SelectInput, useRecordContext, useTranslate } from 'react-admin';
import type { PlatformRole, User } from '../../../domain/contract/accounts/users.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { rolesGivenBy } from './rolesOffered.ts';

/** The roles that the signed-in operator may assign, and the user's current role. */
export const RoleInput = ({ roles }: { roles: readonly PlatformRole[] }) => {
  const translate = useTranslate();
  const held = useRecordContext<User>()?.role;
  const given = rolesGivenBy(useActor(), roles);
  const offered = held && !given.includes(held) ? [...given, held] : given;
  return (
    <SelectInput
      source="role"
      isRequired
      helperText={false}
      choices={offered.map((id) => ({ id, name: translate(valueKey('users', 'role', id), { _: id }) }))}
      translateChoice={false}
    />
  );
};
