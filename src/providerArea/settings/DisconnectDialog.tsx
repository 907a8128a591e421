import { useState } from 'react';
import { Confirm, useNotify, useTranslate } from 'react-admin';
import type { Integration } from '../../../domain/contract/integrations.ts';
import { integrationCalls } from './integrationCalls.ts';

/** Asks before a service's address is forgotten. */
export const DisconnectDialog = ({ row, onClose }: { row: Integration; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const { name } = row;
  const disconnect = async () => {
    setBusy(true);
    try {
      await integrationCalls.disconnect(row.id);
      notify(translate('settings.integrations.disconnected', { name }), { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    onClose();
  };
  return (
    <Confirm
      isOpen
      loading={busy}
      title={translate('settings.integrations.disconnectTitle', { name })}
      content={translate('settings.integrations.disconnectLead')}
      confirm="settings.integrations.disconnect"
      confirmColor="warning"
      onConfirm={disconnect}
      onClose={onClose}
    />
  );
};
