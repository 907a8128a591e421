import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UserType } from '../../../domain/contract/userTypes.ts';
import { defaultClock } from '../../../fixtures/index.ts';
import type { Writer } from '../../dataProvider/browser/worldStore.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import { openPage, sample } from '../../testing/open.tsx';

const companyOf = (userType: UserType) => {
  const user = sample.store.rows('users').find(({ email }) => email === `${userType}@talentbench.example`);
  const company = sample.store.rows('companies').find(({ id }) => id === user?.companyId);
  if (!company) throw new Error(`The ${userType} has no company`);
  return company;
};
/** A company that joined today, with the sample company's people and jobs. */
const joinedToday = (userType: UserType) => (writer: Writer) =>
  writer.touch('companies', companyOf(userType).id, {
    joinDate: defaultClock.toISOString().slice(0, 10),
    website: null,
  });
const panel = () => screen.findByRole('region', { name: 'Get started' });

test('a new provider sees what is done, and the way to what is not', async () => {
  const { user } = await openPage('provider', '/', { prepare: joinedToday('provider') });
  const steps = await panel();
  expect(within(steps).getByText('4 of 5 done')).toBeVisible();
  expect(within(steps).getAllByTitle('Done')).toHaveLength(4);
  const link = within(steps).getByRole('link', { name: 'Complete profile' });
  expect(link).toHaveAttribute('href', '/provider/settings/profile');
  await user.click(within(steps).getByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('region', { name: 'Get started' })).toBeNull();
});

test('an empty bench has three ways to fill it, with files to try', async () => {
  const without = ['candidates'] as const;
  await openPage('provider', '/', { prepare: joinedToday('provider'), without });
  const row = within(await panel())
    .getByText('Add your bench')
    .closest('li') as HTMLElement;
  expect(
    within(row)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Import file', '/provider/employees/import'],
    ['Import resumes', '/provider/employees/resumes'],
    ['Add one person', '/provider/employees/create'],
    ['Sample sheet', '/samples/bench.csv'],
    ['Sample resume', '/samples/resume.pdf'],
  ]);
});

test('a new recruiter posts a job and asks for people', async () => {
  const without = ['jobs', 'requests'] as const;
  await openPage('recruiter', '/', { prepare: joinedToday('recruiter'), without });
  const steps = await panel();
  expect(within(steps).getByRole('link', { name: 'Post a job' })).toHaveAttribute(
    'href',
    '/recruiter/jobs/create',
  );
  expect(within(steps).getByRole('link', { name: 'Find people' })).toHaveAttribute(
    'href',
    '/recruiter/talent-pool',
  );
});

/** Waits until the dashboard has been told that there are no steps, and is done with it. */
const expectNone = async (prepare?: (writer: Writer) => void) => {
  const answers: unknown[] = [];
  const through = (provider: DataProvider): DataProvider => ({
    ...provider,
    firstSteps: async (input) => {
      const answer = await provider.firstSteps(input);
      answers.push(answer.data.steps);
      return answer;
    },
  });
  await openPage('provider', '/', { through, ...(prepare && { prepare }) });
  await waitFor(() => expect(answers).toEqual([[]]));
  await screen.findByRole('region', { name: 'Recent Activity' });
  expect(screen.queryByRole('region', { name: 'Get started' })).toBeNull();
};

test('a company that has done all sees none', async () => {
  const { id, description, location, website } = companyOf('provider');
  expect([description, location, website]).not.toContain(null);
  await expectNone((writer) =>
    writer.touch('companies', id, { joinDate: defaultClock.toISOString().slice(0, 10) }),
  );
});

test('a company that joined long ago sees none', () => expectNone());
