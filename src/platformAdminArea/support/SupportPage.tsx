import Box from '@mui/material/Box';
import { DataTable } from 'ra-ui-materialui';
import { BulkTools } from '../../components/screens/BulkTools.tsx';
import { NounList } from '../../components/screens/NounList.tsx';
import { BulkAssignButton } from './BulkAssignButton.tsx';
import { SupportTiles } from './SupportTiles.tsx';
import { TeamPerformance } from './TeamPerformance.tsx';
import { TemplatesPanel } from './TemplatesPanel.tsx';
import { TicketActions } from './TicketActions.tsx';
import { TicketDialogs } from './TicketDialogs.tsx';
import { idColumn, narrowColumn, responseColumn, titleColumn } from './ticketColumns.tsx';
import { useNewTickets } from './useNewTickets.ts';
import { useTicketFilters } from './useTicketFilters.tsx';
import { useTicketPath } from './useTicketPath.ts';

const columns = [
  idColumn,
  titleColumn,
  narrowColumn('category'),
  'priority',
  'status',
  narrowColumn('assigneeId'),
  narrowColumn('companyId'),
  responseColumn,
];

/** Support Tickets: figures, the tickets, the agents and the response templates. */
export const SupportPage = () => {
  const { pathTo } = useTicketPath();
  const filters = useTicketFilters();
  useNewTickets();
  return (
    <>
      <SupportTiles />
      <Box sx={tight}>
        <NounList
          columns={columns}
          filters={filters}
          pathOf={(id) => pathTo(`${id}/show`)}
          cardButtons={<TicketActions />}
          bulk={
            <BulkTools>
              <BulkAssignButton />
            </BulkTools>
          }
        >
          <DataTable.Col
            key="actions"
            label="screens.actions"
            disableSort
            align="right"
            className="column-actions"
          >
            <TicketActions />
          </DataTable.Col>
        </NounList>
      </Box>
      <TeamPerformance />
      <TemplatesPanel />
      <TicketDialogs />
    </>
  );
};

/** Search, filters and tools on one line if they fit, and all columns visible on a laptop. */
const tight = {
  '& div:has(> form)': { flexWrap: { md: 'wrap' }, justifyContent: 'flex-end' },
  '& div > form': { flex: { md: '1 1 580px' } },
  '& [data-source="q"]': { width: { md: 168 } },
  '&& .MuiTableCell-root:not(.MuiTableCell-paddingCheckbox)': { fontSize: 13.5 },
  '& .MuiTableSortLabel-icon': { m: 0, fontSize: 14 },
};
