import CardsIcon from '@mui/icons-material/GridViewOutlined';
import ListIcon from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useStore, useTranslate } from 'react-admin';
import { KeyHelp } from './KeyHelp.tsx';

type View = 'cards' | 'compact';

/** The view of candidates in the talent pool and in recommendations; the choice is remembered. */
export const useCandidateView = () => useStore<View>('candidates.view', 'cards');

/** Switches between cards and the compact list. */
export const ViewSwitch = () => {
  const translate = useTranslate();
  const [view, setView] = useCandidateView();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      {view === 'compact' && <KeyHelp />}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={translate('talent.view.label')}
        onChange={(_, chosen: View | null) => chosen && setView(chosen)}
      >
        <ToggleButton value="cards" aria-label={translate('talent.view.cards')}>
          <CardsIcon fontSize="small" />
        </ToggleButton>
        <ToggleButton value="compact" aria-label={translate('talent.view.compact')}>
          <ListIcon fontSize="small" />
        </ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
};
