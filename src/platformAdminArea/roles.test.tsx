import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Row } from '../../domain/contract/noun.ts';
import { open, openPage, sample } from '../testing/open.tsx';
import { sharePage } from '../testing/sharePage.ts';

const roleRow = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${name} `) }));
const matrixRow = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }));
const cells = (row: Awaited<ReturnType<typeof matrixRow>>) =>
  row.getAllByRole('cell').map(({ textContent }) => textContent);

describe('the table of roles', () => {
  describe('as it opens', () => {
    const opened = sharePage(() => openPage('admin', '/roles'));

    test('shows each role with its description, number of permissions and number of users', async () => {
      const { store } = opened();
      const table = within(await screen.findByRole('table', { name: 'Roles' }));
      expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
        'Role',
        'Kind',
        'Description',
        'Permissions',
        'Users',
        'Actions',
      ]);
      const viewer = await screen.findByRole('row', { name: /^Viewer .* 3 0 / });
      expect(viewer).toBeVisible();
      const managers = store.rows('users').filter(({ role }) => role === 'Manager').length;
      expect(managers).toBeGreaterThan(10);
      expect(
        await screen.findByRole('row', { name: new RegExp(`^Manager .* 15 ${managers} `) }),
      ).toBeVisible();
    });

    test('offers Edit and Permissions for every role; built-in ones are read-only', async () => {
      const row = await roleRow('Viewer');
      expect(row.getByRole('button', { name: 'Edit the role Viewer (Platform User)' })).toBeDisabled();
      expect(
        row.getByRole('link', { name: 'Permissions of the role Viewer (Platform User)' }),
      ).toHaveAttribute('href', expect.stringMatching(/^\/platform-admin\/roles\/ROLE-\d+\/show$/));
    });
  });

  test('counts a user with a custom role for that one, and not for the platform role behind it', async () => {
    const { user, store } = await open('admin', '/roles');
    const managers = store.rows('users').filter(({ role }) => role === 'Manager');
    const desk = store.rows('roles').find(({ name }) => name === 'Support Admin') as Row;
    const operator = managers.find(({ userType }) => userType === 'admin') as Row;
    await screen.findByRole('row', { name: new RegExp(`^Manager .* 15 ${managers.length} `) });
    store.write((writer) => writer.change('users', operator, { customRoleId: desk.id }));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('row', { name: /^Support Admin .* 8 1 / })).toBeVisible();
    expect(
      await screen.findByRole('row', { name: new RegExp(`^Manager .* 15 ${managers.length - 1} `) }),
    ).toBeVisible();
  });

  test('offers only roles other than platform roles as a user’s custom role', async () => {
    const { user, store } = await openPage('admin', '/users/USR-001');
    await user.click(await screen.findByRole('combobox', { name: /^Custom Role/ }));
    const offered = within(await screen.findByRole('listbox'));
    const names = store.rows('roles').flatMap(({ kind, name }) => (kind === 'platform' ? [] : [name]));
    await waitFor(() =>
      expect(
        offered
          .getAllByRole('option')
          .map(({ textContent }) => textContent)
          .sort(),
      ).toEqual(names.sort()),
    );
  });

  test('is read-only for operators without permission to manage roles', async () => {
    await openPage('admin', '/roles', { role: 'Viewer' });
    await roleRow('Viewer');
    expect(screen.queryByRole('link', { name: 'Add role' })).not.toBeInTheDocument();
  });
});

describe('the permission matrix', () => {
  test('of a built-in role is read-only, and shows the scope of rows for each user type', {
    tags: 'rest',
  }, async () => {
    const { user, store } = await openPage('admin', '/roles');
    const { id } = store.rows('roles').find(({ name }) => name === 'Manager') as Row;
    await user.click(
      await screen.findByRole('link', { name: 'Permissions of the role Manager (Platform User)' }),
    );
    await waitFor(() => expect(window.location.pathname).toBe(`/platform-admin/roles/${id}/show`));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(cells(await matrixRow('Available Resources'))).toEqual(Array(5).fill('Own company’s records'));
    expect(cells(await matrixRow('Companies'))[0]).toBe(
      'Own company’s records, directory only (some fields)',
    );
    await user.click(screen.getByRole('button', { name: 'Recruiter' }));
    expect(cells(await matrixRow('Available Resources')).slice(0, 3)).toEqual([
      'Listed records (some fields)',
      'Listed records (some fields)',
      '–not available to this user type',
    ]);
    await user.click(screen.getByRole('button', { name: 'Admin' }));
    expect(cells(await matrixRow('Invoices'))[2]).toBe('NoNo, requires the permission “Billing”');
  });

  test('of a new role updates while boxes are checked, and the role is created as shown', async () => {
    const { user, store } = await openPage('admin', '/roles/create');
    await user.type(await screen.findByRole('textbox', { name: /^Role/ }), 'Front Desk');
    await user.type(screen.getByRole('textbox', { name: /^Description/ }), 'Answers tickets');
    expect(cells(await matrixRow('Support Tickets'))[0]).toMatch(/^No/);
    await user.click(screen.getByRole('checkbox', { name: 'View operations' }));
    expect(cells(await matrixRow('Support Tickets'))).toEqual([
      'All records',
      'All records',
      'NoNo, requires the permission “Tickets”',
      'NoNo, requires the permission “Tickets”',
      'NoNo, requires the permission “Tickets”',
    ]);
    await user.click(screen.getByRole('checkbox', { name: 'Tickets' }));
    expect(cells(await matrixRow('Support Tickets'))).toEqual([
      'All records',
      'All records',
      'All records (some fields)',
      'All records (some fields)',
      'All records',
    ]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(store.rows('roles').find(({ name }) => name === 'Front Desk')).toMatchObject({
        kind: 'custom',
        permissions: ['operations.read', 'tickets.write'],
      }),
    );
  });
});

test('a permission that users of a role lose is named with them before the role is saved', async () => {
  const permissions = ['operations.read', 'tickets.write'];
  const role = { name: 'Front Desk', kind: 'custom', description: 'Answers tickets', permissions };
  const id = `ROLE-${String(sample.store.rows('roles').length + 1).padStart(3, '0')}`;
  const { user, store } = await openPage('admin', `/roles/${id}`, {
    prepare: (writer) => {
      expect(writer.add('roles', role).id).toBe(id);
      for (const one of sample.store.rows('users').slice(0, 2))
        writer.change('users', one, { customRoleId: id });
    },
  });
  const [first, second] = store.rows('users');
  await user.click(await screen.findByRole('checkbox', { name: 'View operations' }));
  expect(
    await screen.findByText(
      `2 users with this role lose, as soon as you save: View operations. Concerned: ${first?.fullName} and ${second?.fullName}.`,
      { exact: false },
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'View operations' }));
  await waitFor(() => expect(screen.queryByText(/with this role lose/)).toBeNull());
});

describe('View as this user', () => {
  test('is offered for active company users, and explains its effect', { tags: 'rest' }, async () => {
    const { user, store } = await openPage('admin', '/users');
    const person = store.rows('users').find(({ email }) => email === 'recruiter@talentbench.example') as Row;
    window.history.pushState(null, '', `/platform-admin/users/${person.id}/show`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await user.click(await screen.findByRole('button', { name: `View as this user: ${person.fullName}` }));
    const asked = within(
      await screen.findByRole('dialog', { name: `View TalentBench as ${person.fullName}?` }),
    );
    expect(
      asked.getByText(/for 30 minutes\. The view is read-only and recorded in the audit log\./),
    ).toBeVisible();
    expect(asked.getByRole('button', { name: 'Open view' })).toHaveFocus();
  });

  test.each([
    ['operators', 'admin@talentbench.example', {}],
    ['people whom the operator may not change', 'recruiter@talentbench.example', { role: 'Viewer' as const }],
  ])('is not offered for %s', async (_, email, circumstances) => {
    const { store } = await openPage('admin', '/', circumstances);
    const person = store.rows('users').find((row) => row.email === email) as Row;
    window.history.pushState(null, '', `/platform-admin/users/${person.id}/show`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await screen.findByText(email);
    expect(screen.queryByRole('button', { name: /View as this user/ })).not.toBeInTheDocument();
  });
});

describe('while an operator views as another person', () => {
  const viewing = { by: 'Elena Marchetti', company: 'Hire Co', until: '2026-06-15T09:30:00.000Z' };

  test('a banner on every page names them and says that it is read-only, and write buttons are hidden', {
    tags: 'rest',
  }, async () => {
    const { user, dataProvider, store } = await open('recruiter', '/jobs', { viewing });
    const person = store.rows('users').find(({ email }) => email === 'recruiter@talentbench.example') as Row;
    const text = `You are viewing TalentBench as ${person.fullName} from Hire Co. This view is read-only.`;
    const banner = () => within(screen.getByRole('region', { name: 'Viewing as another user' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(banner().getByRole('button', { name: 'Stop viewing' })).toBeVisible();
    await screen.findAllByText(/Active Jobs|Active/);
    expect(screen.queryByRole('button', { name: /Post New Job|Create/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Talent Pool' }));
    await waitFor(() => expect(window.location.pathname).toMatch(/talent-pool/));
    expect(banner().getByText(text)).toBeVisible();
    await expect(dataProvider.create('jobs', { data: { title: 'X' } })).rejects.toMatchObject({
      status: 403,
      code: 'view.read-only',
    });
  });

  test('no profile view is counted', async () => {
    const { dataProvider, store } = await openPage('recruiter', '/', { viewing });
    const seen = store.rows('profileViews').length;
    const { data } = await dataProvider.getList('candidates', {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    });
    await dataProvider.getOne('candidates', { id: data[0]?.id });
    expect(store.rows('profileViews').length).toBe(seen);
  });
});

test('no banner is shown to a user who is not viewed by an operator', { tags: 'rest' }, async () => {
  await open('recruiter', '/jobs');
  expect(screen.queryByRole('region', { name: 'Viewing as another user' })).not.toBeInTheDocument();
});
