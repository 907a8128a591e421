import Button from '@mui/material/Button';
import { TextInput, useDataProvider, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { keyScopes, readScopes } from '../../../../domain/contract/accounts/apiKeys.ts';
import type { DataProvider } from '../../../dataProvider/port.ts';
import { useActor } from '../../contract/useActor.ts';
import { PermissionInput } from '../../inputs/PermissionInput.tsx';
import { validateField } from '../../inputs/validateField.ts';
import { KeyDialog } from './KeyDialog.tsx';
import { DaysInput } from './KeyInputs.tsx';

/** A new key with its name, expiry, scopes and addresses. */
export const CreateKeyDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<DataProvider>();
  return (
    <KeyDialog
      title={translate('settings.apiKeys.createTitle')}
      submitLabel={translate('settings.apiKeys.create')}
      done="settings.apiKeys.made"
      first={{ name: '', days: 90, scopes: [], addresses: '' }}
      send={({ name, days, scopes, addresses }) =>
        dataProvider.createApiKey({ name, days, scopes, addresses: addresses || null })
      }
      onClose={onClose}
    >
      <TextInput
        source="name"
        label="settings.apiKeys.name"
        helperText="settings.apiKeys.nameHint"
        validate={validateField('apiKeys', 'name')}
        isRequired
        fullWidth
      />
      <DaysInput />
      <PermissionInput
        source="scopes"
        title={translate('settings.apiKeys.scopes')}
        lead={translate('access.form.lead')}
        choices={keyScopes}
      >
        <ReadOnly />
      </PermissionInput>
      <TextInput
        source="addresses"
        label="settings.apiKeys.addresses"
        helperText="settings.apiKeys.addressesHint"
        multiline
        fullWidth
      />
    </KeyDialog>
  );
};

/** Chooses the scopes that change nothing, of those that the user has. */
const ReadOnly = () => {
  const translate = useTranslate();
  const { permissions } = useActor();
  const { setValue } = useFormContext();
  const choose = () =>
    setValue(
      'scopes',
      readScopes.filter((scope) => permissions.includes(scope)),
      { shouldDirty: true, shouldValidate: true },
    );
  return (
    <Button size="small" variant="outlined" onClick={choose} sx={{ mb: 1 }}>
      {translate('settings.apiKeys.readOnly')}
    </Button>
  );
};
