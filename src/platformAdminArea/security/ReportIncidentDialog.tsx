import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { CreateDialog } from '../../components/screens/dialogs/CreateDialog.tsx';

const fields = ['type', 'severity', 'description', 'assigneeId'];

/** Reports a security incident, which is then under investigation. */
export const ReportIncidentDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const queries = useQueryClient();
  const onCreated = () => {
    queries.invalidateQueries({ queryKey: ['insights', 'security'] });
    onClose();
  };
  return (
    <CreateDialog
      resource="incidents"
      title={translate('security.report.title')}
      lead={translate('security.report.lead')}
      submitLabel={translate('security.report.send')}
      done="security.report.done"
      fields={fields}
      along={{ status: 'Investigating' }}
      onCreated={onCreated}
      onClose={onClose}
    />
  );
};
