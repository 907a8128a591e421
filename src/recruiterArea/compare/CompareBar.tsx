import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useBasename, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { compareSearch, mostCompared, useCompared } from './useCompared.ts';

/** The link to the comparison, below the cards while any candidate is selected. */
export const CompareBar = () => {
  const translate = useTranslate();
  const basename = useBasename();
  const { ids, clear } = useCompared();
  if (ids.length === 0) return null;
  return (
    <Paper role="region" aria-label={translate('talent.compare.bar')} elevation={6} sx={bar}>
      <Button
        variant="contained"
        disabled={ids.length < 2}
        component={Link}
        to={`${basename}/talent-pool/compare?${compareSearch(ids)}`}
      >
        {translate('talent.compare.go', { count: ids.length, most: mostCompared })}
      </Button>
      <Button color="inherit" onClick={clear}>
        {translate('talent.compare.clear')}
      </Button>
    </Paper>
  );
};

const bar = {
  position: 'sticky',
  bottom: 16,
  zIndex: 3,
  display: 'flex',
  gap: 1,
  width: 'fit-content',
  mx: 'auto',
  mt: 2,
  p: 1,
  borderRadius: '12px',
};
