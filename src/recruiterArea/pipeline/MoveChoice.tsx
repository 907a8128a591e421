import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type PipelineEntry, type Stage, stages } from '../../../domain/contract/hiring/pipelineEntries.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { scoreColours, scoreLook } from './scoreLook.ts';

interface Props {
  entry: PipelineEntry;
  onMove: (to: Stage) => void;
}

/** The candidate's stage, and a choice of another. Nothing moves until one is chosen. */
export const MoveChoice = ({ entry: { stage, outcome, outcomeReason, matchScore }, onMove }: Props) => {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<Stage | ''>('');
  const nameOf = (one: string) => translate(valueKey('pipelineEntries', 'stage', one));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <StatusChip value={stage} label={nameOf(stage)} />
      {outcome !== 'Live' && (
        <StatusChip value={outcome} label={translate(valueKey('pipelineEntries', 'outcome', outcome))} />
      )}
      {matchScore !== null && (
        <Typography sx={{ fontWeight: 600, color: scoreColours[scoreLook(matchScore)] }}>
          {translate('pages.pipeline.score', { score: matchScore })}
        </Typography>
      )}
      {outcome !== 'Live' && <Typography sx={{ flexBasis: '100%' }}>{outcomeReason}</Typography>}
      {outcome === 'Live' && (
        <Box sx={{ display: 'flex', gap: 1, ml: { sm: 'auto' }, flex: { xs: '1 1 100%', sm: '0 1 auto' } }}>
          <TextField
            select
            size="small"
            margin="none"
            label={translate('pipeline.moveElsewhere')}
            value={chosen}
            onChange={(event) => setChosen(event.target.value as Stage)}
            sx={{ minWidth: { xs: 0, sm: 230 }, flex: 1 }}
          >
            {stages
              .filter((one) => one !== stage)
              .map((one) => (
                <MenuItem key={one} value={one}>
                  {nameOf(one)}
                </MenuItem>
              ))}
          </TextField>
          <Button variant="contained" disabled={!chosen} onClick={() => chosen && onMove(chosen)}>
            {translate('pipeline.move')}
          </Button>
        </Box>
      )}
    </Box>
  );
};
