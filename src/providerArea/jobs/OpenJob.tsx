import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { TopToolbar, useBasename, useGetList, useRecordContext, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { Application } from '../../../domain/contract/hiring/applications.ts';
import { isOpenOn, type Job } from '../../../domain/contract/hiring/jobs.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { NounShow } from '../../components/screens/NounShow.tsx';
import { textOf } from '../../i18n/textOf.ts';
import { ApplyDialog } from './ApplyDialog.tsx';

const groups = [
  {
    labelKey: 'pages.jobs.posting',
    fields: [
      'companyId',
      'title',
      'location',
      'workplace',
      'type',
      'experience',
      'skills',
      'mustSkills',
      'openings',
      'description',
    ],
  },
  { labelKey: 'pages.jobs.pay', fields: ['salary'] },
  { labelKey: 'pages.jobs.run', fields: ['postedDate', 'deadline'] },
];

/** A job that the provider can submit candidates for; the form has its own address. */
export const OpenJob = () => <NounShow groups={groups} actions={<TopToolbar />} head={<JobHead />} />;

const JobHead = () => {
  const job = useRecordContext<Job>();
  const translate = useTranslate();
  const basename = useBasename();
  const { pathname } = useLocation();
  const mayApply = useMay('create', 'applications');
  if (!job) return null;
  const isOpen = isOpenOn(job, utcDay(new Date()));
  const own = `${basename}/jobs/${job.id}/show`;
  if (!isOpen) return <Alert severity="info">{textOf('jobs.closed')}</Alert>;
  return (
    <>
      <PutForward jobId={job.id} />
      {mayApply && (
        <Button component={Link} to={`${own}/apply`} variant="contained" sx={{ justifySelf: 'start' }}>
          {translate('openJobs.applyLong')}
        </Button>
      )}
      {mayApply && pathname.endsWith('/apply') && <ApplyDialog job={job} closed={own} />}
    </>
  );
};

/** The provider's own candidates already submitted for this job. */
const PutForward = ({ jobId }: { jobId: string }) => {
  const translate = useTranslate();
  const basename = useBasename();
  const { data } = useGetList<Application>('applications', {
    filter: { jobId, status: ['Received', 'In Pipeline'] },
    pagination: { page: 1, perPage: 20 },
    sort: { field: 'id', order: 'ASC' },
  });
  if (!data?.length) return null;
  return (
    <Alert
      severity="success"
      action={
        <Button component={Link} to={`${basename}/applications`} color="inherit" size="small">
          {translate('openJobs.own.title')}
        </Button>
      }
    >
      {translate('openJobs.submitted', { names: data.map(({ name }) => name).join(', ') })}
    </Alert>
  );
};
