import { NounShow } from '../../components/screens/NounShow.tsx';
import { TicketConversation } from './TicketConversation.tsx';
import { ticketGroups } from './ticketGroups.ts';

/** A ticket and what has been said in it. */
export const TicketShow = () => (
  <NounShow groups={ticketGroups}>
    <TicketConversation />
  </NounShow>
);
