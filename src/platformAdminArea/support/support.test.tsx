import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { serverError } from '../../testing/connection.ts';
import { open, openPage, sample } from '../../testing/open.tsx';
import { sharePage } from '../../testing/sharePage.ts';

type Opened = Awaited<ReturnType<typeof openPage>>;

const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const said = (words: string | RegExp) => screen.findByText(words);
const isAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(`/platform-admin${path}`));
const rowOf = async (id: string) =>
  within((await screen.findByText(id, { selector: 'td, td *' })).closest('tr') as HTMLElement);
const shownIds = () =>
  screen.queryAllByRole('row').flatMap((row) => row.textContent?.match(/TKT-\d+/)?.slice(0, 1) ?? []);

/** The newest ticket with this status. */
const ticketIn = ({ store }: Pick<Opened, 'store'>, status: string) =>
  store.rows('tickets').findLast((ticket) => ticket.status === status) as Row & {
    title: string;
    description: string;
    companyId: string;
    category: string;
  };
const nameOf = ({ store }: Opened, id: unknown) => String(store.find('users', String(id))?.fullName);
const choose = async ({ user }: Opened, filter: string, choice: string) => {
  await user.click(await screen.findByRole('combobox', { name: filter }));
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: choice }));
  await user.keyboard('{Escape}');
};

const longTemplate = ({ store }: Opened) =>
  store.rows('responseTemplates').find(({ content }) => String(content).length > 90) as Row;

