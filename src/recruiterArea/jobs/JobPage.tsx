import AskIcon from '@mui/icons-material/ForwardToInboxOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import PublicIcon from '@mui/icons-material/OpenInNewOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { TopToolbar, useBasename, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { isOpenOn, type Job } from '../../../domain/contract/hiring/jobs.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { AddedRowActions } from '../../components/screens/AddedRowActions.tsx';
import { NounShow } from '../../components/screens/NounShow.tsx';
import { jobPageGroups } from '../../resources/jobs/jobGroups.ts';
import { TasksPanel } from '../tasks/TasksPanel.tsx';
import { ApplicationsPanel } from './ApplicationsPanel.tsx';
import { JobActions } from './JobActions.tsx';
import { JobStages } from './JobStages.tsx';
import { previewPath } from './publicPage.ts';
import { useCopyLink } from './useCopyLink.ts';

/** One job posting: its applications, its pipeline and its text. */
export const JobPage = () => <NounShow groups={jobPageGroups} actions={<JobTools />} head={<JobHead />} />;

const JobTools = () => {
  const job = useRecordContext<Job>();
  const translate = useTranslate();
  const copy = useCopyLink();
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
      {job.status === 'Active' && (
        <>
          <Button
            size="small"
            startIcon={<PublicIcon />}
            href={previewPath(job.id)}
            target="_blank"
            rel="noopener"
          >
            {translate('jobPostings.publicPage')}
          </Button>
          <Button size="small" startIcon={<LinkIcon />} onClick={() => copy(job.id)}>
            {translate('jobPostings.copy')}
          </Button>
        </>
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
      <TasksPanel about={{ jobId: job.id }} name={job.title} />
      <ApplicationsPanel job={job} />
    </>
  );
};
