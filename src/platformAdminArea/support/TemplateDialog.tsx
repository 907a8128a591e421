import { useTranslate } from 'react-admin';
import { CreateDialog } from '../../components/screens/dialogs/CreateDialog.tsx';
import { EditDialog } from '../../components/screens/dialogs/EditDialog.tsx';
import { MergeFields } from './MergeFields.tsx';
import { useTicketPath } from './useTicketPath.ts';

const fields = ['name', 'category', 'content'];

/** Creates or edits a response template. */
export const TemplateDialog = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const { close } = useTicketPath();
  if (id !== 'create')
    return (
      <EditDialog
        resource="responseTemplates"
        id={id}
        title={translate('support.templates.edit')}
        saved="support.templates.saved"
        fields={fields}
        onClose={close}
      >
        <MergeFields />
      </EditDialog>
    );
  return (
    <CreateDialog
      resource="responseTemplates"
      title={translate('support.templates.add')}
      submitLabel={translate('ra.action.save')}
      done="support.templates.saved"
      fields={fields}
      onClose={close}
    >
      <MergeFields />
    </CreateDialog>
  );
};
