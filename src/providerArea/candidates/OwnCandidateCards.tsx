import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { barHeight } from '../../components/barHeight.ts';
import { NoneFound } from '../../components/screens/lists/NothingHere.tsx';
import { CandidateGrid } from '../../resources/candidates/CandidateGrid.tsx';
import { CandidateBulkTools } from './CandidateBulkTools.tsx';
import { ConfirmButtons } from './ConfirmButton.tsx';
import { OwnCandidateCard } from './OwnCandidateCard.tsx';

/** One shared element, so that React skips a card whose candidate has not changed. */
const card = <OwnCandidateCard />;

/** The candidates as cards, with the bulk actions above them. */
export const OwnCandidateCards = () => (
  <>
    <ChosenCards />
    <ConfirmButtons>
      <CandidateGrid card={card} empty={<NoneFound />} />
    </ConfirmButtons>
  </>
);

const ChosenCards = () => {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <Paper
      role="toolbar"
      aria-label={translate('screens.chosen', { smart_count: selectedIds.length })}
      variant="outlined"
      sx={{ position: 'sticky', top: barHeight, zIndex: 2, p: 1, mb: 2, bgcolor: 'action.selected' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography role="status" sx={{ fontWeight: 600, px: 1 }}>
          {translate('screens.chosen', { smart_count: selectedIds.length })}
        </Typography>
        <CandidateBulkTools />
        <Button size="small" onClick={() => onSelect(data.map(({ id }) => id))}>
          {translate('bench.chooseAll')}
        </Button>
        <Button size="small" onClick={() => onSelect([])}>
          {translate('bench.clearChosen')}
        </Button>
      </Box>
    </Paper>
  );
};
