import AskIcon from '@mui/icons-material/ForwardToInboxOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { TopToolbar, useBasename, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { isOpenOn, type Job } from '../../../domain/contract/hiring/jobs.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { CustomFacts } from '../../components/customFields/CustomFacts.tsx';
import { AddedRowActions } from '../../components/screens/AddedRowActions.tsx';
import { NounShow } from '../../components/screens/NounShow.tsx';
import { jobPageGroups } from '../../resources/jobs/jobGroups.ts';
import { TasksPanel } from '../tasks/TasksPanel.tsx';
import { ApplicationsPanel } from './ApplicationsPanel.tsx';
import { JobActions } from './JobActions.tsx';
import { JobStages } from './JobStages.tsx';

/** One job posting: its applications, its pipeline and its text. */
export const JobPage = () => (
  <NounShow
    groups={jobPageGroups}
    headline={headline}
    actions={<JobTools />}
    head={<JobHead />}
    aside={<JobTasks />}
  >
    <CustomFacts />
  </NounShow>
);

const headline = ['status', 'location', 'workplace', 'type', 'salary', 'deadline'];

const JobTasks = () => {
  const job = useRecordContext<Job>();
  return job ? <TasksPanel about={{ jobId: job.id }} name={job.title} /> : null;
};

const JobTools = () => {
  const job = useRecordContext<Job>();
  const translate = useTranslate();
  const basename = useBasename();
  const mayAsk = useMay('create', 'requisitions');
  if (!job) return null;
  const askPath = `${basename}/requisitions/create?${new URLSearchParams({ source: JSON.stringify({ jobId: job.id }) })}`;
  return (
    <TopToolbar sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      <AddedRowActions />
      {job.status === 'Active' && mayAsk && (
        <Button size="small" startIcon={<AskIcon />} component={RouterLink} to={askPath}>
          {translate('jobPostings.askProviders')}
        </Button>
      )}
      <JobActions />
    </TopToolbar>
  );
};

const JobHead = () => {
  const job = useRecordContext<Job>();
  const translate = useTranslate();
  if (!job) return null;
  const today = utcDay(new Date());
  const isOver = job.status === 'Active' && !isOpenOn(job, today);
  return (
    <>
      {isOver && <Alert severity="info">{translate('jobPostings.over')}</Alert>}
      <JobStages job={job} />
      <ApplicationsPanel job={job} />
    </>
  );
};
