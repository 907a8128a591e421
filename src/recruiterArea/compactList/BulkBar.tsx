import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useBasename, useGetMany, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { compareSearch, mostCompared } from '../compare/useCompared.ts';
import { ShortlistDialog } from '../pools/ShortlistDialog.tsx';
import { AddAllDialog } from './AddAllDialog.tsx';
import { RequestAllDialog } from './RequestAllDialog.tsx';
import { useSelection } from './Selection.tsx';

interface Props {
  /** The candidates on the page; others that are selected are loaded. */
  known: readonly Candidate[];
  jobId?: string | null;
  source?: string;
}

/** The acts for the selected candidates, below the list while any is selected. */
export const BulkBar = ({ known, ...entry }: Props) => {
  const translate = useTranslate();
  const basename = useBasename();
  const { ids, clear } = useSelection();
  const candidates = useSelected(known);
  const mayShortlist = useMay('create', 'talentPoolMembers');
  const mayAdd = useMay('create', 'pipelineEntries');
  const mayRequest = useMay('create', 'requests');
  const [open, setOpen] = useState<'shortlist' | 'pipeline' | 'request'>();
  if (ids.length === 0) return null;
  const close = () => setOpen(undefined);
  const canCompare = ids.length > 1 && ids.length <= mostCompared;
  return (
    <Paper role="region" aria-label={translate('talent.bulk.label')} elevation={6} sx={bar}>
      <Typography role="status" sx={{ fontWeight: 600, px: 1 }}>
        {translate('talent.bulk.selected', { smart_count: ids.length })}
      </Typography>
      {mayShortlist && (
        <Button variant="contained" onClick={() => setOpen('shortlist')}>
          {translate('talent.shortlist.button')}
        </Button>
      )}
      {mayAdd && (
        <Button variant="outlined" onClick={() => setOpen('pipeline')}>
          {translate('talentPoolPage.addToPipeline')}
        </Button>
      )}
      {mayRequest && (
        <Button variant="outlined" onClick={() => setOpen('request')}>
          {translate('talent.bulk.request')}
        </Button>
      )}
      <Button
        variant="outlined"
        disabled={!canCompare}
        component={Link}
        to={`${basename}/talent-pool/compare?${compareSearch(ids)}`}
      >
        {translate('talent.bulk.compare', { most: mostCompared })}
      </Button>
      <Button color="inherit" onClick={clear}>
        {translate('talent.bulk.clear')}
      </Button>
      {open === 'shortlist' && <ShortlistDialog candidates={candidates} onDone={clear} onClose={close} />}
      {open === 'pipeline' && (
        <AddAllDialog candidates={candidates} {...entry} onDone={clear} onClose={close} />
      )}
      {open === 'request' && (
        <RequestAllDialog candidates={candidates} jobId={entry.jobId} onDone={clear} onClose={close} />
      )}
    </Paper>
  );
};

/** The selected candidates who are still listed. */
const useSelected = (known: readonly Candidate[]): Candidate[] => {
  const { ids } = useSelection();
  const missing = ids.filter((id) => !known.some((candidate) => candidate.id === id));
  const { data = [] } = useGetMany<Candidate>(
    'candidates',
    { ids: missing },
    { enabled: missing.length > 0 },
  );
  const all = new Map([...known, ...data.filter(Boolean)].map((candidate) => [candidate.id, candidate]));
  return ids.flatMap((id) => all.get(id) ?? []);
};

const bar = {
  position: 'sticky',
  bottom: 16,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  width: 'fit-content',
  mx: 'auto',
  mt: 2,
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  // Two lines on a phone.
  '& .MuiButton-root': { px: { xs: 1, sm: 2 }, fontSize: { xs: 13, sm: 14 } },
};
