import { AutocompleteInput, required, useTranslate } from 'react-admin';
import { permissionFor } from '../../../domain/access/can.ts';
import { permissionsOf } from '../../../domain/access/permissions.ts';
import type { Follow, FollowedNoun } from '../../../domain/contract/platform/follows.ts';
import { useColleagues } from '../inputs/useColleagues.ts';
import { CreateDialog } from '../screens/dialogs/CreateDialog.tsx';
import { EditDialog } from '../screens/dialogs/EditDialog.tsx';

interface Props {
  noun: FollowedNoun;
  target: string;
  inCharge: Follow | undefined;
  onClose: () => void;
}

/** Puts a colleague in charge of a record. */
export const AssignDialog = ({ noun, target, inCharge, onClose }: Props) => {
  const translate = useTranslate();
  const common = {
    resource: 'follows',
    title: translate('follow.assignTitle', { id: target }),
    lead: translate('follow.assignLead'),
    submitLabel: translate('follow.assignDo'),
    fields: [],
    onClose,
    children: <ColleagueInput noun={noun} />,
  } as const;
  return inCharge ? (
    <EditDialog {...common} id={inCharge.id} saved="follow.assigned" />
  ) : (
    <CreateDialog {...common} done="follow.assigned" along={{ noun, target, kind: 'In Charge' }} />
  );
};

/** The colleagues whose role lets them change such records; of roles of the operator's making, the server knows. */
const ColleagueInput = ({ noun }: { noun: FollowedNoun }) => {
  const translate = useTranslate();
  const needs = permissionFor('edit', noun);
  const able = useColleagues().filter(
    ({ role, customRoleId }) => customRoleId !== null || permissionsOf(role).includes(needs),
  );
  return (
    <AutocompleteInput
      source="userId"
      label="follow.colleague"
      choices={able}
      optionText="fullName"
      noOptionsText={translate('follow.noneAble')}
      validate={required()}
      fullWidth
      helperText={false}
    />
  );
};
