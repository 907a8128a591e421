import { resolvedTickets, unresolvedTickets } from '../../../domain/insight/support.ts';
import { ListTools } from '../../components/screens/ListTools.tsx';
import { NounList } from '../../components/screens/NounList.tsx';
import { actionsColumn } from '../../components/screens/RowActions.tsx';
import { CountChips } from '../../components/tiles/CountChips.tsx';

const counts = [
  { labelKey: 'pages.counts.total', filter: {} },
  { labelKey: 'pages.counts.open', filter: unresolvedTickets },
  { labelKey: 'pages.counts.resolved', filter: resolvedTickets },
  { labelKey: 'pages.counts.unassigned', filter: { assigneeId: null } },
];

/** What companies ask of support. */
export const TicketList = () => (
  <>
    <CountChips resource="tickets" counts={counts} />
    <NounList
      columns={[
        'id',
        'title',
        'category',
        'priority',
        'status',
        'assigneeId',
        'companyId',
        'responseMinutes',
      ]}
      filters={['priority', 'status', 'assigneeId', 'category', 'companyId']}
      actions={<ListTools createLabel="pages.tickets.add" />}
    >
      {actionsColumn}
    </NounList>
  </>
);
