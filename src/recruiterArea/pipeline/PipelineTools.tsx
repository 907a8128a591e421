import AddIcon from '@mui/icons-material/PersonAddAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEffect, useEffectEvent, useState } from 'react';
import { useBasename, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useChargeChoices } from '../../components/inputs/useChargeChoices.ts';
import { JobChoice } from '../jobs/JobChoice.tsx';
import type { PipelineView } from './usePipelineView.ts';

/** How long to wait after the last keystroke before searching, in milliseconds. */
const rest = 300;

/** Searches by name or title. */
const SearchBox = ({ q, onChange }: { q: string; onChange: (q: string) => void }) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState(q);
  const search = useEffectEvent((words: string) => {
    if (words !== q) onChange(words);
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), rest);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      size="small"
      type="search"
      margin="none"
      label={translate('pipeline.search')}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      sx={{ flex: { xs: '1 1 100%', sm: '0 1 240px' } }}
    />
  );
};

type ChargeProps = { value: string | null; onChange: (value: string | null) => void };

const ChargeChoice = ({ value, onChange }: ChargeProps) => {
  const translate = useTranslate();
  const choices = useChargeChoices();
  const known = choices.some(({ id }) => id === value);
  return (
    <TextField
      select
      size="small"
      margin="none"
      label={translate('follow.filter')}
      value={known ? value : ''}
      onChange={(event) => onChange(event.target.value || null)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ flex: { xs: '1 1 100%', sm: '0 1 160px' } }}
    >
      <MenuItem value="">{translate('follow.anyone')}</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** The filters of the pipeline: job, person in charge, name, and open or closed entries. */
export const PipelineTools = ({ view }: { view: PipelineView }) => {
  const translate = useTranslate();
  const basename = useBasename();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
      <SearchBox q={view.q} onChange={(q) => view.change('q', q)} />
      <JobChoice
        label={translate('pipeline.job')}
        placeholder={translate('pipeline.allJobs')}
        jobId={view.jobId}
        onChange={(jobId) => view.change('job', jobId)}
        sx={{ flex: { xs: '1 1 100%', sm: '0 1 250px' } }}
      />
      <ChargeChoice value={view.inCharge} onChange={(value) => view.change('inCharge', value)} />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view.isClosed ? 'closed' : 'board'}
        aria-label={translate('pipeline.view.label')}
        onChange={(_, chosen: string | null) =>
          chosen && view.change('view', chosen === 'closed' ? chosen : null)
        }
      >
        {['board', 'closed'].map((one) => (
          <ToggleButton key={one} value={one} sx={{ px: 2, textTransform: 'none' }}>
            {translate(`pipeline.view.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Button
        component={Link}
        to={`${basename}/talent-pool`}
        variant="contained"
        startIcon={<AddIcon />}
        sx={{ ml: { md: 'auto' } }}
      >
        {translate('pages.pipeline.find')}
      </Button>
    </Box>
  );
};
