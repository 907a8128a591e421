import type { User } from '../../contract/accounts/users.ts';
import type { Row } from '../../contract/noun.ts';
import type { UserType } from '../../contract/userTypes.ts';
import type { Values } from '../context.ts';
import { afterReading, type Effect } from '../effect.ts';
import type { NotificationCode } from './notificationTitle.ts';

type TicketCode = Extract<NotificationCode, `ticket${string}`>;

/** Notifies the person who opened the ticket, or the company's admins if support opened it. */
export const tellAsker = (ticket: Row, code: TicketCode, values: Values): Effect =>
  afterReading([['users', { id: ticket.requesterId, companyId: ticket.companyId }]], ([askers]) =>
    askers.length
      ? askers.map((person) => tell(ticket, person, code, values))
      : [tellLeaders(ticket, code, values)],
  );

const tellLeaders = (ticket: Row, code: TicketCode, values: Values): Effect =>
  afterReading([['users', { companyId: ticket.companyId, status: 'Active' }]], ([people]) => {
    const leaders = people.filter(({ role }) => role === 'Admin' || role === 'Manager');
    return (leaders.length ? leaders : people).map((person) => tell(ticket, person, code, values));
  });

/** Notifies the ticket's agent, if it has one. */
export const tellAgent = (ticket: Row, code: TicketCode): Effect =>
  afterReading(
    [
      ['users', { id: ticket.assigneeId }],
      ['companies', { id: ticket.companyId }],
    ],
    ([agents, companies]) =>
      agents.map((agent) => tell(ticket, agent, code, { company: companies[0]?.name })),
  );

const pages: Record<UserType, (id: string) => string> = {
  provider: (id) => `/provider/support/${id}/show`,
  recruiter: (id) => `/recruiter/support/${id}/show`,
  admin: (id) => `/platform-admin/tickets/${id}/show`,
};

const tell = (ticket: Row, person: User, code: TicketCode, values: Values): Effect => ({
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
    code,
    values: { title: ticket.title, ...values },
    body: null,
    link: pages[person.userType](ticket.id),
  },
});
