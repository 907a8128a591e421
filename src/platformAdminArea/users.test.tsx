import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { matches } from '../../domain/access/can.ts';
import type { Row } from '../../domain/contract/noun.ts';
import { openPage, sample } from '../testing/open.tsx';
import { sharePage } from '../testing/sharePage.ts';

type Opened = Awaited<ReturnType<typeof openPage>>;
const people = ({ store }: Pick<Opened, 'store'>) => store.rows('users');
const listOf = (filter: object) => `/users?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const rowNamed = async (name: RegExp) => (await screen.findByRole('row', { name })) as HTMLTableRowElement;

/** Filters the list to one user. */
const openOne = async (user: Row | undefined, role?: 'Admin' | 'Manager') => {
  const opened = await openPage('admin', listOf({ q: user?.email }), role ? { role } : {});
  await rowNamed(new RegExp(String(user?.email)));
  return opened;
};
const anyWith = (where: Record<string, unknown>) => people(sample).find((user) => matches({ where }, user));

describe('User Overview', () => {
  describe('as it opens', () => {
    const opened = sharePage(() => openPage('admin', '/users?perPage=10'));

    test('shows User, Company, Role, Status, Verification, Last Active and Actions', async () => {
      await screen.findByRole('columnheader', { name: 'Verification' });
      const heads = within(screen.getByRole('table'))
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent);
      expect(heads.slice(1, 8)).toEqual([
        'User',
        'Company',
        'Role',
        'Status',
        'Verification',
        'Last Active',
        'Actions',
      ]);
    });

    test('counts Total, Active, Pending Verification, Verified, Premium and Suspended, each linked to its users', async () => {
      const of = (is: (user: Row) => boolean) => people(opened()).filter(is).length;
      const counts: [string, number][] = [
        ['Total', 2847],
        ['Active', of(({ status }) => status === 'Active')],
        ['Pending Verification', of(({ verified }) => !verified)],
        ['Verified', of(({ verified }) => verified === true)],
        ['Premium', of(({ premium }) => premium === true)],
        ['Suspended', of(({ status }) => status === 'Suspended')],
      ];
      for (const [label, count] of counts) {
        const link = await screen.findByRole('link', { name: label });
        await waitFor(() => expect(link.closest('li')).toHaveTextContent(count.toLocaleString('en')));
      }
      await opened().user.click(screen.getByRole('link', { name: 'Suspended' }));
      const suspended = counts[5]?.[1] as number;
      expect(await screen.findByText(new RegExp(`of ${suspended}$`))).toBeVisible();
    });
  });

  test('finds users by name or email, shows Premium beside Verified, and the email below the name', async () => {
    const premium = anyWith({ premium: true, verified: true, status: 'Active' });
    await openOne(premium);
    const row = await rowNamed(new RegExp(String(premium?.email)));
    expect(row).toHaveTextContent(String(premium?.fullName));
    expect(within(row).getByText('Verified')).toBeVisible();
    expect(within(row).getByText('Premium')).toBeVisible();
  });

  test('shows a role filter and a status filter', async () => {
    await openPage('admin', listOf({ role: ['Viewer', 'Super Admin'], status: ['Active'] }));
    expect(await screen.findByText(/1–3 of 3/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: /^Role/ })).toBeVisible();
    expect(screen.getByRole('combobox', { name: /^Status/ })).toBeVisible();
  });
});

describe('suspending and activating', () => {
  test('an active user is suspended with a reason, which is stored, and the message names the user', async () => {
    const active = anyWith({ status: 'Active', userType: 'recruiter', role: 'User' });
    const opened = await openOne(active);
    const { user } = opened;
    await user.click(screen.getByRole('button', { name: `Suspend ${active?.fullName}` }));
    const dialog = await screen.findByRole('dialog', { name: `Suspend ${active?.fullName}?` });
    await user.click(within(dialog).getByRole('button', { name: 'Suspend' }));
    expect(await within(dialog).findByText('Enter a reason')).toBeVisible();
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Shared the account');
    await user.click(within(dialog).getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText(`User ${active?.id} suspended successfully!`)).toBeVisible();
    expect(people(opened).find(({ id }) => id === active?.id)).toMatchObject({
      status: 'Suspended',
      statusReason: 'Shared the account',
    });
    expect(await screen.findByRole('button', { name: `Activate ${active?.fullName}` })).toBeVisible();
  });

  test('an inactive user is activated, which clears the reason', { tags: 'rest' }, async () => {
    const suspended = anyWith({ status: 'Suspended' });
    const opened = await openOne(suspended);
    await opened.user.click(screen.getByRole('button', { name: `Activate ${suspended?.fullName}` }));
    const dialog = await screen.findByRole('dialog', { name: `Activate ${suspended?.fullName}?` });
    await opened.user.click(within(dialog).getByRole('button', { name: 'Activate' }));
    expect(await screen.findByText(`User ${suspended?.id} activated successfully!`)).toBeVisible();
    expect(people(opened).find(({ id }) => id === suspended?.id)).toMatchObject({
      status: 'Active',
      statusReason: null,
    });
  });

  test('several users are suspended at once for one reason', { tags: 'rest' }, async () => {
    const opened = await openPage(
      'admin',
      `${listOf({ status: ['Active'], userType: ['recruiter'], role: ['User'] })}&perPage=10`,
    );
    const { user } = opened;
    const boxes = await screen.findAllByRole('checkbox', { name: /Select this row/i });
    await user.click(boxes[0] as HTMLElement);
    await user.click(boxes[1] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Suspend' }));
    const dialog = await screen.findByRole('dialog', { name: 'Suspend 2 users?' });
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Left the company');
    await user.click(within(dialog).getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText('2 users suspended')).toBeVisible();
    const left = people(opened).filter(
      ({ status, statusReason, version }) =>
        status === 'Suspended' && statusReason === 'Left the company' && Number(version) > 1,
    );
    expect(left.length).toBeGreaterThanOrEqual(2);
  });
});

describe('adding a user', () => {
  const fillIn = async ({ user }: Opened, email: string) => {
    await user.click(await screen.findByRole('button', { name: 'Add User' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add User' });
    for (const [name, words] of [
      [/First Name/, 'Ines'],
      [/Last Name/, 'Moreau'],
      [/Email/, email],
    ] as const) {
      await user.click(within(dialog).getByRole('textbox', { name }));
      await user.paste(words);
    }
    return dialog;
  };
  const chooseCompany = async ({ user }: Opened, dialog: HTMLElement, name: string) => {
    await user.click(within(dialog).getByRole('combobox', { name: /Company/ }));
    await user.paste(name);
    await user.click(await screen.findByRole('option', { name }));
  };

  test('offers User, Manager, Admin and Viewer, and confirms the invitation by mail', async () => {
    const opened = await openPage('admin', '/users?perPage=10');
    const { user, store } = opened;
    const dialog = await fillIn(opened, 'ines@moreau.example');
    await user.click(within(dialog).getByRole('combobox', { name: /Role/ }));
    const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(offered).toEqual(['User', 'Manager', 'Admin', 'Viewer']);
    await user.click(screen.getByRole('option', { name: 'Manager' }));
    const company = store
      .rows('companies')
      .find(({ type, status }) => type === 'provider' && status === 'Active');
    await chooseCompany(opened, dialog, String(company?.name));
    await user.click(within(dialog).getByRole('button', { name: 'Add User' }));
    expect(await screen.findByText('User added successfully!')).toBeVisible();
    const added = people(opened).find(({ email }) => email === 'ines@moreau.example');
    expect(added).toMatchObject({ status: 'Pending', role: 'Manager', companyId: company?.id });
    const mails = store.rows('mails').filter(({ userId }) => userId === added?.id);
    expect(mails).toMatchObject([{ purpose: 'invitation', status: 'Queued', to: 'ines@moreau.example' }]);
  });

  test('shows at the field that an email is in use, and keeps the input', { tags: 'rest' }, async () => {
    const opened = await openPage('admin', '/users?perPage=10');
    const dialog = await fillIn(opened, 'provider@talentbench.example');
    const { user } = opened;
    await user.click(within(dialog).getByRole('combobox', { name: /User Type/ }));
    await user.click(screen.getByRole('option', { name: 'Admin' }));
    expect(within(dialog).queryByRole('combobox', { name: /Company/ })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Add User' }));
    expect(await within(dialog).findByText('Already in use')).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: /First Name/ })).toHaveValue('Ines');
    expect(within(dialog).getByRole('textbox', { name: /Email/ })).toHaveAccessibleDescription(
      /Already in use/,
    );
  });

  test('offers no role with more permissions than the operator’s', { tags: 'rest' }, async () => {
    const opened = await openPage('admin', '/users?perPage=10', { role: 'Manager' });
    const dialog = await fillIn(opened, 'x@moreau.example');
    await opened.user.click(within(dialog).getByRole('combobox', { name: /Role/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'User',
      'Manager',
      'Viewer',
    ]);
  });

  test('a user who has not signed in yet can be invited again', { tags: 'rest' }, async () => {
    const pending = anyWith({ status: 'Pending' });
    const opened = await openOne(pending);
    await opened.user.click(screen.getByRole('button', { name: `More actions for ${pending?.fullName}` }));
    await opened.user.click(await screen.findByRole('menuitem', { name: 'Resend invitation' }));
    expect(await screen.findByText(new RegExp(`Invitation sent to ${pending?.email}`))).toBeVisible();
    expect(
      opened.store
        .rows('mails')
        .filter(({ userId, purpose }) => userId === pending?.id && purpose === 'invitation'),
    ).not.toEqual([]);
  });
});

test('an edit offers User, Manager, Admin and Super Admin, and confirms that it is saved', async () => {
  const member = anyWith({ status: 'Active', userType: 'recruiter', role: 'User' });
  const opened = await openOne(member);
  const { user } = opened;
  await user.click(screen.getByRole('button', { name: `Edit ${member?.fullName}` }));
  const dialog = await screen.findByRole('dialog', { name: `Edit user: ${member?.fullName}` });
  await user.click(await within(dialog).findByRole('combobox', { name: /Role/ }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'User',
    'Manager',
    'Admin',
    'Super Admin',
  ]);
  await user.click(screen.getByRole('option', { name: 'Manager' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('User updated successfully!')).toBeVisible();
  expect(people(opened).find(({ id }) => id === member?.id)?.role).toBe('Manager');
});

describe('the three tabs', () => {
  test('are links with their own URLs', { tags: 'rest' }, async () => {
    const { user } = await openPage('admin', '/users?perPage=10');
    const nav = await screen.findByRole('navigation', { name: 'Individual Users sections' });
    const links = within(nav)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(links).toEqual(['User Overview', 'Roles & Permissions', 'Verification Requests']);
    await user.click(within(nav).getByRole('link', { name: 'Roles & Permissions' }));
    expect((await screen.findAllByText('Super Admin'))[0]).toBeVisible();
    expect(window.location.pathname).toBe('/platform-admin/users/roles');
  });

  test('do not change the URLs of user pages', { tags: 'rest' }, async () => {
    await openPage('admin', '/users/USR-020/show');
    expect(await screen.findByText('Person')).toBeVisible();
    await openPage('admin', '/users/create');
    expect((await screen.findAllByRole('textbox', { name: /First Name/ })).length).toBeGreaterThan(0);
  });
});

describe('Verification Requests', () => {
  const openRequest = async (status: string) => {
    const opened = await openPage(
      'admin',
      `/users/verification?filter=${encodeURIComponent(`{"status":["${status}"]}`)}`,
    );
    const request = opened.store.rows('verificationRequests').find((one) => one.status === status) as Row;
    const person = opened.store.find('users', String(request.userId));
    return { ...opened, request, name: String(person?.fullName) };
  };
  const requestNow = ({ store, request }: Awaited<ReturnType<typeof openRequest>>) =>
    store.find('verificationRequests', request.id);

  test('show User, Company, Documents, Submitted and Status, with Review and Approve', async () => {
    const { name } = await openRequest('Pending');
    await screen.findByRole('columnheader', { name: 'Documents' });
    const heads = within(screen.getByRole('table'))
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(heads.slice(1, 7)).toEqual(['User', 'Company', 'Documents', 'Submitted', 'Status', 'Actions']);
    expect(await screen.findByRole('button', { name: `Review the request from ${name}` })).toBeVisible();
    expect(screen.getByRole('button', { name: `Approve the request from ${name}` })).toBeVisible();
  });

  test('Review shows user, company and documents, and sets the request to under review', {
    tags: 'rest',
  }, async () => {
    const opened = await openRequest('Pending');
    const { user, request, name, store } = opened;
    await user.click(await screen.findByRole('button', { name: `Review the request from ${name}` }));
    const dialog = await screen.findByRole('dialog', { name: `Verification of ${name}` });
    const company = store.find('companies', String(request.companyId));
    expect(await within(dialog).findByRole('link', { name: String(company?.name) })).toBeVisible();
    const papers = await within(dialog).findByRole('list', { name: 'Documents' });
    expect(within(papers).getAllByRole('listitem')).toHaveLength(Number(request.documents));
    expect(within(papers).getByRole('button', { name: 'View Identity card.png in a new tab' })).toBeVisible();
    expect(within(papers).getByRole('button', { name: 'Download Identity card.png' })).toBeVisible();
    await waitFor(() => expect(requestNow(opened)?.status).toBe('Under Review'));
  });

  test('Reject asks for a reason, stores it and notifies the user', { tags: 'rest' }, async () => {
    const opened = await openRequest('Under Review');
    const { user, store, request, name } = opened;
    await user.click(await screen.findByRole('button', { name: `Review the request from ${name}` }));
    const dialog = await screen.findByRole('dialog', { name: `Verification of ${name}` });
    await user.click(await within(dialog).findByRole('button', { name: 'Reject' }));
    expect(await within(dialog).findByText('Enter a reason for rejecting')).toBeVisible();
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'The card has expired');
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText(`Verification of ${name} rejected`)).toBeVisible();
    expect(requestNow(opened)).toMatchObject({ status: 'Rejected', reason: 'The card has expired' });
    expect(store.find('users', String(request.userId))?.verified).toBe(false);
    const told = store.rows('notifications').filter(({ userId }) => userId === request.userId);
    expect(told.at(-1)).toMatchObject({
      key: 'account',
      title: 'Your account could not be verified: The card has expired',
    });
    expect(store.rows('mails').at(-1)).toMatchObject({ userId: request.userId, purpose: 'notice' });
  });

  test('Approve verifies the user, with the specified message', async () => {
    const { user, store, request, name } = await openRequest('Pending');
    await user.click(await screen.findByRole('button', { name: `Approve the request from ${name}` }));
    const dialog = await screen.findByRole('alertdialog', { name: `Verify ${name}?` });
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(`User ${request.userId} verified successfully!`)).toBeVisible();
    expect(store.find('users', String(request.userId))?.verified).toBe(true);
  });
});