describe('the page Support Tickets', () => {
  describe('as it opens', () => {
    const opened = sharePage(() => openPage('admin', '/support?perPage=10'));

    test('has six cards, and counts link to their tickets', async () => {
      const figures = { 'Total Tickets': '156', 'Open Tickets': '23', Resolved: '133' };
      for (const [name, figure] of Object.entries(figures)) {
        const card = await screen.findByRole('link', { name });
        await waitFor(() => expect(card.closest('li')).toHaveTextContent(figure));
      }
      const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open Tickets' });
      expect(JSON.parse(new URL(href).searchParams.get('filter') ?? '')).toEqual({
        status: ['Open', 'In Progress', 'Under Review'],
      });
      for (const [name, figure] of [
        ['Avg Response', /^Avg Response\d+(\.\d)?h$/],
        ['Satisfaction', /^Satisfaction4\.7$/],
        ['SLA Met', /^SLA Met\d+\.\d%$/],
      ] as const) {
        const card = (await screen.findByRole('heading', { name, level: 2 })).closest('li');
        await waitFor(() => expect(card).toHaveTextContent(figure));
      }
    });

    test('shows each ticket in a row, its description truncated to 50 characters, with three actions', async () => {
      const { id, title, description } = ticketIn(opened(), 'Open');
      const row = await rowOf(id);
      expect(row.getByText(title)).toBeVisible();
      expect(row.getByText(`${description.slice(0, 50).trimEnd()}…`)).toBeVisible();
      const headings = within(screen.getAllByRole('table')[0] as HTMLElement)
        .getAllByRole('columnheader')
        .flatMap(({ textContent }) => textContent || []);
      expect(headings).toEqual([
        'Ticket ID',
        'Title',
        'Category',
        'Priority',
        'Status',
        'Assignee',
        'Requester',
        'Response Time',
        'Actions',
      ]);
      expect(
        row.getAllByRole('link', { name: new RegExp(id) }).map((link) => link.getAttribute('aria-label')),
      ).toEqual([`View Details: ${id}`, `Add Response: ${id}`, `Assign Ticket: ${id}`]);
    });

    test('lists response templates with name, category and the first 80 characters', async () => {
      const { name, category, content } = longTemplate(opened());
      const list = within(await screen.findByRole('region', { name: 'Response Templates' }));
      const line = (await list.findByText(String(name))).closest('li');
      expect(line).toHaveTextContent(`${name} · ${category}`);
      expect(line).toHaveTextContent(`${String(content).slice(0, 80).trimEnd()}…`);
    });
  });

  test('shows when the first response to a ticket is due', { tags: 'rest' }, async () => {
    const opened = await open('admin', '/all-data');
    const waiting = ticketIn(opened, 'Open');
    opened.store.write((writer) =>
      writer.change('tickets', waiting, { firstAnsweredAt: null, responseMinutes: null }),
    );
    await opened.user.click(await screen.findByRole('link', { name: 'Support Tickets' }));
    const row = await rowOf(waiting.id);
    expect(await row.findByText(/^(Due|Overdue since) \w+/)).toBeVisible();
  });

  test('filters by priority, status and assignee, or unassigned', { tags: 'rest' }, async () => {
    const opened = await openPage('admin', '/support?perPage=10');
    const { user, store } = opened;
    const offered = async (filter: string) => {
      await user.click(await screen.findByRole('combobox', { name: filter }));
      const options = within(await screen.findByRole('listbox')).getAllByRole('option');
      const words = options.map(({ textContent }) => textContent);
      await user.keyboard('{Escape}');
      return words;
    };
    expect(await offered('Priority')).toEqual(['All', 'High', 'Medium', 'Low']);
    expect(await offered('Status')).toEqual([
      'All',
      'Open',
      'In Progress',
      'Under Review',
      'Resolved',
      'Closed',
    ]);
    await screen.findAllByText(/TKT-/);
    const agents = store.rows('users').filter(({ agentRole }) => agentRole !== null);
    expect(await offered('Assignee')).toEqual([
      'All',
      'Unassigned',
      ...agents.map(({ fullName }) => fullName).sort(),
    ]);
    await choose(opened, 'Assignee', 'Unassigned');
    const nobodys = store.rows('tickets').filter(({ assigneeId }) => assigneeId === null);
    await waitFor(() => expect(shownIds().toSorted()).toEqual(nobodys.map(({ id }) => id).sort()));
    await choose(opened, 'Assignee', 'All');
    await choose(opened, 'Status', 'Under Review');
    const reviewed = store.rows('tickets').filter(({ status }) => status === 'Under Review');
    await waitFor(() => expect(shownIds().toSorted()).toEqual(reviewed.map(({ id }) => id).sort()));
    expect(decodeURIComponent(window.location.search)).toContain('"status":["Under Review"]');
  });

  test('opens with the filters of its URL', async () => {
    const filter = encodeURIComponent(JSON.stringify({ assigneeId: [null], priority: ['High'] }));
    const { store } = await openPage('admin', `/support?filter=${filter}`);
    const found = store
      .rows('tickets')
      .filter(({ assigneeId, priority }) => assigneeId === null && priority === 'High');
    await waitFor(() => expect(shownIds()).toHaveLength(found.length));
    expect(screen.getByRole('combobox', { name: 'Assignee' })).toHaveTextContent('Unassigned');
  });

  test('is read-only for a viewer', { tags: 'rest' }, async () => {
    const opened = await openPage('admin', '/support', { role: 'Viewer' });
    const { id } = ticketIn(opened, 'Open');
    const row = await rowOf(id);
    expect(row.getByRole('link', { name: `View Details: ${id}` })).toBeVisible();
    expect(row.queryByRole('link', { name: `Add Response: ${id}` })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'New Ticket' })).not.toBeInTheDocument();
  });
});

test('New Ticket creates a ticket for a company, and shows it', async () => {
  const { user, store } = await openPage('admin', '/support?perPage=10');
  await user.click(await screen.findByRole('link', { name: 'New Ticket' }));
  const form = await dialog('New Ticket');
  const company = store.find('companies', 'CO-001')?.name as string;
  await user.type(form.getByRole('combobox', { name: /^Requester/ }), company);
  await user.click(await screen.findByRole('option', { name: company }));
  await user.type(form.getByLabelText(/^Title/), 'Invoice without VAT');
  await user.type(form.getByLabelText(/^Description/), 'They rang: the last invoice lacks VAT.');
  await user.click(form.getByRole('button', { name: 'Open ticket' }));
  await said(/^Ticket TKT-\d+ opened$/);
  expect(store.rows('tickets').at(-1)).toMatchObject({
    companyId: 'CO-001',
    title: 'Invoice without VAT',
    category: 'Technical',
    priority: 'Medium',
    status: 'Open',
    assigneeId: null,
  });
  await isAt(`/support/${store.rows('tickets').at(-1)?.id}/show`);
});

