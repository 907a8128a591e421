import { DataTable, ResourceContextProvider, useRecordContext, useTranslate } from 'react-admin';
import type { Job } from '../../../domain/contract/hiring/jobs.ts';
import { Chips } from '../../components/fields/Chips.tsx';
import { NounList } from '../../components/screens/lists/NounList.tsx';
import { CarefulEdit } from '../../components/stale/CarefulEdit.tsx';
import { CreateJobDialog } from './CreateJobDialog.tsx';
import { JobActions } from './JobActions.tsx';
import { JobCandidates } from './JobCandidates.tsx';
import { JobFields } from './JobFields.tsx';
import { JobFrame } from './JobFrame.tsx';
import { JobTiles } from './JobTiles.tsx';
import { useJobPath } from './useJobPath.ts';

/** Edits a job posting; on a version conflict, the user chooses what to keep. */
const EditJobDialog = ({ id }: { id: string }) => {
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

const shownSkills = 3;
const RowSkills = () => {
  const job = useRecordContext<Job>();
  return job ? <Chips words={job.skills} most={shownSkills} /> : null;
};

const skills = (
  <DataTable.Col key="skills" source="skills" disableSort sx={{ minWidth: 190 }}>
    <RowSkills />
  </DataTable.Col>
);
const candidates = (
  <DataTable.Col key="people" label="jobPostings.people" disableSort align="right">
    <JobCandidates />
  </DataTable.Col>
);

/** The company's job postings, with the results of each. */
export const JobPostings = () => (
  <>
    <JobTiles />
    <NounList
      title="recruiter.menu.jobs"
      columns={['title', skills, 'status', 'applications', 'views', candidates, 'deadline']}
      filters={['status', 'type', 'skills', 'postedDate', 'deadline']}
      sort={{ field: 'postedDate', order: 'DESC' }}
      cardButtons={<JobActions />}
    >
      <DataTable.Col label="screens.actions" disableSort align="right" className="column-actions">
        <JobActions />
      </DataTable.Col>
    </NounList>
    <JobDialogs />
  </>
);

/** The dialog named in the address, over the list. */
const JobDialogs = () => {
  const { open } = useJobPath();
  if (!open) return null;
  return open === 'create' ? <CreateJobDialog /> : <EditJobDialog id={open} />;
};
