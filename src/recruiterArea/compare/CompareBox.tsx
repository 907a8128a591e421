import Checkbox from '@mui/material/Checkbox';
import Tooltip from '@mui/material/Tooltip';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { useCompared } from './useCompared.ts';

/** Selects the candidate in context for the comparison. */
export const CompareBox = () => {
  const candidate = useRecordContext<Candidate>();
  const translate = useTranslate();
  const notify = useNotify();
  const { ids, isFull, toggle } = useCompared();
  if (!candidate) return null;
  const { id, name } = candidate;
  const isChosen = ids.includes(id);
  const choose = () =>
    isFull && !isChosen ? notify('talent.compare.full', { type: 'warning' }) : toggle(id);
  return (
    <Tooltip title={translate('talent.compare.box')}>
      <Checkbox
        size="small"
        checked={isChosen}
        onChange={choose}
        slotProps={{ input: { 'aria-label': translate('talent.compare.boxNamed', { name }) } }}
        sx={{ ml: 'auto' }}
      />
    </Tooltip>
  );
};
