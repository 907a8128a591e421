import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect } from 'react';
import { DataTable, useTranslate } from 'react-admin';
import { useLookAgain } from '../../components/platform/useLookAgain.ts';
import { EditDialog } from '../../components/screens/dialogs/EditDialog.tsx';
import { BulkTools } from '../../components/screens/lists/BulkTools.tsx';
import { NounList } from '../../components/screens/lists/NounList.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { BulkAssignButton } from './BulkAssignButton.tsx';
import { ChooseTicketDialog } from './ChooseTicketDialog.tsx';
import { NewTicketDialog } from './NewTicketDialog.tsx';
import { OneTicket } from './OneTicket.tsx';
import type { OfTicket } from './ofTicket.ts';
import { SupportTiles } from './SupportTiles.tsx';
import { TeamPerformance } from './TeamPerformance.tsx';
import { TemplateDialog } from './TemplateDialog.tsx';
import { TemplatesPanel } from './TemplatesPanel.tsx';
import { TicketActions } from './TicketActions.tsx';
import { TicketDialog } from './TicketDialog.tsx';
import { idColumn, narrowColumn, responseColumn, titleColumn } from './ticketColumns.tsx';
import { useTicketFilters } from './useTicketFilters.tsx';
import { useTicketPath } from './useTicketPath.ts';

const fields = ['title', 'category', 'priority', 'status', 'assigneeId', 'description'];

/** Edits a ticket's text and its assignment. */
const EditTicketDialog = ({ ticket: { id }, onClose }: OfTicket) => {
  const translate = useTranslate();
  return (
    <EditDialog
      resource="tickets"
      id={id}
      title={translate('support.edit.title', { id })}
      saved="support.edit.saved"
      fields={fields}
      onClose={onClose}
    />
  );
};

const views: Record<string, ComponentType<OfTicket>> = {
  show: TicketDialog,
  respond: AnswerDialog,
  assign: AssignDialog,
};

/** The dialog named in the address, over the page. */
const TicketDialogs = () => {
  const { open } = useTicketPath();
  const [id = '', ...rest] = open.split('/');
  if (!id) return null;
  if (id === 'create') return <NewTicketDialog />;
  if (id === 'respond') return <ChooseTicketDialog />;
  if (id === 'templates') return <TemplateDialog id={rest[0] ?? 'create'} />;
  return <OneTicket key={open} id={id} of={views[rest.at(-1) ?? ''] ?? EditTicketDialog} />;
};

const every = 30_000;

/** Without live updates, refetches lists and figures at intervals while the page is visible, so that new tickets appear. */
const useNewTickets = () => {
  const queries = useQueryClient();
  const often = useLookAgain(every);
  useEffect(() => {
    if (!often) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      for (const queryKey of followed) void queries.invalidateQueries({ queryKey });
    }, often);
    return () => clearInterval(timer);
  }, [queries, often]);
};

/** Leaves out single rows, because one may be open in a form. */
const followed = [
  ['tickets', 'getList'],
  ['ticketResponses', 'getManyReference'],
  ['ticketEvents', 'getManyReference'],
  ['insights', 'supportDesk'],
];

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
          pathOf={({ id }) => pathTo(`${id}/show`)}
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
  '& .MuiTableSortLabel-icon': { m: 0, fontSize: 14 },
};
