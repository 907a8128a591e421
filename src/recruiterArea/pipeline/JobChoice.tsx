import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useGetList, useGetOne, useTranslate } from 'react-admin';
import type { Job } from '../../../domain/contract/jobs.ts';

interface Props {
  jobId: string | null;
  onChange: (jobId: string | null) => void;
}

/** One of one's jobs, or all of them. */
export const JobChoice = ({ jobId, onChange }: Props) => {
  const translate = useTranslate();
  const [asked, setAsked] = useState<{ open: boolean; q: string }>({ open: false, q: '' });
  const { data: chosen } = useGetOne<Job>('jobs', { id: jobId ?? '' }, { enabled: jobId !== null });
  const { data: jobs = [], isFetching } = useGetList<Job>(
    'jobs',
    {
      filter: asked.q ? { q: asked.q } : {},
      sort: { field: 'title', order: 'ASC' },
      pagination: { page: 1, perPage: 50 },
    },
    { enabled: asked.open },
  );
  return (
    <Autocomplete<Job>
      size="small"
      value={jobId === null ? null : (chosen ?? null)}
      options={jobs}
      loading={isFetching}
      filterOptions={(all) => all}
      getOptionLabel={({ title, location }) => `${title}, ${location}`}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onOpen={() => setAsked({ open: true, q: '' })}
      onInputChange={(_, q, reason) => reason === 'input' && setAsked({ open: true, q })}
      onChange={(_, job) => onChange(job?.id ?? null)}
      renderInput={(params) => (
        <TextField
          {...params}
          margin="none"
          label={translate('pipeline.job')}
          placeholder={translate('pipeline.allJobs')}
        />
      )}
      sx={{ flex: { xs: '1 1 100%', sm: '0 1 280px' } }}
    />
  );
};
