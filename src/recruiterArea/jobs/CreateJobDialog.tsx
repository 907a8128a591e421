import { CreateBase, ResourceContextProvider, useNotify, useTranslate } from 'react-admin';
import { type Job, jobs, mustsAmong } from '../../../domain/contract/hiring/jobs.ts';
import { firstFormValues } from '../../components/contract/firstFormValues.ts';
import { NoRow } from '../../components/contract/NoRow.tsx';
import { DraftOfNew } from '../../components/drafts/LastingDraft.tsx';
import { Form } from '../../components/screens/forms/Form.tsx';
import { JobFields, jobFormFields } from './JobFields.tsx';
import { JobFrame } from './JobFrame.tsx';
import { PasteJobAd } from './PasteJobAd.tsx';
import { useJobPath } from './useJobPath.ts';

/** Posts a new job and then opens it. */
export const CreateJobDialog = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const { close, toJob } = useJobPath();
  const onSuccess = ({ id }: Job) => {
    notify('jobPostings.form.posted', { type: 'success' });
    toJob(id);
  };
  return (
    <JobFrame title={translate('pages.jobs.add')} onClose={close}>
      <ResourceContextProvider value="jobs">
        <NoRow>
          <CreateBase
            redirect={false}
            mutationOptions={{ onSuccess }}
            transform={(job: Job) => ({ ...job, mustSkills: mustsAmong(job.skills, job.mustSkills) })}
          >
            <Form record={{}} defaultValues={firstFormValues(jobs, jobFormFields)}>
              <JobFields label={translate('jobPostings.form.post')} onCancel={close}>
                <DraftOfNew name="jobs.new" />
                <PasteJobAd />
              </JobFields>
            </Form>
          </CreateBase>
        </NoRow>
      </ResourceContextProvider>
    </JobFrame>
  );
};
