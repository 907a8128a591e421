import { List, Pagination } from 'react-admin';
import { filtersFor } from '../components/screens/filtersFor.tsx';
import { ListTools } from '../components/screens/ListTools.tsx';
import { NothingYet } from '../components/screens/NothingHere.tsx';
import { CandidateGrid } from '../resources/candidates/CandidateGrid.tsx';
import { BenchCard } from './BenchCard.tsx';
import { CalendarButton } from './calendar/CalendarButton.tsx';

const filters = ['availability', 'status', 'skills', 'published'];

/** The provider's own people: a card each. */
export const BenchList = () => (
  <List
    title="provider.menu.employees"
    filters={filtersFor('candidates', filters)}
    sort={{ field: 'status', order: 'ASC' }}
    perPage={24}
    pagination={<Pagination rowsPerPageOptions={[12, 24, 48, 96]} />}
    actions={
      <ListTools table={false} createLabel="pages.candidates.add">
        <CalendarButton />
      </ListTools>
    }
    empty={<NothingYet />}
    component="div"
  >
    <CandidateGrid card={<BenchCard />} />
  </List>
);
