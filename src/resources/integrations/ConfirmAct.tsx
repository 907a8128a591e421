import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { Row } from '../../../domain/contract/noun.ts';
import type { Integration } from '../../../domain/contract/platform/integrations.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { ConfirmDialog } from '../../components/screens/dialogs/ConfirmDialog.tsx';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import type { DataProvider } from '../../dataProvider/port.ts';
import { SigningKey } from './SigningKey.tsx';

const operations = {
  disconnect: 'disconnectIntegration',
  newKey: 'rotateIntegrationKey',
  endKey: 'endFormerIntegrationKey',
} as const;
export type ConfirmedAct = keyof typeof operations;
interface Props {
  act: ConfirmedAct;
  row: Integration;
  onClose: () => void;
}

export const isConfirmed = (act: string): act is ConfirmedAct => act in operations;

/** Confirms removing a service's webhook URL, or changing its signing keys; a new key is shown once. */
export const ConfirmAct = ({ act, row, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const dataProvider = useDataProvider<DataProvider>();
  const [busy, setBusy] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const heading = useId();
  const { id, name } = row;
  const perform = async () => {
    setBusy(true);
    try {
      const { data }: { data: { integration: Row; secret?: string } } = await dataProvider[operations[act]]({
        id,
      });
      notify(translate(`settings.integrations.${act}Done`, { name }), { type: 'success' });
      if (data.secret) return setSecret(data.secret);
    } catch (error) {
      notifyFailure(error);
    }
    onClose();
  };
  return secret ? (
    <Dialog open aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{translate('settings.integrations.newKeyNamed', { name })}</DialogTitle>
      <SigningKey secret={secret} onClose={onClose} />
    </Dialog>
  ) : (
    <ConfirmDialog
      colour={act === 'newKey' ? 'primary' : 'error'}
      title={translate(`settings.integrations.${act}Title`, { name })}
      text={translate(`settings.integrations.${act}Lead`)}
      confirm={translate(`settings.integrations.${act}`)}
      cancel={translate('ra.action.cancel')}
      busy={busy}
      onConfirm={perform}
      onCancel={onClose}
    />
  );
};
