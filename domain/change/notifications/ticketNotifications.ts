import type { User } from '../../contract/accounts/users.ts';
import type { Row } from '../../contract/noun.ts';
import type { UserType } from '../../contract/userTypes.ts';
import type { Values } from '../context.ts';
import { afterReading, type Effect } from '../effect.ts';
import type { TicketNotification } from './notificationRows.ts';

/** Notifies the person who opened the ticket, or the company's admins if support opened it. */
export const tellAsker = (ticket: Row, event: TicketNotification, words: Values): Effect =>
  afterReading([['users', { id: ticket.requesterId, companyId: ticket.companyId }]], ([askers]) =>
    askers.length
      ? askers.map((person) => tell(ticket, person, event, words))
      : [tellLeaders(ticket, event, words)],
  );

const tellLeaders = (ticket: Row, event: TicketNotification, words: Values): Effect =>
  afterReading([['users', { companyId: ticket.companyId, status: 'Active' }]], ([people]) => {
    const leaders = people.filter(({ role }) => role === 'Admin' || role === 'Manager');
    return (leaders.length ? leaders : people).map((person) => tell(ticket, person, event, words));
  });

/** Notifies the ticket's agent, if it has one. */
export const tellAgent = (ticket: Row, event: TicketNotification): Effect =>
  afterReading(
    [
      ['users', { id: ticket.assigneeId }],
      ['companies', { id: ticket.companyId }],
    ],
    ([agents, companies]) =>
      agents.map((agent) => tell(ticket, agent, event, { company: companies[0]?.name })),
  );

const pages: Record<UserType, (id: string) => string> = {
  provider: (id) => `/provider/help/${id}/show`,
  recruiter: (id) => `/recruiter/help/${id}/show`,
  admin: (id) => `/platform-admin/tickets/${id}/show`,
};

const tell = (ticket: Row, person: User, event: TicketNotification, words: Values): Effect => ({
  kind: 'notifyPerson',
  person: {
    id: person.id,
    email: person.email,
    status: person.status,
    userType: person.userType,
    companyId: person.companyId,
  },
  notification: {
    key: 'support',
    event,
    words: { title: ticket.title, ...words },
    body: null,
    link: pages[person.userType](ticket.id),
  },
});
