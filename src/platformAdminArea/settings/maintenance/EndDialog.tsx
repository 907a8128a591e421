import { useNotify, useTranslate } from 'react-admin';
import type { Maintenance } from '../../../../domain/contract/platform/maintenances.ts';
import { useReason } from '../../../auth/useReason.ts';
import { ConfirmDialog } from '../../../components/screens/dialogs/ConfirmDialog.tsx';
import { useCarefulUpdate } from '../../../components/stale/useCarefulUpdate.tsx';

interface Props {
  row: Maintenance;
  act: 'end' | 'cancel';
  onClose: () => void;
}

/** Confirms ending or canceling a maintenance. */
export const EndDialog = ({ row, act, onClose }: Props) => {
  const translate = useTranslate();
  const reasonOf = useReason();
  const notify = useNotify();
  const { save, saving, refusal, dialog } = useCarefulUpdate(() => {
    notify(`maintenanceSettings.planned.${act === 'end' ? 'ended' : 'cancelled'}`, { type: 'success' });
    onClose();
  });
  const { title } = row;
  return (
    <>
      <ConfirmDialog
        title={translate(`maintenanceSettings.planned.${act}Title`, { title })}
        text={refusal ? reasonOf(refusal) : translate(`maintenanceSettings.planned.${act}Text`)}
        confirm={translate(`maintenanceSettings.planned.${act === 'end' ? 'endNow' : 'cancel'}`)}
        cancel={translate(act === 'end' ? 'ra.action.cancel' : 'maintenanceSettings.planned.keep')}
        busy={saving}
        onConfirm={() => save(row, { status: act === 'end' ? 'Done' : 'Cancelled' })}
        onCancel={onClose}
      />
      {dialog}
    </>
  );
};
