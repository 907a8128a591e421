import { defineConsolePart } from '../../components/consolePart.ts';
import { movedTo, pageFor } from '../../components/screens/movedTo.tsx';
import { myTickets } from '../../resources/tickets/myTickets.ts';

/** The company's own tickets. */
export const consolePart = defineConsolePart({
  resources: [movedTo('/support', myTickets)],
  pages: [pageFor('/support', myTickets)],
});
