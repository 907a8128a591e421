import FindIcon from '@mui/icons-material/AutoAwesomeOutlined';
import Button from '@mui/material/Button';
import { useBasename, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Job } from '../../../domain/contract/hiring/jobs.ts';
import { atOnce } from './atOnce.ts';

/** Opens the recommendations for the job in the record context. */
export const FindForJob = () => {
  const job = useRecordContext<Job>();
  const translate = useTranslate();
  const basename = useBasename();
  if (!job) return null;
  return (
    <Button
      size="small"
      component={Link}
      to={`${basename}/smart-recommendations?job=${encodeURIComponent(job.id)}`}
      state={atOnce}
      startIcon={<FindIcon />}
    >
      {translate('recommendations.forJob')}
    </Button>
  );
};
