import { expect, test } from 'vitest';
import { ticketStatuses } from '../contract/support/tickets.ts';
import { resolvedTickets, unresolvedTickets } from './support.ts';

test('a ticket is either open or finished', () => {
  expect([...unresolvedTickets.status, ...resolvedTickets.status].sort()).toEqual([...ticketStatuses].sort());
});