test('View Details shows details, SLA, conversation and history, at its own URL', async () => {
  const opened = await openPage('admin', '/support?perPage=10');
  const ticket = ticketIn(opened, 'Resolved');
  const { user, store } = opened;
  await user.click(await screen.findByRole('link', { name: `View Details: ${ticket.id}` }));
  await isAt(`/support/${ticket.id}/show`);
  const shown = await dialog(`${ticket.id} · ${ticket.title}`);
  expect(shown.getByText(ticket.description)).toBeVisible();
  const sla = within(await shown.findByRole('region', { name: 'Service level' }));
  for (const promise of ['First response', 'Resolution'])
    expect((await sla.findByText(promise)).nextSibling).toHaveTextContent(/^(Met|Breached) · .+ of .+ used/);
  const answer = store.rows('ticketResponses').find(({ ticketId }) => ticketId === ticket.id);
  expect(await shown.findByText(String(answer?.body))).toBeVisible();
  const history = within(shown.getByRole('region', { name: 'History' }));
  expect(await history.findByText('Opened')).toBeVisible();
  expect(history.getByText(/^Status: .+ → Resolved$/)).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Close' }));
  await isAt('/support');
});

test('internal notes of a conversation are marked', { tags: 'rest' }, async () => {
  const note = sample.store.rows('ticketResponses').find(({ internal }) => internal) as Row;
  await openPage('admin', `/support/${note.ticketId}/show`);
  const message = (await said(String(note.body))).closest('li') as HTMLElement;
  expect(within(message).getByText('Internal')).toBeVisible();
});

describe('Add Response', () => {
  test('sends a message and changes the status in one step, to valid states only', async () => {
    const opened = await openPage('admin', '/support');
    const { user, store } = opened;
    const { id } = ticketIn(opened, 'Under Review');
    await user.click(await screen.findByRole('link', { name: `Add Response: ${id}` }));
    const form = await dialog(`Add Response to ${id}`);
    await user.type(form.getByLabelText(/^Response/), 'It works again.');
    await user.click(form.getByRole('combobox', { name: /^New Status/ }));
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(options.map((option) => [option.textContent, option.hasAttribute('aria-disabled')])).toEqual([
      ['Open', true],
      ['In Progress', false],
      ['Under Review', false],
      ['Resolved', false],
      ['Closed', false],
    ]);
    await user.click(screen.getByRole('option', { name: 'Resolved' }));
    await user.click(form.getByRole('button', { name: 'Add Response' }));
    await said('Response added successfully!');
    expect(store.find('tickets', id)).toMatchObject({ status: 'Resolved' });
    expect(store.rows('ticketResponses').at(-1)).toMatchObject({
      ticketId: id,
      body: 'It works again.',
      internal: false,
    });
    await isAt('/support');
  });

  test('shows the conversation, including notes, beside the input', { tags: 'rest' }, async () => {
    const { store } = await openPage('admin', '/support?perPage=10');
    const said = store.rows('ticketResponses').findLast(({ internal }) => internal === true) as Row;
    act(() => {
      window.history.pushState(null, '', `/platform-admin/support/${said.ticketId}/show/respond`);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    const form = await dialog(`Add Response to ${said.ticketId}`);
    expect(await form.findByText(String(said.body))).toBeVisible();
    expect(form.getAllByText('Internal').length).toBeGreaterThan(0);
  });

  test('inserts a template below typed text, and can keep a note internal', { tags: 'rest' }, async () => {
    const ticket = ticketIn(sample, 'In Progress');
    const { user, store } = await openPage('admin', `/support/${ticket.id}/show/respond`);
    const form = await dialog(`Add Response to ${ticket.id}`);
    const body = form.getByLabelText(/^Response/);
    await user.type(body, 'Good morning.');
    await user.click(form.getByRole('combobox', { name: 'Template' }));
    const template = store
      .rows('responseTemplates')
      .find(({ content }) => String(content).includes('{{')) as Row;
    await user.click(await screen.findByRole('option', { name: String(template.name) }));
    await waitFor(() => expect(form.getByRole('button', { name: 'Use Template' })).toBeEnabled());
    await user.click(form.getByRole('button', { name: 'Use Template' }));
    expect((body as HTMLTextAreaElement).value).toMatch(/^Good morning\.\n\n[^{}]+$/);
    await user.click(form.getByRole('switch', { name: /^Internal note/ }));
    await user.click(form.getByRole('button', { name: 'Add Response' }));
    await said('Response added successfully!');
    expect(store.rows('ticketResponses').at(-1)).toMatchObject({ ticketId: ticket.id, internal: true });
    expect(store.find('tickets', ticket.id)).toMatchObject({ status: 'In Progress' });
    await isAt(`/support/${ticket.id}/show`);
  });

  test('inserts the template from the URL even if all data is already loaded', { tags: 'rest' }, async () => {
    const opened = await openPage('admin', '/support?perPage=10');
    const { user } = opened;
    const { id } = ticketIn(opened, 'In Progress');
    const respond = (search: string) => {
      act(() => {
        window.history.pushState(null, '', `/platform-admin/support/${id}/show/respond${search}`);
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
      return dialog(`Add Response to ${id}`);
    };
    const form = await respond('');
    await user.click(form.getByRole('combobox', { name: 'Template' }));
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await waitFor(() => expect(form.getByRole('button', { name: 'Use Template' })).toBeEnabled());
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Add Response/ })).toBeNull());
    const again = await respond('?template=RT-001');
    await waitFor(() => expect(again.getByLabelText(/^Response/)).not.toHaveValue(''), { timeout: 5_000 });
  });

  test('keeps the input if sending fails, and when the dialog is closed', { tags: 'rest' }, async () => {
    const opened = await openPage('admin', '/support?perPage=10', {
      through: (plain) => ({ ...plain, create: () => Promise.reject(serverError()) }),
    });
    const { user } = opened;
    const { id } = ticketIn(opened, 'Open');
    const respond = async () => {
      await user.click(await screen.findByRole('link', { name: `Add Response: ${id}` }));
      return dialog(`Add Response to ${id}`);
    };
    const form = await respond();
    await user.type(form.getByLabelText(/^Response/), 'Long thoughts');
    await user.click(form.getByRole('button', { name: 'Add Response' }));
    await said(/Something went wrong on our side/);
    expect(form.getByLabelText(/^Response/)).toHaveValue('Long thoughts');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await isAt('/support');
    const again = await respond();
    await waitFor(() => expect(again.getByLabelText(/^Response/)).toHaveValue('Long thoughts'));
  });
});

