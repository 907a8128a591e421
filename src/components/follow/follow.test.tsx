import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FollowedNoun } from '../../../domain/contract/platform/follows.ts';
import { openPage, sample } from '../../testing/open.tsx';

type Opened = Awaited<ReturnType<typeof openPage>>;

const me = sample.store.rows('users').find(({ email }) => email === 'provider@talentbench.example');
const colleague = sample.store
  .rows('users')
  .find(({ companyId, id }) => companyId === 'CO-001' && id !== me?.id);
const contract = sample.store.rows('contracts').find(({ providerId }) => providerId === 'CO-001');
const target = String(contract?.id);

/** Follows what is open, and stops, with what is stored after each. */
const followAndStop = async ({ user, store }: Opened, noun: FollowedNoun, target: string) => {
  const mine = () =>
    store
      .rows('follows')
      .filter((row) => row.noun === noun && row.target === target && row.userId === me?.id)
      .map(({ kind }) => kind);
  const button = await screen.findByRole('button', { name: 'Follow' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(mine()).toEqual([]);
  await user.click(button);
  const following = await screen.findByRole('button', { name: 'Following' });
  expect(following).toHaveAttribute('aria-pressed', 'true');
  expect(mine()).toEqual(['Follower']);
  await user.click(following);
  await screen.findByRole('button', { name: 'Follow' });
  await waitFor(() => expect(mine()).toEqual([]));
};

/** Opens a contract of the provider, of which this user of its company is in charge. */
const openInCharge = (userId: string | undefined) =>
  openPage('provider', `/contracts/${target}/show`, {
    prepare: (writer) => {
      for (const row of sample.store.rows('follows'))
        if (row.noun === 'contracts' && row.target === target) writer.remove('follows', row.id);
      writer.add('follows', {
        companyId: 'CO-001',
        userId: String(userId),
        noun: 'contracts',
        target,
        kind: 'In Charge',
        slot: 'charge',
      });
    },
  });

test('a contract that a colleague is in charge of is followed, and no longer', async () => {
  const opened = await openInCharge(colleague?.id);
  await screen.findByText(`In charge: ${colleague?.fullName}`);
  await followAndStop(opened, 'contracts', target);
});

test('whoever is in charge needs no button', { tags: 'rest' }, async () => {
  await openInCharge(me?.id);
  await screen.findByText('You are in charge');
  expect(screen.queryByRole('button', { name: 'Follow' })).not.toBeInTheDocument();
});

test('the company’s own ticket is followed, and no longer', { tags: 'rest' }, async () => {
  const opened = await openPage('provider', '/support');
  const ticket = opened.store.rows('tickets').findLast(({ companyId }) => companyId === 'CO-001');
  const target = String(ticket?.id);
  opened.store.write((writer) => {
    for (const row of opened.store.rows('follows'))
      if (row.noun === 'tickets' && row.target === target) writer.remove('follows', row.id);
  });
  await opened.user.click(await screen.findByText(target));
  await followAndStop(opened, 'tickets', target);
});

const openAssignment = async ({ user }: Pick<Opened, 'user'>, id: string) => {
  await user.click(await screen.findByRole('button', { name: 'Assign to…' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Assign ${id}` }));
  const input = await dialog.findByRole('combobox', { name: /^Colleague/ });
  await user.clear(input);
  return dialog;
};

test('a request is assigned to a colleague, and the page names the new one', async () => {
  const request = sample.store.rows('requests').find(({ recruiterId }) => recruiterId === 'CO-002');
  const { user, store } = await openPage('recruiter', `/requests/${request?.id}/show`);
  await screen.findByText('You are in charge');
  const dialog = await openAssignment({ user }, String(request?.id));
  await user.click(await screen.findByRole('option', { name: 'Ingrid Kulkarni' }));
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  await screen.findByText('In charge: Ingrid Kulkarni');
  const charge = store.rows('follows').find((row) => row.target === request?.id && row.kind === 'In Charge');
  expect(store.find('users', String(charge?.userId))?.fullName).toBe('Ingrid Kulkarni');
});

test('a contract is offered only to those whose role lets them change contracts', async () => {
  const { user } = await openInCharge(colleague?.id);
  await openAssignment({ user }, target);
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(names).toEqual([me?.fullName]);
});
