import { NounEdit } from '../../components/screens/NounEdit.tsx';
import { ticketGroups } from './ticketGroups.ts';

export const TicketEdit = () => <NounEdit groups={ticketGroups} />;
