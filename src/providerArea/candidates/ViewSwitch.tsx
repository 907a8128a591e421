import CardsIcon from '@mui/icons-material/GridViewOutlined';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useStore, useTranslate } from 'ra-core';

type CandidateView = 'cards' | 'table';
/** Switches between cards and table; the choice is remembered. */
export const useCandidateView = () => useStore<CandidateView>('bench.view', 'cards');

export const ViewSwitch = () => {
  const translate = useTranslate();
  const [view, setView] = useCandidateView();
  return (
    <ToggleButtonGroup
      exclusive
      value={view}
      aria-label={translate('bench.views.label')}
      onChange={(_, chosen: CandidateView | null) => chosen && setView(chosen)}
    >
      <ToggleButton value="cards" aria-label={translate('bench.views.cards')}>
        <CardsIcon fontSize="small" />
      </ToggleButton>
      <ToggleButton value="table" aria-label={translate('bench.views.table')}>
        <TableIcon fontSize="small" />
      </ToggleButton>
    </ToggleButtonGroup>
  );
};
