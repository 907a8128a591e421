import { useDelete, useNotify, useTranslate } from 'react-admin';
import type { ResponseTemplate } from '../../../domain/contract/responseTemplates.ts';
import { ConfirmDialog } from '../../components/screens/ConfirmDialog.tsx';

interface Props {
  template: ResponseTemplate;
  onClose: () => void;
}

/** Asks before a ready answer is removed; answers that were made from it stay. */
export const RemoveTemplate = ({ template, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [remove, { isPending }] = useDelete();
  const words = (part: string) => translate(`desk.templates.remove.${part}`, { name: template.name });
  const confirm = () =>
    remove(
      'responseTemplates',
      { id: template.id, previousData: template },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('desk.templates.remove.done', { type: 'success', messageArgs: { name: template.name } });
          onClose();
        },
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
  return (
    <ConfirmDialog
      title={words('title')}
      text={words('text')}
      confirm={translate('ra.action.delete')}
      cancel={translate('ra.action.cancel')}
      busy={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
};
