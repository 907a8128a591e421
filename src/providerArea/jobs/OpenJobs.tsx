import Button from '@mui/material/Button';
import { DataTable, useBasename, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Job } from '../../../domain/contract/hiring/jobs.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { Chips } from '../../components/fields/Chips.tsx';
import { ListTools } from '../../components/screens/lists/ListTools.tsx';
import { NounList } from '../../components/screens/lists/NounList.tsx';
import { DealTabs } from './DealTabs.tsx';

const JobSkills = () => {
  const job = useRecordContext<Job>();
  return job ? <Chips words={job.skills} most={2} /> : null;
};

const skills = (
  <DataTable.Col key="skills" source="skills" disableSort sx={{ minWidth: 190 }}>
    <JobSkills />
  </DataTable.Col>
);

/** The jobs that accept applications. */
export const OpenJobs = () => (
  <>
    <DealTabs />
    <NounList
      title="openJobs.title"
      columns={['title', 'companyId', 'location', skills, 'salary', 'deadline']}
      filters={['type', 'skills', 'postedDate', 'deadline', 'companyId']}
      sort={{ field: 'postedDate', order: 'DESC' }}
      actions={<ListTools />}
      cardButtons={<ApplyLink />}
    >
      <DataTable.Col label="screens.actions" disableSort align="right" className="column-actions">
        <ApplyLink />
      </DataTable.Col>
    </NounList>
  </>
);

function ApplyLink() {
  const job = useRecordContext<Job>();
  const translate = useTranslate();
  const basename = useBasename();
  const mayApply = useMay('create', 'applications');
  if (!job || !mayApply) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      component={Link}
      to={`${basename}/jobs/${job.id}/show/apply`}
      aria-label={translate('openJobs.applyNamed', { title: job.title })}
      onClick={(event) => event.stopPropagation()}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {translate('openJobs.apply')}
    </Button>
  );
}
