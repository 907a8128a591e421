import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UserType } from '../../../domain/contract/userTypes.ts';
import { openPage } from '../../testing/open.tsx';

const strip = async () => within(await screen.findByRole('region', { name: 'Needs you' }));

test.each<[UserType, string, string, string, Record<string, readonly unknown[]>]>([
  ['recruiter', 'CO-002', 'recruiterId', 'timesheets', { status: ['Submitted'] }],
  ['recruiter', 'CO-002', 'recruiterId', 'requests', { status: ['Proposal Sent'] }],
  ['recruiter', 'CO-002', 'recruiterId', 'applications', { status: ['Received'] }],
  ['provider', 'CO-001', 'providerId', 'requests', { status: ['Pending Response', 'Under Review'] }],
])(
  'a %s of %s sees how many rows wait, as in the list behind the link (%s, %s)',
  async (userType, company, side, noun, filter) => {
    const { store } = await openPage(userType, '/dashboard');
    const waiting = store
      .rows(noun as 'requests')
      .filter((row) => row[side as 'providerId'] === company && filter.status?.includes(row.status));
    expect(waiting.length).toBeGreaterThan(0);
    const words = {
      applications: /applications to answer/,
      timesheets: /approve/,
      requests: userType === 'provider' ? /answer/ : /proposal/,
    }[noun];
    const link = await (await strip()).findByRole('link', { name: words });
    expect(link).toHaveTextContent(new RegExp(`^${waiting.length} `));
    expect(new URL((link as HTMLAnchorElement).href).searchParams.get('filter')).toBe(JSON.stringify(filter));
  },
);

test('while the numbers are read, the strip does not say that nothing waits', async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await openPage('provider', '/dashboard', {
    without: ['requests', 'contracts', 'timesheets'],
    through: (plain) => ({
      ...plain,
      getList: async (noun, params) => {
        if (noun === 'timesheets') await asked;
        return plain.getList(noun, params);
      },
    }),
  });
  const none = await screen.findByText('Nothing is waiting for you.');
  await waitFor(() => expect(none).not.toBeVisible());
  answer();
  // An item, even without a number, hides the words in the style sheet.
  const shown = await strip();
  await waitFor(() => expect(shown.queryAllByRole('listitem', { hidden: true })).toEqual([]));
});

test('what was answered is gone, and without anything waiting the strip says so', async () => {
  const none = ['requests', 'applications', 'envelopes', 'timesheets', 'tasks'] as const;
  await openPage('recruiter', '/dashboard', { without: none });
  const shown = await strip();
  await waitFor(() => expect(shown.queryAllByRole('link')).toEqual([]));
  await waitFor(() => expect(shown.getByText('Nothing is waiting for you.')).toBeVisible());
});

test('tickets without an agent are counted as the desk lists them', async () => {
  const { store, user } = await openPage('admin', '/dashboard');
  const open = ['Open', 'In Progress', 'Under Review'];
  const waiting = store
    .rows('tickets')
    .filter(({ assigneeId, status }) => assigneeId === null && open.includes(status));
  expect(waiting.length).toBeGreaterThan(0);
  const link = await (await strip()).findByRole('link', { name: /without an agent/ });
  expect(link).toHaveTextContent(new RegExp(`^${waiting.length} `));
  // As the desk's own filter writes it: a list that is loaded anew forgets a bare null.
  const filter = new URL((link as HTMLAnchorElement).href).searchParams.get('filter');
  expect(JSON.parse(filter ?? '')).toMatchObject({ assigneeId: [null] });
  await user.click(link);
  const rows = () => screen.getAllByRole('row').filter((row) => within(row).queryByText(/^TKT-/));
  await screen.findByRole('columnheader', { name: 'Requester' });
  await waitFor(() => expect(rows()).toHaveLength(waiting.length));
});

test('an application that waits opens the page of its job, where it is answered', async () => {
  const { user, store } = await openPage('recruiter', '/dashboard');
  await user.click(await (await strip()).findByRole('link', { name: /applications to answer/ }));
  const [application] = store
    .rows('applications')
    .filter(({ recruiterId, status }) => recruiterId === 'CO-002' && status === 'Received');
  const cells = await screen.findAllByRole('cell', { name: application?.name as string });
  await user.click(cells[0] as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: application?.job as string });
  await screen.findByRole('heading', { level: 2, name: /^Applications \(/ });
});

test.each(['provider', 'recruiter'] as const)(
  'a %s sees the contracts that wait for its own signature, and not those that wait for the other side',
  async (userType) => {
    const { store, user } = await openPage(userType, '/dashboard');
    const company = { provider: 'CO-001', recruiter: 'CO-002' }[userType];
    const open = store
      .rows('envelopes')
      .filter(
        (row) => row[`${userType}Id`] === company && ['Sent', 'Viewed', 'Partly Signed'].includes(row.status),
      );
    const waiting = open.filter(({ id, inOrder }) => {
      const left = store
        .rows('signers')
        .filter(({ envelopeId, status }) => envelopeId === id && ['Waiting', 'Viewed'].includes(status))
        .sort((one, other) => one.place - other.place);
      return (inOrder ? left.slice(0, 1) : left).some(
        ({ side, userId }) => side === userType && userId === null,
      );
    });
    expect([open.length, waiting.length]).toEqual([1, userType === 'recruiter' ? 1 : 0]);
    const shown = await strip();
    if (waiting.length === 0) {
      await waitFor(() =>
        expect(shown.queryAllByRole('listitem', { hidden: true }).length).toBeGreaterThan(0),
      );
      expect(shown.queryByRole('link', { name: /awaiting your signature/ })).toBeNull();
      return;
    }
    const link = await shown.findByRole('link', { name: /awaiting your signature/ });
    expect(link).toHaveTextContent(new RegExp(`^${waiting.length} `));
    const filter = JSON.parse(new URL((link as HTMLAnchorElement).href).searchParams.get('filter') ?? '');
    expect(filter.id.toSorted()).toEqual(waiting.map(({ contractId }) => contractId).toSorted());
    await user.click(link);
    await user.click(await screen.findByRole('button', { name: `${waiting.length} item from a link` }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /from a link$/ })).toBeNull());
    await screen.findByText(/^1–\d+ of (?:[2-9]|\d{2,})$/);
  },
);
