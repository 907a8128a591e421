import Autocomplete from '@mui/material/Autocomplete';
import type { SxProps } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import type { Job } from '../../../domain/contract/hiring/jobs.ts';
import { useSayText } from '../../components/fields/useSayText.ts';

interface Props {
  label: string;
  /** The value for "no job". */
  placeholder: string;
  jobId: string | null;
  onChange: (jobId: string | null, job: Job | null) => void;
  sx?: SxProps;
}

/** Selects one of the company's jobs, or none. */
export const JobChoice = ({ label, placeholder, jobId, onChange, sx }: Props) => {
  const say = useSayText();
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
      getOptionLabel={({ title, location }) => `${title}, ${say('location', location)}`}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onOpen={() => setAsked({ open: true, q: '' })}
      onInputChange={(_, q, reason) => reason === 'input' && setAsked({ open: true, q })}
      onChange={(_, job) => onChange(job?.id ?? null, job)}
      renderInput={(params) => (
        <TextField {...params} margin="none" label={label} placeholder={placeholder} />
      )}
      sx={sx}
    />
  );
};
