import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, sample } from '../../../testing/open.tsx';

const [leaver, heir] = sample.store
  .rows('users')
  .filter(({ companyId, status, role }) => companyId === 'CO-002' && status === 'Active' && role === 'User');
const requests = sample.store
  .rows('requests')
  .filter(({ recruiterId, status }) => recruiterId === 'CO-002' && status === 'Pending Response')
  .slice(0, 2);
const isCharge = ({ target, kind }: { target: string; kind: string }) =>
  kind === 'In Charge' && requests.some(({ id }) => id === target);

/** Opens the team of the recruiter, of which one person is in charge of two open requests. */
const openTeam = async () => {
  const opened = await openPage('recruiter', '/settings/profile', {
    prepare: (writer) => {
      for (const row of sample.store.rows('follows')) if (isCharge(row)) writer.remove('follows', row.id);
      for (const { id: target } of requests)
        writer.add('follows', {
          companyId: 'CO-002',
          userId: String(leaver?.id),
          noun: 'requests',
          target,
          kind: 'In Charge',
          slot: 'charge',
        });
    },
  });
  const pick = async (act: string) => {
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: `More actions for ${leaver?.fullName}` }));
    await user.click(await screen.findByRole('menuitem', { name: act }));
    return within(await screen.findByRole('alertdialog'));
  };
  const choose = async (dialog: ReturnType<typeof within>) => {
    await opened.user.click(await dialog.findByRole('combobox', { name: /^Colleague who takes over/ }));
    await opened.user.click(await screen.findByRole('option', { name: String(heir?.fullName) }));
  };
  const inCharge = () =>
    opened.store
      .rows('follows')
      .filter(isCharge)
      .map(({ userId }) => userId);
  return { ...opened, pick, choose, inCharge };
};

test('the open work of a colleague is shown by kind and handed over to another one', async () => {
  const { user, pick, choose, inCharge } = await openTeam();
  const dialog = await pick('Hand over open work');
  expect(await dialog.findByText('2 requests')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Hand over' }));
  expect(await dialog.findByText('Required')).toBeVisible();
  await choose(dialog);
  await user.click(dialog.getByRole('button', { name: 'Hand over' }));
  await screen.findByText(new RegExp(`^\\d+ records handed over to ${heir?.fullName}$`));
  expect(inCharge()).toEqual([heir?.id, heir?.id]);
});

test('who is deactivated can be relieved of open work in the same dialog', async () => {
  const { user, store, pick, choose, inCharge } = await openTeam();
  const dialog = await pick('Deactivate');
  expect(await dialog.findByText('2 requests')).toBeVisible();
  await choose(dialog);
  await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
  await waitFor(() => expect(store.find('users', String(leaver?.id))?.status).toBe('Inactive'));
  expect(inCharge()).toEqual([heir?.id, heir?.id]);
});
