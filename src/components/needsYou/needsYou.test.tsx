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
  const none = ['requests', 'applications', 'contracts', 'timesheets', 'tasks'] as const;
  await openPage('recruiter', '/dashboard', { without: none });
  const shown = await strip();
  await waitFor(() => expect(shown.queryAllByRole('link')).toEqual([]));
  expect(shown.getByText('Nothing is waiting for you.')).toBeVisible();
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
