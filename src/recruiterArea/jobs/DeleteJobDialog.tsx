import { useDelete, useNotify, useTranslate } from 'react-admin';
import type { Job } from '../../../domain/contract/hiring/jobs.ts';
import { inAll, noStages } from '../../../domain/insight/jobPipeline.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useInsight } from '../../components/insight/useInsight.ts';
import { ConfirmDialog } from '../../components/screens/dialogs/ConfirmDialog.tsx';
import { useMoveRows } from '../../components/screens/useMoveRows.ts';

interface Props {
  job: Job;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Confirms deleting a job, with undo for a short time. A job that has candidates is closed instead. */
export const DeleteJobDialog = ({ job, onClose, onDeleted }: Props) => {
  const translate = useTranslate();
  const { data } = useInsight('jobPipeline', {});
  const { move } = useMoveRows();
  const remove = useUndoableDelete(job, onDeleted);
  const isHeld = job.applications > 0 || inAll(data?.byJob[job.id] ?? noStages()) > 0;
  const way = isHeld ? 'held' : 'delete';
  const words = (part: string) => translate(`jobPostings.${way}.${part}`, { title: job.title });
  const confirm = () => {
    onClose();
    if (!isHeld) remove();
    else if (job.status !== 'Closed') move([job], 'status', 'Closed');
  };
  return (
    <ConfirmDialog
      title={words('title')}
      text={words('text')}
      confirm={words('confirm')}
      cancel={translate('ra.action.cancel')}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
};

const useUndoableDelete = (job: Job, onDeleted?: () => void) => {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [remove] = useDelete();
  return () =>
    remove(
      'jobs',
      { id: job.id, previousData: job },
      {
        mutationMode: 'undoable',
        onSuccess: () => {
          notify('jobPostings.deleted', { type: 'info', undoable: true, messageArgs: { title: job.title } });
          onDeleted?.();
        },
        onError: notifyFailure,
      },
    );
};
