import { NounCreate } from '../../components/screens/NounCreate.tsx';

const groups = [{ fields: ['title', 'companyId', 'category', 'priority', 'assigneeId', 'description'] }];

export const TicketCreate = () => <NounCreate title="pages.tickets.add" groups={groups} />;
