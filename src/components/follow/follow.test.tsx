import { screen, waitFor } from '@testing-library/react';
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
