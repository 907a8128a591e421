import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState } from 'react';
import { useCreate, useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { Integration } from '../../../domain/contract/platform/integrations.ts';
import { type Service, testInbox } from '../../../domain/settings/services.ts';
import { useEntryForm } from '../../auth/useEntryForm.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { FormButtons } from '../../components/screens/forms/FormButtons.tsx';
import { FormFault } from '../../components/screens/forms/FormFault.tsx';
import type { DataProvider } from '../../dataProvider/port.ts';
import { useAuthTexts } from '../../i18n/useAuthTexts.ts';
import { SigningKey } from './SigningKey.tsx';
import { WhatWeSend } from './WhatWeSend.tsx';

interface Props {
  service: Service;
  /** How to get the webhook URL from the service. */
  lead: string;
  row: Integration | undefined;
  onClose: () => void;
}

/** Asks for a service's webhook URL, or the test inbox; shows the signing key once, if notifications are signed. */
export const ConnectDialog = ({ service, lead, row, onClose }: Props) => {
  const { name, description, category } = service;
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<DataProvider>();
  const heading = useId();
  const { errors: texts } = useAuthTexts();
  const [secret, setSecret] = useState<string | null>(null);
  const [create] = useCreate<Integration>();
  const made = useRef(row?.id);
  const makeRow = async (): Promise<string> => {
    const data = { name, description, category };
    const fresh = await create('integrations', { data }, { returnPromise: true });
    return (fresh as Integration).id;
  };
  const { form, general, busy, bind, edit, submit } = useEntryForm({
    first: { url: '' },
    texts,
    check: ({ url }): { url?: string } =>
      url.trim() === testInbox || /^https:\/\/\S+$/.test(url.trim())
        ? {}
        : { url: 'settings.integrations.addressNeeded' },
    send: async ({ url }) => {
      made.current ??= await makeRow();
      const { data } = await dataProvider.connectIntegration({ id: made.current, url: url.trim() });
      notify(translate('settings.integrations.connected', { name }), { type: 'success' });
      if (data.secret) setSecret(data.secret);
      else onClose();
    },
  });
  const { error, ...field } = bind('url');
  return (
    <Dialog open onClose={secret ? undefined : onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{translate('settings.integrations.connectNamed', { name })}</DialogTitle>
      {secret ? (
        <SigningKey secret={secret} onClose={onClose} />
      ) : (
        <form ref={form} noValidate onSubmit={submit}>
          <DialogContent sx={{ pt: 0 }}>
            <DialogContentText sx={{ mb: 2 }}>{translate(lead, { name })}</DialogContentText>
            <FormFault fault={general} />
            <TextField
              {...field}
              fullWidth
              label={translate('settings.integrations.address')}
              placeholder="https://"
              error={Boolean(error)}
              helperText={error && translate(error, { _: error })}
              slotProps={{ htmlInput: { inputMode: 'url', maxLength: 1000, spellCheck: false } }}
            />
            <WhatWeSend {...service} />
            <DialogContentText variant="body2" sx={{ mt: 2 }}>
              {translate('settings.integrations.inboxHint')}
            </DialogContentText>
            <Button size="small" sx={{ ml: -0.5 }} onClick={() => edit('url', testInbox)}>
              {translate('settings.integrations.useInbox')}
            </Button>
          </DialogContent>
          <FormButtons label={translate('settings.integrations.connect')} busy={busy} onCancel={onClose} />
        </form>
      )}
    </Dialog>
  );
};
