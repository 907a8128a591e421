import { useDelete, useNotify, useTranslate } from 'react-admin';
import type { NounName } from '../../../../domain/contract/index.ts';
import { useNotifyFailure } from '../../../auth/useNotifyFailure.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface Props {
  resource: NounName;
  row: { id: string; name: string };
  /** Translation prefix of title, text and button. */
  texts: string;
  onRemoved?: () => void;
  onClose: () => void;
}

/** Confirms the deletion of a row with its own text. */
export const RemoveRowDialog = ({ resource, row, texts, onRemoved, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [remove, { isPending }] = useDelete();
  const words = (part: string) => translate(`${texts}.${part}`, { name: row.name });
  const confirm = () =>
    remove(
      resource,
      { id: row.id, previousData: row },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(`${texts}.done`, { type: 'success', messageArgs: { name: row.name } });
          onClose();
          onRemoved?.();
        },
        onError: notifyFailure,
      },
    );
  return (
    <ConfirmDialog
      title={words('title')}
      text={words('text')}
      confirm={translate('ra.action.delete')}
      colour="error"
      cancel={translate('ra.action.cancel')}
      busy={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
};
