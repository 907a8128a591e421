import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { availabilities, type Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { FreshnessChip } from '../../resources/candidates/FreshnessChip.tsx';
import type { Answer, RowState } from './useConfirming.ts';

interface Props {
  candidate: Candidate;
  state: RowState | undefined;
  onAnswer: (answer: Answer) => void;
  onConfirm: (answer: Answer) => void;
}

/** A candidate with the availability as stored, to confirm as it is or corrected. */
export const ConfirmRow = ({ candidate, state, onAnswer, onConfirm }: Props) => {
  const translate = useTranslate();
  const [answer, setAnswer] = useState<Answer>({});
  const { id, name, title } = candidate;
  const { availability, availableFrom } = { ...candidate, ...answer };
  const isDone = state?.step === 'done';
  const change = (more: Answer) => {
    const changed = { ...answer, ...more };
    setAnswer(changed);
    onAnswer(changed);
  };
  const label = (field: string) => translate(`resources.candidates.fields.${field}`);
  const named = (field: string) => translate('bench.confirming.field', { name, field: label(field) });
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {title}
        </Typography>
      </Box>
      <Box>{isDone ? null : <FreshnessChip narrow />}</Box>
      <TextField
        select
        size="small"
        label={label('availability')}
        value={availability}
        disabled={isDone}
        onChange={({ target }) => change({ availability: target.value as Candidate['availability'] })}
        slotProps={{
          select: { native: true },
          htmlInput: { 'aria-label': named('availability') },
          inputLabel: { shrink: true },
        }}
      >
        {availabilities.map((one) => (
          <option key={one} value={one}>
            {translate(valueKey('candidates', 'availability', one))}
          </option>
        ))}
      </TextField>
      <TextField
        type="date"
        size="small"
        label={label('availableFrom')}
        value={availableFrom ?? ''}
        disabled={isDone}
        onChange={({ target }) => change({ availableFrom: target.value || null })}
        slotProps={{
          htmlInput: { 'aria-label': named('availableFrom') },
          inputLabel: { shrink: true },
        }}
      />
      <Button
        variant="outlined"
        data-confirms={id}
        disabled={isDone}
        loading={state?.step === 'sending'}
        startIcon={isDone ? <CheckIcon /> : undefined}
        onClick={() => onConfirm(answer)}
        aria-label={isDone ? undefined : translate('bench.confirm.named', { name })}
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
      >
        {translate(isDone ? 'bench.confirming.done' : 'bench.confirming.one')}
      </Button>
      {state?.step === 'kept' && (
        <Typography variant="body2" color="error" role="alert" sx={{ gridColumn: '1 / -1' }}>
          {state.reason}
        </Typography>
      )}
    </Box>
  );
};

const row = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) minmax(0, 1fr)',
    md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr) 128px',
  },
  gap: 1.5,
  alignItems: 'center',
  px: 2,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
