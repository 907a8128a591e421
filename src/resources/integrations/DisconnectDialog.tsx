import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { Integration } from '../../../domain/contract/platform/integrations.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { ConfirmDialog } from '../../components/screens/dialogs/ConfirmDialog.tsx';
import type { DataProvider } from '../../dataProvider/port.ts';

/** Confirms removing a service's webhook URL. */
export const DisconnectDialog = ({ row, onClose }: { row: Integration; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const dataProvider = useDataProvider<DataProvider>();
  const [busy, setBusy] = useState(false);
  const { name } = row;
  const disconnect = async () => {
    setBusy(true);
    try {
      await dataProvider.disconnectIntegration({ id: row.id });
      notify(translate('settings.integrations.disconnected', { name }), { type: 'success' });
    } catch (error) {
      notifyFailure(error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      colour="error"
      title={translate('settings.integrations.disconnectTitle', { name })}
      text={translate('settings.integrations.disconnectLead')}
      confirm={translate('settings.integrations.disconnect')}
      cancel={translate('ra.action.cancel')}
      busy={busy}
      onConfirm={disconnect}
      onCancel={onClose}
    />
  );
};
