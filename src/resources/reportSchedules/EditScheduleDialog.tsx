import { useTranslate } from 'ra-core';
import { EditDialog } from '../../components/screens/EditDialog.tsx';
import { NextRuns } from './NextRuns.tsx';
import { scheduleFields } from './scheduleFields.ts';

/** Edits a schedule's times, format and recipients. */
export const EditScheduleDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const translate = useTranslate();
  return (
    <EditDialog
      resource="reportSchedules"
      id={id}
      title={translate('scheduledReports.form.edit')}
      saved="scheduledReports.form.saved"
      fields={[...scheduleFields, 'status']}
      onClose={onClose}
    >
      <NextRuns />
    </EditDialog>
  );
};
