import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import type { WorldStore } from '../../dataProvider/browser/worldStore.ts';
import { open, openPage } from '../../testing/open.tsx';
import { server } from '../../testing/server.ts';

const company = { provider: 'CO-001', recruiter: 'CO-002' };

const ticketOf = (store: WorldStore, type: keyof typeof company, status: Row['status'][]) =>
  store.rows('tickets').find((row) => row.companyId === company[type] && status.includes(row.status)) as Row;
/** The sample provider's own ticket with this status. */
const inState = async (status: string) => {
  const opened = await openPage('provider', '/support');
  const ticket = ticketOf(opened.store, 'provider', ['Resolved', 'Closed']);
  const done = status === 'Open' ? null : ticket.resolvedAt;
  opened.store.write((writer) =>
    writer.change('tickets', ticket, { status, resolvedAt: done, satisfaction: null }),
  );
  await opened.user.click(await screen.findByText(String(ticket.id)));
  await screen.findByRole('heading', { name: 'Conversation' });
  return { ...opened, ticket, stand: () => opened.store.find('tickets', ticket.id) as Row };
};
const write = async (user: UserEvent, words: string) => {
  await user.type(await screen.findByLabelText(/^Your Reply/), words);
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
};

test.each(['provider', 'recruiter'] as const)(
  'Support in the %s’s user menu leads to the company’s own tickets, with their status',
  { tags: 'rest' },
  async (type) => {
    const { user, store } = await open(type, '/dashboard');
    await user.click(await screen.findByRole('button', { name: /^Account of/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Support' }));
    await waitFor(() => expect(location.pathname).toBe(`/${type}/support`));
    const own = store.rows('tickets').filter(({ companyId }) => companyId === company[type]);
    expect(own.length).toBeGreaterThan(2);
    await screen.findByText(String(own.at(-1)?.id));
    const table = screen.getByRole('table');
    for (const { id, status } of own.slice(-2)) {
      const row = (await within(table).findByText(id)).closest('tr') as HTMLElement;
      within(row).getByText(String(status));
    }
    expect(within(table).getAllByRole('row')).toHaveLength(own.length + 1);
  },
);

test('operators have no Help in their menu: their page is Support Tickets', { tags: 'rest' }, async () => {
  const { user } = await open('admin', '/dashboard');
  await user.click(await screen.findByRole('button', { name: /^Account of/ }));
  expect(await screen.findByRole('menuitem', { name: 'Diagnostics' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Support' })).toBeNull();
});

test('New Ticket asks for title, category, priority and description, shows the response time, and creates it', async () => {
  const { user, store } = await openPage('recruiter', '/support');
  await user.click(await screen.findByRole('link', { name: 'New Ticket' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Ticket' }));
  dialog.getByText(
    /within 4 \(High\), 8 \(Medium\) or 24 \(Low\) business hours, Monday through Friday, 8:00\sAM to 6:00\sPM UTC\./,
  );
  await user.click(dialog.getByRole('button', { name: 'Open ticket' }));
  expect(await dialog.findAllByText('Required')).toHaveLength(2);
  await user.type(dialog.getByLabelText(/^Title/), 'The board is empty');
  await user.type(dialog.getByLabelText(/^Description/), 'Since this morning.');
  for (const [label, value] of [
    ['Category', 'Performance'],
    ['Priority', 'High'],
  ] as const) {
    await user.click(dialog.getByLabelText(new RegExp(`^${label}`)));
    await user.click(await screen.findByRole('option', { name: value }));
  }
  await user.click(dialog.getByRole('button', { name: 'Open ticket' }));
  expect(await screen.findByText('Ticket opened. We will reply here.')).toBeVisible();
  await waitFor(() => expect(location.pathname).toBe('/recruiter/support'));
  expect(store.rows('tickets').at(-1)).toMatchObject({
    companyId: 'CO-002',
    title: 'The board is empty',
    description: 'Since this morning.',
    category: 'Performance',
    priority: 'High',
    status: 'Open',
  });
});

test('a ticket’s page shows the conversation without internal notes, and new answers without a reload', async () => {
  const { store, ticket } = await inState('Open');
  const said = store.rows('ticketResponses').filter(({ ticketId }) => ticketId === ticket.id);
  await screen.findByText(String(said[0]?.body));
  const answer = (body: string, internal: boolean) => ({ ...said[0], id: undefined, body, internal });
  store.write((writer) => {
    writer.add('ticketResponses', answer('Only for us.', true));
    writer.add('ticketResponses', answer('Here is more.', false));
  });
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await screen.findByText('Here is more.');
  expect(screen.queryByText('Only for us.')).toBeNull();
  expect(screen.queryByLabelText(/Internal/)).toBeNull();
});

test('a long conversation begins with its latest messages, and shows earlier ones on request', async () => {
  const { user, store } = await openPage('provider', '/support');
  const ticket = ticketOf(store, 'provider', ['Resolved', 'Closed']);
  const [model] = store.rows('ticketResponses').filter(({ internal }) => !internal);
  store.write((writer) => {
    for (let n = 1; n <= 60; n++)
      writer.add('ticketResponses', {
        ...model,
        id: undefined,
        ticketId: ticket.id,
        companyId: ticket.companyId,
        body: `Message ${n} of 60`,
      });
  });
  await user.click(await screen.findByText(String(ticket.id)));
  expect(await screen.findByText('Message 60 of 60')).toBeVisible();
  expect(screen.queryByText('Message 1 of 60')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show earlier messages' }));
  expect(await screen.findByText('Message 1 of 60')).toBeVisible();
  expect(
    screen.getByText('Message 1 of 60').compareDocumentPosition(screen.getByText('Message 60 of 60')),
  ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a conversation that cannot be loaded says so, and is loaded on “Try again”', {
  tags: 'rest',
}, async () => {
  let isDown = true;
  server.use(
    // Without a response, the next handler answers: that of the open console.
    http.get('*/api/v1/ticketResponses', () =>
      isDown ? new HttpResponse(null, { status: 500 }) : undefined,
    ),
  );
  const { user, store, ticket } = await inState('Open');
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  const [message] = store
    .rows('ticketResponses')
    .filter(({ ticketId, internal }) => ticketId === ticket.id && !internal);
  expect(await screen.findByText(String(message?.body))).toBeVisible();
});

test('a reply appears in the conversation at once, and an empty one is refused at its field', {
  tags: 'rest',
}, async () => {
  const { user, store, ticket } = await inState('Open');
  await user.click(await screen.findByRole('button', { name: 'Send reply' }));
  await screen.findByText('Required');
  await write(user, 'It happens again.');
  await screen.findByText('Reply sent');
  const conversation = within(
    screen.getByRole('heading', { name: 'Conversation' }).closest('section') as HTMLElement,
  );
  await conversation.findByText('It happens again.');
  expect(store.rows('ticketResponses').at(-1)).toMatchObject({ ticketId: ticket.id, internal: false });
  expect(store.rows('ticketEvents').at(-1)).toMatchObject({ ticketId: ticket.id, kind: 'replied' });
});

test('a resolved ticket says that a reply reopens it, and it does', { tags: 'rest' }, async () => {
  const { user, stand } = await inState('Resolved');
  await screen.findByText(/reply to reopen the ticket/);
  await write(user, 'Not yet.');
  await waitFor(() => expect(stand()).toMatchObject({ status: 'In Progress', resolvedAt: null }));
});

test('a resolved ticket is reopened with its button', { tags: 'rest' }, async () => {
  const { user, stand } = await inState('Resolved');
  await user.click(await screen.findByRole('button', { name: 'Reopen ticket' }));
  await screen.findByText('Ticket reopened');
  expect(stand()).toMatchObject({ status: 'In Progress' });
});

test('closing asks for confirmation; a closed ticket accepts no messages, but a rating', async () => {
  const { user, stand } = await inState('Open');
  expect(screen.queryByRole('group', { name: 'How did we do?' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Close ticket' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Close this ticket?' }));
  await user.click(dialog.getByRole('button', { name: 'Close ticket' }));
  await screen.findByText(/This ticket is closed. If you need more help/);
  expect(stand().status).toBe('Closed');
  expect(screen.queryByRole('button', { name: 'Send reply' })).toBeNull();
  const stars = within(await screen.findByRole('group', { name: 'How did we do?' }));
  // The pointer's position on the stars can be measured only in a real browser.
  fireEvent.click(stars.getByRole('radio', { name: '4 stars' }));
  await screen.findByText('Thanks for your rating.');
  expect(stand().satisfaction).toBe(4);
});

test('a viewer can read the conversation, and neither reply nor close nor rate', async () => {
  const { user, store } = await openPage('provider', '/support', { role: 'Viewer' });
  const ticket = ticketOf(store, 'provider', ['Resolved']);
  await user.click(await screen.findByText(String(ticket.id)));
  await screen.findByRole('heading', { name: 'Conversation' });
  for (const name of ['Send reply', 'Close ticket', 'Reopen ticket'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('radio', { name: '5 stars' })).toBeNull();
});
