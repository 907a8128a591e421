import { useTranslate } from 'ra-core';
import { EditDialog } from '../../components/screens/EditDialog.tsx';
import { QuestionInputs } from '../reports/QuestionInputs.tsx';

const fields = ['name', 'description', 'category', 'complexity'];

/** Edits a report template: its query, name and description. */
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
    >
      <QuestionInputs />
    </EditDialog>
  );
};
