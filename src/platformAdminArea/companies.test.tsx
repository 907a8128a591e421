import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createWorld, defaultClock } from '../../fixtures/index.ts';
import { openPage, sample } from '../testing/open.tsx';
import { sharePage } from '../testing/sharePage.ts';

const { companies = [] } = createWorld(defaultClock);
const of = (type: string, status?: string) =>
  companies.filter((one) => one.type === type && (!status || one.status === status));
const activeOf = (type: string) => of(type, 'Active').toSorted(byName)[0] as (typeof companies)[number];
const byName = (a: (typeof companies)[number], b: (typeof companies)[number]) =>
  String(a.name).localeCompare(String(b.name), 'en');

type Opened = Awaited<ReturnType<typeof openPage>>;
const row = ({ store }: Opened, id: unknown) => store.find('companies', String(id));
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const press = async (opened: Opened, name: string) =>
  opened.user.click(await screen.findByRole('button', { name }));
const headings = async () =>
  (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent ?? '').filter(Boolean);

describe('the list of companies', () => {
  describe('of providers', () => {
    sharePage(() => openPage('admin', '/providers'));

    test('shows the columns of providers', async () => {
      expect(await headings()).toEqual([
        'Company',
        'Industry',
        'Status',
        'Subscription',
        'Verification',
        'Employees',
        'Revenue',
        'Join Date',
        'Actions',
      ]);
    });

    test('counts all, active, pending and suspended companies', async () => {
      for (const [label, status] of [
        ['Total', undefined],
        ['Active', 'Active'],
        ['Pending', 'Pending Approval'],
        ['Suspended', 'Suspended'],
      ] as const) {
        const term = (await screen.findAllByRole('term')).find(({ textContent }) => textContent === label);
        await waitFor(() =>
          expect(term?.nextElementSibling).toHaveTextContent(String(of('provider', status).length)),
        );
      }
    });
  });

  describe('of recruiters', () => {
    const bands = [
      [95, 'good'],
      [90, 'good'],
      [89, 'waiting'],
      [80, 'waiting'],
      [79, 'main'],
      [70, 'main'],
      [69, 'wrong'],
    ] as const;
    const rated = new Map(of('recruiter').map(({ id }, at) => [id, bands[at % bands.length]?.[0]]));
    sharePage(() =>
      openPage('admin', '/recruiters', {
        through: (plain) => ({
          ...plain,
          getList: async (resource, params) => {
            const answer = await plain.getList(resource, params);
            const data = answer.data.map((one) => ({ ...one, successRate: rated.get(String(one.id)) }));
            return resource === 'companies' ? { ...answer, data } : answer;
          },
        }),
      }),
    );

    test('shows placements and success rate for recruiters in place of the join date', async () => {
      expect(await headings()).toEqual([
        'Company',
        'Industry',
        'Status',
        'Subscription',
        'Verification',
        'Employees',
        'Revenue',
        'Placements',
        'Success Rate',
        'Actions',
      ]);
    });

    test.each(bands)('shows a success rate of %i percent in the color of its band', async (rate, tone) => {
      const [badge] = await screen.findAllByText(`${rate}%`);
      expect(badge).toHaveClass('state-mark', tone);
    });
  });

  test('is searched by contact person ignoring case, and filtered by status', { tags: 'rest' }, async () => {
    const { contactPerson, name } = activeOf('provider');
    const filter = encodeURIComponent(JSON.stringify({ q: String(contactPerson).toUpperCase() }));
    await openPage('admin', `/providers?filter=${filter}`);
    expect(await screen.findByText(String(name))).toBeVisible();
    expect(screen.getByText('1–1 of 1')).toBeVisible();
    expect(screen.getByRole('combobox', { name: /Status/ })).toBeVisible();
  });

  test('has pages of a selected size', async () => {
    await openPage('admin', '/providers?perPage=10&page=2');
    const all = of('provider').length;
    expect(await screen.findByText(`11–20 of ${all}`)).toBeVisible();
    expect(screen.getByRole('button', { name: `Go to page ${Math.ceil(all / 10)}` })).toBeVisible();
  });
});

