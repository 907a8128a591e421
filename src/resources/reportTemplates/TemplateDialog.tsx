import { useTranslate } from 'react-admin';
import { EditDialog } from '../../components/screens/EditDialog.tsx';

const fields = ['name', 'description', 'category', 'complexity'];

/** Changes how a ready-made question is offered. */
export const TemplateDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const translate = useTranslate();
  return (
    <EditDialog
      resource="reportTemplates"
      id={id}
      title={translate('reportQuestions.edit')}
      saved="reportQuestions.saved"
      fields={fields}
      onClose={onClose}
    />
  );
};
