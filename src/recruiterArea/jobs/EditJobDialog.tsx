import { EditBase, Form, ResourceContextProvider, useNotify, useTranslate } from 'react-admin';
import { changedFields } from '../../components/screens/changedFields.ts';
import { StaleDialog } from '../../components/stale/StaleDialog.tsx';
import { useKeepYours } from '../../components/stale/useKeepYours.ts';
import { useStale } from '../../components/stale/useStale.ts';
import { JobFields } from './JobFields.tsx';
import { JobFrame } from './JobFrame.tsx';
import { useJobPath } from './useJobPath.ts';

/** Changes a job posting; when somebody else saved first, one is asked what to keep. */
export const EditJobDialog = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const { close } = useJobPath();
  return (
    <JobFrame title={translate('jobPostings.form.editTitle', { id })} onClose={close}>
      <ResourceContextProvider value="jobs">
        <EditForm id={id} onDone={close} />
      </ResourceContextProvider>
    </JobFrame>
  );
};

const EditForm = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { stale, onError, takeTheirs, dismiss } = useStale();
  const { keep, saving } = useKeepYours(onError, dismiss);
  const onSuccess = () => {
    notify('jobPostings.form.saved', { type: 'success' });
    onDone();
  };
  return (
    <EditBase
      id={id}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{ onError, onSuccess }}
      queryOptions={{ retry: false, onError: onDone } as never}
      transform={(form: Record<string, unknown>, options?: { previousData?: Record<string, unknown> }) =>
        changedFields(form, options?.previousData)
      }
    >
      <Form>
        <JobFields label={translate('ra.action.save')} onCancel={onDone} />
      </Form>
      {stale && (
        <StaleDialog
          stale={stale}
          saving={saving}
          onTakeTheirs={takeTheirs}
          onKeepYours={() => keep(stale)}
          onLater={dismiss}
        />
      )}
    </EditBase>
  );
};
