import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open } from '../testing/open.tsx';

const patient = { timeout: 15_000 };

test("a provider's figures are counted from its rows", async () => {
  await open('provider', '/');
  const tile = async (name: string) =>
    (await screen.findByRole('heading', { name }, patient)).closest('li') as HTMLElement;
  await within(await tile('Available Resources')).findByText('24', undefined, patient);
  await within(await tile('Active Requests')).findByText('8', undefined, patient);
  await within(await tile('Total Deployments')).findByText('156', undefined, patient);
  await within(await tile('Monthly Revenue')).findByText('$45,000', undefined, patient);
});

test('a provider adds a resource, and missing answers are said under their fields', async () => {
  const { user, store } = await open('provider', '/employees/create');
  await user.click(await screen.findByRole('button', { name: 'Save' }, patient));
  expect((await screen.findAllByText('Required', undefined, patient)).length).toBeGreaterThan(2);
  await user.type(screen.getByLabelText(/^Name/), 'Zoe Zimmer');
  await user.type(screen.getByLabelText(/^Title/), 'Rust Engineer');
  await user.type(screen.getByLabelText(/^Location/), 'Berlin, Germany');
  await user.type(screen.getByLabelText(/^Experience/), '6');
  await user.type(screen.getByLabelText(/^Hourly Rate/), '85.5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(window.location.pathname).toBe('/provider/employees'), patient);
  const added = store.rows('candidates').find(({ name }) => name === 'Zoe Zimmer');
  expect(added).toMatchObject({ rate: 8550, companyId: 'CO-001', status: 'Available' });
}, 60_000);

test('somebody else saved first: keeping mine leaves their other changes in place', async () => {
  const { user, store } = await open('provider', '/employees/BE-001');
  const title = await screen.findByLabelText(/^Title/, undefined, patient);
  await user.clear(title);
  await user.type(title, 'Staff Engineer');
  const before = store.find('candidates', 'BE-001');
  if (!before) throw new Error('BE-001 is missing');
  store.write((writer) =>
    writer.change('candidates', before, { ...before, title: 'Lead Engineer', location: 'Hamburg' }),
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: /Somebody changed this/ }, patient);
  within(dialog).getByText('Lead Engineer');
  await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
  await waitFor(
    () =>
      expect(store.find('candidates', 'BE-001')).toMatchObject({
        title: 'Staff Engineer',
        location: 'Hamburg',
      }),
    patient,
  );
}, 60_000);
