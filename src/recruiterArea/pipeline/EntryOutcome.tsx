import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PipelineEntry } from '../../../domain/contract/hiring/pipelineEntries.ts';
import type { Exit } from '../../resources/pipelineEntries/OutDialog.tsx';
import { CloseEntryDialog } from './CloseEntryDialog.tsx';
import { useOutcome } from './useOutcome.ts';

/** Buttons to reject or withdraw the candidate, or to reopen a closed entry. */
export const EntryOutcome = ({ entry }: { entry: PipelineEntry }) => {
  const translate = useTranslate();
  const [exit, setExit] = useState<Exit | null>(null);
  const { set, saving } = useOutcome(() => {});
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, borderTop: 1, borderColor: 'divider', pt: 2 }}>
      {entry.outcome === 'Live' ? (
        (['Rejected', 'Withdrawn'] as const).map((one) => (
          <Button key={one} variant="outlined" color="inherit" onClick={() => setExit(one)}>
            {translate(`pipelineMoves.${one}.do`)}
          </Button>
        ))
      ) : (
        <Button variant="contained" loading={saving} onClick={() => set(entry, { outcome: 'Live' })}>
          {translate('pipeline.takeBack')}
        </Button>
      )}
      {exit && <CloseEntryDialog entry={entry} exit={exit} onClose={() => setExit(null)} />}
    </Box>
  );
};
