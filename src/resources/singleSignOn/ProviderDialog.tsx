import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import {
  ArrayInput,
  BooleanInput,
  ResourceContextProvider,
  required,
  SelectInput,
  TextInput,
  useNotify,
  useTranslate,
} from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import {
  mostGroups,
  rolesAtFirstSignIn,
  type SignOnSettings,
} from '../../../domain/security/singleSignOn.ts';
import { isApiError } from '../../auth/ApiError.ts';
import { send } from '../../auth/send.ts';
import { useReason } from '../../auth/useReason.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { FormLines } from '../../components/inputs/FormLines.tsx';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { Form } from '../../components/screens/forms/Form.tsx';
import { FormButtons } from '../../components/screens/forms/FormButtons.tsx';
import { FormFault } from '../../components/screens/forms/FormFault.tsx';
import { InputPair } from '../../components/screens/forms/InputGroups.tsx';
import { useSignOnAct } from './useSignOn.ts';

interface Props {
  connection: SignOnSettings['connection'];
  onClose: () => void;
}
type Typed = Pick<NonNullable<Props['connection']>, 'issuer' | 'clientId' | 'createAccounts' | 'defaultRole'>;
const words = (key: string) => `settings.singleSignOn.${key}`;
const first = {
  issuer: '',
  clientId: '',
  createAccounts: false,
  defaultRole: 'User',
  groupsClaim: null,
  groupRoles: [],
};

/** Issuer, client, secret, and what happens to people without an account. */
export const ProviderDialog = ({ connection, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const reasonOf = useReason();
  const heading = useId();
  const { change } = useSignOnAct();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const submit = async ({ clientSecret, groupsClaim, groupRoles, ...typed }: FieldValues) => {
    setBusy(true);
    setFault('');
    try {
      const groups = { groupsClaim: groupsClaim || null, groupRoles: groupsClaim ? groupRoles : [] };
      const form = { ...(typed as Typed), clientSecret: clientSecret || null, ...groups };
      await change(() => send('POST /single-sign-on', form));
      notify(words('saved'), { type: 'success' });
      onClose();
    } catch (error) {
      const errors = isApiError(error) ? error.body.errors : undefined;
      if (errors) return errors;
      setFault(reasonOf(error));
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  const { issuer, clientId, createAccounts, defaultRole, groupsClaim, groupRoles } = connection ?? first;
  const stored = { issuer, clientId, createAccounts, defaultRole, groupsClaim, groupRoles };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{translate(words('dialog'))}</DialogTitle>
      <Form record={{}} defaultValues={{ ...stored, clientSecret: '' }} onSubmit={submit}>
        <DialogContent sx={{ pt: 0 }}>
          <DialogContentText sx={{ mb: 2 }}>{translate(words('dialogLead'))}</DialogContentText>
          <FormFault fault={fault} />
          <TextInput
            source="issuer"
            label={words('issuer')}
            helperText={words('issuerHint')}
            validate={required()}
            isRequired
            fullWidth
          />
          <TextInput
            source="clientId"
            label={words('clientId')}
            validate={required()}
            helperText={false}
            isRequired
            fullWidth
          />
          <TextInput
            source="clientSecret"
            type="password"
            autoComplete="off"
            label={words('clientSecret')}
            helperText={connection ? words('secretHint') : false}
            {...(!connection && { validate: required(), isRequired: true })}
            fullWidth
          />
          <BooleanInput
            source="createAccounts"
            label={words('createAccounts')}
            helperText={words('createHint')}
          />
          <TextInput
            source="groupsClaim"
            label={words('groupsClaim')}
            helperText={words('groupsClaimHint')}
            fullWidth
            sx={{ mt: 1 }}
          />
          <ResourceContextProvider value="singleSignOn">
            <Roles />
          </ResourceContextProvider>
        </DialogContent>
        <FormButtons label={translate(words('save'))} busy={busy} onCancel={onClose} />
      </Form>
    </Dialog>
  );
};

const Roles = () => {
  const [createAccounts, groupsClaim] = useWatch({ name: ['createAccounts', 'groupsClaim'] });
  return (
    <>
      {groupsClaim && (
        <ArrayInput
          source="groupRoles"
          label={words('groupRoles')}
          helperText={words('groupRolesHint')}
          sx={{ mt: 1 }}
        >
          <FormLines label={words('addGroup')} line={newLine} most={mostGroups}>
            <InputPair>
              <TextInput
                source="group"
                label={words('group')}
                validate={required()}
                helperText={false}
                isRequired
              />
              <RoleInput source="role" label={words('role')} />
            </InputPair>
          </FormLines>
        </ArrayInput>
      )}
      {(createAccounts || groupsClaim) && (
        <RoleInput source="defaultRole" label={words(groupsClaim ? 'roleWithoutGroup' : 'defaultRole')} />
      )}
    </>
  );
};
const newLine = { group: '', role: 'User' };

const RoleInput = (input: { source: string; label: string }) => {
  const translate = useTranslate();
  return (
    <SelectInput
      {...input}
      choices={rolesAtFirstSignIn.map((id) => ({
        id,
        name: translate(valueKey('users', 'role', id), { _: id }),
      }))}
      translateChoice={false}
      validate={required()}
      helperText={false}
      isRequired
      fullWidth
    />
  );
};
