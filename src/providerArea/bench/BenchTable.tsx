import { DataTable } from 'react-admin';
import { columnFor } from '../../components/fields/columnFor.tsx';
import { NoneFound } from '../../components/screens/NothingHere.tsx';
import { actionsColumn } from '../../components/screens/RowActions.tsx';
import { FreshnessChip } from '../../resources/candidates/FreshnessChip.tsx';
import { BenchBulkTools } from './BenchBulkTools.tsx';

const columns = ['name', 'title', 'skills', 'experience', 'location', 'availability', 'status'];
const figures = ['rate', 'profileViews', 'requests'];

/** The people as a table: more of them at a glance, and every column a way to sort. */
export const BenchTable = () => (
  <DataTable rowClick="show" bulkActionButtons={<BenchBulkTools />} empty={<NoneFound />} sx={tight}>
    {columns.map((field) => columnFor('candidates', field))}
    <DataTable.Col source="availabilityConfirmed" sx={{ whiteSpace: 'nowrap' }}>
      <FreshnessChip />
    </DataTable.Col>
    {figures.map((field) => columnFor('candidates', field))}
    {actionsColumn}
  </DataTable>
);

const tight = { '& .MuiTableCell-root:not(.MuiTableCell-paddingCheckbox)': { px: 1.25 } };
