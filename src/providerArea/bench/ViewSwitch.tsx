import CardsIcon from '@mui/icons-material/GridViewOutlined';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useStore, useTranslate } from 'ra-core';

export type BenchView = 'cards' | 'table';
/** How the bench is looked at: kept from visit to visit. */
export const useBenchView = () => useStore<BenchView>('bench.view', 'cards');

export const ViewSwitch = () => {
  const translate = useTranslate();
  const [view, setView] = useBenchView();
  return (
    <ToggleButtonGroup
      exclusive
      value={view}
      aria-label={translate('bench.views.label')}
      onChange={(_, chosen: BenchView | null) => chosen && setView(chosen)}
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
