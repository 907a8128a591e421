import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { choose, dialog, headsOf, offered, press, said, table } from '../../testing/acts.ts';
import { openPage, sample } from '../../testing/open.tsx';

/** The file downloaded during the action. */
const savedBy = async (act: () => Promise<void>): Promise<Blob> => {
  const files: Blob[] = [];
  const keep = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `#${files.push(file as Blob)}`);
  await act();
  await waitFor(() => expect(files).toHaveLength(1));
  keep.mockRestore();
  return files[0] as Blob;
};

describe('Access Control', () => {
  test('lists admin users by e-mail, role, permissions, last access and status, and the five console roles; Edit changes the role, Suspend asks for a reason and suspends', async () => {
    const opened = await openPage('admin', '/security/access?perPage=10&sort=email&order=DESC');
    const row = await screen.findByRole('row', { name: /tobias\.lindgren@talentbench\.example/ });
    expect(row).toHaveTextContent(/Super Admin25.*Active/);
    expect(headsOf(within(row.closest('table') as HTMLElement)).slice(1, 6)).toEqual([
      'User',
      'Role',
      'Permissions',
      'Last Access',
      'Status',
    ]);
    const roles = await table('Admin console roles');
    const counts = {
      'Super Admin': 15,
      'Security Admin': 12,
      'Support Admin': 8,
      'Analytics Admin': 6,
      'Billing Admin': 4,
    };
    for (const [name, held] of Object.entries(counts))
      expect(roles.getByRole('row', { name: new RegExp(`^${name}`) })).toHaveTextContent(
        new RegExp(`${held}0$`),
      );
    await press(opened, 'Edit olga.petrov@talentbench.example');
    const editing = await dialog('Edit user: Olga Petrov');
    await editing.findByDisplayValue('Petrov');
    await choose(opened, /Role/, 'Support Admin');
    await opened.user.click(editing.getByRole('button', { name: 'Save' }));
    expect(await said('User updated successfully!')).toBeVisible();
    const edited = screen.getByRole('row', { name: /olga\.petrov@/ });
    await waitFor(() => expect(edited).toHaveTextContent(/Support Admin8.*Active/));
    await press(opened, 'Suspend yusuf.karimi@talentbench.example');
    const asking = await dialog(/^Suspend Yusuf Karimi/);
    await opened.user.type(asking.getByRole('textbox', { name: /Reason/ }), 'Left');
    await opened.user.click(asking.getByRole('button', { name: 'Suspend' }));
    expect(await said(/^User USR-\d+ suspended successfully!$/)).toBeVisible();
    const suspended = opened.store
      .rows('users')
      .find(({ email }) => String(email).startsWith('yusuf.karimi@'));
    expect(suspended).toMatchObject({ status: 'Suspended', statusReason: 'Left' });
  });

  test('Add New User offers five roles and a free text, and gives the console role chosen', {
    tags: 'rest',
  }, async () => {
    const opened = await openPage('admin', '/security/access?perPage=10');
    await press(opened, 'Add New User');
    const form = await dialog('Add New User');
    const typed = {
      'First Name': 'Bea',
      'Last Name': 'Long',
      Email: 'bea.long@talentbench.example',
      'Permissions Description': 'Invoices only',
    };
    for (const [name, words] of Object.entries(typed)) {
      await opened.user.click(form.getByRole('textbox', { name: new RegExp(name) }));
      await opened.user.paste(words);
    }
    expect(await offered(opened, /Role/)).toEqual([
      'Admin',
      'Security Admin',
      'Support Admin',
      'Analytics Admin',
      'Billing Admin',
    ]);
    await opened.user.click(screen.getByRole('option', { name: 'Billing Admin' }));
    await opened.user.click(form.getByRole('button', { name: 'Add User' }));
    expect(await said('User added successfully!')).toBeVisible();
    const role = opened.store.rows('roles').find(({ name }) => name === 'Billing Admin');
    expect(opened.store.rows('users').at(-1)).toMatchObject({
      userType: 'admin',
      customRoleId: role?.id,
      accessNote: 'Invoices only',
    });
    const row = await screen.findByRole('row', { name: /bea\.long@/ });
    await waitFor(() => expect(row).toHaveTextContent('Billing Admin4'));
  });
});

describe('Audit Logs', () => {
  test('shows User, Action, Target, Timestamp, IP Address and Status, and verifies that no row was altered', async () => {
    const opened = await openPage('admin', '/security/audit?perPage=10');
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(5));
    expect(headsOf(screen).slice(1, 7)).toEqual([
      'User',
      'Action',
      'Target',
      'Timestamp',
      'IP Address',
      'Status',
    ]);
    expect(await said('The audit log has not been verified yet.')).toBeVisible();
    await press(opened, 'Verify');
    expect(
      await said(/^All \d[\d,]* sealed entries are intact and match every recorded head\.$/),
    ).toBeVisible();
    expect(await said(/^Last verified .* by Elena Marchetti/)).toBeVisible();
  });

  test('are searched by text, filtered by Status Success or Failed, and exported as CSV as listed', {
    tags: 'rest',
  }, async () => {
    const opened = await openPage('admin', '/security/audit?perPage=10');
    const search = await screen.findByPlaceholderText('Search');
    const listed = () => screen.getAllByRole('row').slice(1);
    await waitFor(() => expect(listed()).toHaveLength(10));
    await opened.user.click(search);
    await opened.user.paste('INC-031');
    await waitFor(() => expect(listed()).toHaveLength(1));
    expect(listed()[0]).toHaveTextContent(/Samira Haddad.*INC-031.*Success/);
    await opened.user.clear(search);
    await waitFor(() => expect(listed()).toHaveLength(10));
    expect(await offered(opened, 'Status')).toEqual(['Success', 'Failed']);
    await opened.user.click(screen.getByRole('option', { name: 'Failed' }));
    await opened.user.keyboard('{Escape}');
    const failed = opened.store.rows('auditLogs').filter(({ status }) => status === 'Failed');
    const others = () => listed().filter(({ textContent }) => !textContent?.includes('Failed'));
    await waitFor(() => expect(others()).toEqual([]));
    expect(listed()).toHaveLength(Math.min(10, failed.length));
    const file = await savedBy(() => press(opened, 'Export CSV'));
    const [heads, ...rows] = (await file.text()).trim().split('\r\n');
    expect(heads).toMatch(/^Id,.*User.*Action.*IP Address,Status,Timestamp$/);
    expect(rows).toHaveLength(failed.length);
    for (const { id } of failed) expect(rows.some((row) => row.startsWith(`${id},`))).toBe(true);
  });

  test('show each field before and after a change', { tags: 'rest' }, async () => {
    const entry = sample.store
      .rows('auditLogs')
      .find(({ noun, action }) => noun === 'companies' && action === 'edit');
    await openPage('admin', `/auditLogs/${entry?.id}/show`);
    const changes = await table('Changes');
    expect(headsOf(changes)).toEqual(['Field', 'Before', 'After']);
    expect(changes.getByRole('row', { name: /^Status/ })).toBeVisible();
  });
});
