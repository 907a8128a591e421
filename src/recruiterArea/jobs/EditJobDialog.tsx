import { ResourceContextProvider, useTranslate } from 'ra-core';
import { CarefulEdit } from '../../components/stale/CarefulEdit.tsx';
import { JobFields } from './JobFields.tsx';
import { JobFrame } from './JobFrame.tsx';
import { useJobPath } from './useJobPath.ts';

/** Edits a job posting; on a version conflict, the user chooses what to keep. */
export const EditJobDialog = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const { close } = useJobPath();
  return (
    <JobFrame title={translate('jobPostings.form.editTitle', { id })} onClose={close}>
      <ResourceContextProvider value="jobs">
        <CarefulEdit id={id} saved="jobPostings.form.saved" onDone={close}>
          <JobFields label={translate('ra.action.save')} onCancel={close} />
        </CarefulEdit>
      </ResourceContextProvider>
    </JobFrame>
  );
};
