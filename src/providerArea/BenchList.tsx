import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { List, Pagination } from 'react-admin';
import { PlaceFilter } from '../components/inputs/PlaceFilter.tsx';
import { filtersFor } from '../components/screens/filtersFor.tsx';
import { ListTools } from '../components/screens/ListTools.tsx';
import { NothingYet } from '../components/screens/NothingHere.tsx';
import { WhenListed } from '../components/screens/WhenListed.tsx';
import { BenchCards } from './bench/BenchCards.tsx';
import { BenchOrder } from './bench/BenchOrder.tsx';
import { BenchTable } from './bench/BenchTable.tsx';
import { useBenchView, ViewSwitch } from './bench/ViewSwitch.tsx';
import { CalendarButton } from './calendar/CalendarButton.tsx';
import { ImportButton } from './import/ImportButton.tsx';

const filters = [
  ...filtersFor('candidates', ['skills', 'status', 'availability']),
  <PlaceFilter key="location" source="location" label="resources.candidates.fields.location" />,
  ...filtersFor('candidates', ['experience', 'rate', 'availabilityConfirmed', 'published']).filter(
    ({ key }) => key !== 'q',
  ),
];

/** The provider's own people, as cards or as a table. What is searched and how it is sorted stands in the address. */
export const BenchList = () => {
  const [view] = useBenchView();
  return (
    <List
      title="provider.menu.employees"
      filters={filters}
      sort={{ field: 'status', order: 'ASC' }}
      perPage={24}
      pagination={<Pagination rowsPerPageOptions={[12, 24, 48, 96]} />}
      actions={
        <ListTools table={view === 'table'} createLabel="pages.candidates.add">
          <ViewSwitch />
          <CalendarButton />
          <ImportButton />
        </ListTools>
      }
      empty={<NothingYet />}
      component="div"
    >
      <WhenListed>
        <People />
      </WhenListed>
    </List>
  );
};

const People = () => {
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [view] = useBenchView();
  return (
    <>
      <BenchOrder />
      {view === 'table' && !isSmall ? (
        <Paper variant="outlined" sx={{ position: 'relative', overflow: 'hidden' }}>
          <BenchTable />
        </Paper>
      ) : (
        <BenchCards />
      )}
    </>
  );
};