describe('a company', () => {
  test('is suspended from its row with a reason, after a description of the effects', async () => {
    const opened = await openPage('admin', '/providers');
    const { id, name } = activeOf('provider');
    await press(opened, `Suspend ${name}`);
    const asked = await dialog(`Suspend ${name}?`);
    const people = opened.store
      .rows('users')
      .filter((one) => one.companyId === id && one.status === 'Active').length;
    const listed = opened.store.rows('candidates').filter((one) => one.companyId === id && one.listed).length;
    expect(await asked.findByText(new RegExp(`^${people} (user|users) will be signed out`))).toBeVisible();
    expect(
      await asked.findByText(new RegExp(`^${listed} listed candidates? will be hidden from the market`)),
    ).toBeVisible();
    await opened.user.click(asked.getByRole('button', { name: 'Suspend' }));
    expect(await asked.findByText('Enter a reason')).toBeVisible();
    expect(row(opened, id)).toMatchObject({ status: 'Active' });
    await opened.user.type(asked.getByLabelText(/Reason/), 'Late papers');
    await opened.user.click(asked.getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText(`${name} suspended`)).toBeVisible();
    expect(row(opened, id)).toMatchObject({ status: 'Suspended', statusReason: 'Late papers' });
    expect(opened.store.rows('candidates').filter((one) => one.companyId === id && one.listed)).toHaveLength(
      0,
    );
    await press(opened, `Activate ${name}`);
    const back = await dialog(`Activate ${name}?`);
    await opened.user.click(back.getByRole('button', { name: 'Activate' }));
    await waitFor(() => expect(row(opened, id)).toMatchObject({ status: 'Active', statusReason: null }));
    expect(opened.store.rows('candidates').filter((one) => one.companyId === id && one.listed)).toHaveLength(
      listed,
    );
  });

  test('is suspended together with others for one reason', { tags: 'rest' }, async () => {
    const filter = encodeURIComponent(JSON.stringify({ status: ['Active'] }));
    const opened = await openPage('admin', `/recruiters?perPage=10&filter=${filter}`);
    const boxes = await screen.findAllByRole('checkbox', { name: 'Select this row' });
    await opened.user.click(boxes[0] as HTMLElement);
    await opened.user.click(boxes[1] as HTMLElement);
    await press(opened, 'Suspend');
    const asked = await dialog('Suspend 2 companies?');
    await opened.user.type(asked.getByLabelText(/Reason/), 'Unpaid');
    await opened.user.click(asked.getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText('2 items changed to Suspended')).toBeVisible();
    expect(opened.store.rows('companies').filter((one) => one.statusReason === 'Unpaid')).toHaveLength(2);
  });

  test('is edited in a dialog of name, industry, status and subscription', async () => {
    const opened = await openPage('admin', '/providers');
    const { id, name } = activeOf('provider');
    await press(opened, `Edit ${name}`);
    const form = await dialog('Edit Provider');
    const industry = await form.findByLabelText(/Industry/);
    expect(form.getByLabelText(/Company Name/)).toHaveValue(String(name));
    expect(form.getByLabelText(/Status/)).toBeVisible();
    expect(form.getByLabelText(/Subscription/)).toBeVisible();
    expect(form.getByRole('link', { name: 'All fields' })).toHaveAttribute(
      'href',
      `/platform-admin/providers/${id}`,
    );
    await opened.user.clear(industry);
    await opened.user.type(industry, 'Shipping');
    await opened.user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(row(opened, id)).toMatchObject({ industry: 'Shipping' }));
  });

  test('is added from the list with its contact, who is invited', { tags: 'rest' }, async () => {
    const opened = await openPage('admin', '/recruiters');
    await press(opened, 'Add New Recruiter');
    const form = await dialog('Add New Recruiter');
    for (const label of ['Industry', 'Location', 'Phone Number'])
      expect(form.getByLabelText(label)).toBeVisible();
    expect(form.getByLabelText(/Subscription Plan/)).toHaveTextContent('Basic');
    await opened.user.type(form.getByLabelText(/Company Name/), 'Zephyr Hiring');
    await opened.user.type(form.getByLabelText('Contact Person'), 'Zoe Zephyr');
    await opened.user.type(form.getByLabelText('Email'), 'zoe@zephyr.example');
    await opened.user.click(form.getByRole('button', { name: 'Add New Recruiter' }));
    expect(
      await screen.findByText('Zephyr Hiring added. Invitation sent to zoe@zephyr.example.'),
    ).toBeVisible();
    const added = opened.store.rows('companies').find((one) => one.name === 'Zephyr Hiring');
    expect(added).toMatchObject({ type: 'recruiter', status: 'Active', subscription: 'Basic' });
    expect(opened.store.rows('users').find((one) => one.companyId === added?.id)).toMatchObject({
      fullName: 'Zoe Zephyr',
      role: 'Admin',
      status: 'Pending',
    });
  });

  test('can be read by a viewer, and neither added, edited nor suspended', async () => {
    await openPage('admin', '/providers', { role: 'Viewer' });
    const { name } = activeOf('provider');
    expect(await screen.findByText(String(name))).toBeVisible();
    for (const act of [`Edit ${name}`, `Suspend ${name}`, 'Add New Provider'])
      expect(screen.queryByRole('button', { name: act })).not.toBeInTheDocument();
  });
});

test("react-admin's own URL of a company redirects to the list of its side", async () => {
  await openPage('admin', '/companies/CO-002/show');
  await waitFor(() => expect(window.location.pathname).toBe('/platform-admin/recruiters/CO-002/show'));
});

test('a paid invoice explains why it cannot be edited', async () => {
  const paid = sample.store.rows('invoices').find(({ status }) => status === 'Paid');
  await openPage('admin', `/billing/${paid?.id}`);
  expect(await screen.findByText(/A paid invoice can’t be edited/)).toBeVisible();
});