describe('Assign Ticket', () => {
  test('offers every agent with their load, starting with the one with the fewest tickets in that category', async () => {
    const opened = await openPage('admin', '/support?perPage=10');
    const { user, store } = opened;
    const ticket = store
      .rows('tickets')
      .findLast(({ status, category }) => status === 'Open' && category === 'Technical') as Row;
    await user.click(await screen.findByRole('link', { name: `Assign Ticket: ${ticket.id}` }));
    const form = await dialog(`Assign Ticket ${ticket.id}`);
    const agents = store.rows('users').filter(({ agentRole }) => agentRole !== null);
    const offered = await form.findAllByRole('radio');
    expect(offered).toHaveLength(agents.length);
    const first = agents.find(({ agentRole }) => agentRole === 'Technical Support') as Row;
    expect(
      form.getByRole('radio', { name: /Suggested for this category \d+ active tickets?$/ }),
    ).toBeChecked();
    expect(form.getByRole('radio', { name: new RegExp(nameOf(opened, first.id)) })).toBeChecked();
    await user.click(form.getByRole('button', { name: 'Assign Ticket' }));
    await said(`Ticket ${ticket.id} assigned to ${first.fullName}`);
    expect(store.find('tickets', ticket.id)).toMatchObject({ assigneeId: first.id });
  });

  test('assigns a ticket to any other agent', { tags: 'rest' }, async () => {
    const { id } = ticketIn(sample, 'Open');
    const { user, store } = await openPage('admin', `/support/${id}/assign`);
    const form = await dialog(`Assign Ticket ${id}`);
    const agent = store.rows('users').find(({ agentRole }) => agentRole === 'Senior Support') as Row;
    await user.click(await form.findByRole('radio', { name: new RegExp(String(agent.fullName)) }));
    await user.click(form.getByRole('button', { name: 'Assign Ticket' }));
    await said(`Ticket ${id} assigned to ${agent.fullName}`);
    expect(store.find('tickets', id)).toMatchObject({ assigneeId: agent.id });
  });

  test('assigns all selected tickets to one agent', { tags: 'rest' }, async () => {
    const { user, store } = await openPage('admin', '/support?perPage=10');
    const ids = (await waitFor(() => {
      const found = shownIds().slice(0, 2);
      expect(found).toHaveLength(2);
      return found;
    })) as string[];
    for (const id of ids) {
      const row = await rowOf(id);
      await user.click(row.getByRole('checkbox'));
    }
    await user.click(await screen.findByRole('button', { name: 'Assign tickets' }));
    const form = await dialog('Assign 2 tickets');
    const agent = store.rows('users').find(({ agentRole }) => agentRole === 'Senior Support') as Row;
    await user.click(await form.findByRole('radio', { name: new RegExp(String(agent.fullName)) }));
    await user.click(form.getByRole('button', { name: 'Assign Ticket' }));
    await said(`2 tickets assigned to ${agent.fullName}`);
    for (const id of ids) expect(store.find('tickets', id)).toMatchObject({ assigneeId: agent.id });
  });
});

test('Support Team Performance shows each agent’s role, active tickets, average response and satisfaction', {
  tags: 'rest',
}, async () => {
  const { store } = await openPage('admin', '/support?perPage=10');
  const team = within(await screen.findByRole('table', { name: 'Support Team Performance' }));
  expect(team.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Agent',
    'Role',
    'Active Tickets',
    'Avg Response',
    'Satisfaction',
  ]);
  for (const agent of store.rows('users').filter(({ agentRole }) => agentRole !== null)) {
    const row = within(team.getByRole('row', { name: new RegExp(String(agent.fullName)) }));
    const open = store
      .rows('tickets')
      .filter(
        ({ assigneeId, status }) =>
          assigneeId === agent.id && !['Resolved', 'Closed'].includes(String(status)),
      );
    expect(row.getByText(String(agent.agentRole))).toBeVisible();
    expect(row.getByRole('link', { name: String(open.length) })).toBeVisible();
  }
});

describe('Response Templates', () => {
  test('are filled in for a selected open ticket', { tags: 'rest' }, async () => {
    const opened = await openPage('admin', '/support?perPage=10');
    const { user } = opened;
    const { name } = longTemplate(opened);
    const { id, title } = ticketIn(opened, 'Open');
    await user.click(await screen.findByRole('link', { name: `Use Template: ${name}` }));
    const choice = await dialog('Use Template');
    await user.type(choice.getByRole('searchbox', { name: 'Search open tickets' }), title.slice(0, 8));
    await user.click(await choice.findByRole('link', { name: new RegExp(id) }));
    const form = await dialog(`Add Response to ${id}`);
    const body = form.getByLabelText<HTMLTextAreaElement>(/^Response/);
    await waitFor(() => expect(body.value).toMatch(/^[^{}]{40,}$/));
  });

  test('are created with fields, and deleted after confirmation', { tags: 'rest' }, async () => {
    const { user, store } = await openPage('admin', '/support?perPage=10');
    await user.click(await screen.findByRole('link', { name: 'Add template' }));
    const form = await dialog('Add template');
    await user.type(form.getByLabelText(/^Name/), 'Short thanks');
    await user.click(form.getByRole('combobox', { name: /^Category/ }));
    await user.click(await screen.findByRole('option', { name: 'Account' }));
    await user.type(form.getByLabelText(/^Content/), 'Thank you, ');
    await user.click(form.getByRole('button', { name: 'Requester’s first name' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await said('Template saved');
    const made = store.rows('responseTemplates').at(-1);
    expect(made).toMatchObject({
      name: 'Short thanks',
      category: 'Account',
      content: 'Thank you, {{requester.firstName}}',
    });
    await user.click(await screen.findByRole('button', { name: 'Edit or delete Short thanks' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await said('Template “Short thanks” deleted');
    expect(store.find('responseTemplates', String(made?.id))).toBeNull();
  });

  test('are edited in a dialog', { tags: 'rest' }, async () => {
    const { user, store } = await openPage('admin', '/support/templates/RT-001');
    const form = await dialog('Edit template');
    const name = await form.findByLabelText(/^Name/);
    await user.clear(name);
    await user.type(name, 'Paid');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await said('Template saved');
    expect(store.find('responseTemplates', 'RT-001')).toMatchObject({ name: 'Paid' });
  });
});
