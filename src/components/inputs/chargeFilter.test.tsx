import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, sample } from '../../testing/open.tsx';

const me = sample.store.rows('users').find(({ email }) => email === 'recruiter@talentbench.example');
const ownRequests = sample.store.rows('requests').filter(({ recruiterId }) => recruiterId === 'CO-002');
const chargeOf = (id: string) =>
  sample.store
    .rows('follows')
    .find(({ companyId, target, kind }) => companyId === 'CO-002' && target === id && kind === 'In Charge');
const filterInAddress = () => new URLSearchParams(window.location.search).get('filter');

test('requests are filtered by oneself, by no one and by anyone, and the address keeps the filter', async () => {
  const colleague = sample.store
    .rows('users')
    .find(({ companyId, status, id }) => companyId === 'CO-002' && status === 'Active' && id !== me?.id);
  const [first] = ownRequests;
  const { user } = await openPage('recruiter', '/requests', {
    prepare: (writer) => {
      const charge = chargeOf(String(first?.id));
      writer.remove('follows', String(charge?.id));
      writer.add('follows', { ...charge, userId: String(colleague?.id) } as never);
    },
  });
  const total = (n: number) =>
    waitFor(() => expect(screen.getAllByRole('checkbox', { name: /Select this row/ })).toHaveLength(n));
  await total(25);
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('combobox', { name: 'In charge' }));
    await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name }));
  };
  await choose(String(colleague?.fullName));
  await waitFor(() => expect(filterInAddress()).toBe(JSON.stringify({ inCharge: colleague?.id })));
  await total(1);
  await choose('Me');
  await waitFor(() => expect(filterInAddress()).toBe(JSON.stringify({ inCharge: 'me' })));
  await total(25);
  await choose('Clear value');
  await waitFor(() => expect(filterInAddress()).toBe('{}'));
});

test('the pipeline shows the entries of the person in charge that its address names', async () => {
  const entry = sample.store
    .rows('pipelineEntries')
    .find(({ companyId, outcome }) => companyId === 'CO-002' && outcome === 'Live');
  const { user } = await openPage('recruiter', '/pipeline?inCharge=me', {
    prepare: (writer) =>
      writer.add('follows', {
        companyId: 'CO-002',
        userId: String(me?.id),
        noun: 'pipelineEntries',
        target: String(entry?.id),
        kind: 'In Charge',
        slot: 'charge',
      }),
  });
  await waitFor(() => expect(screen.getAllByRole('group', { name: /./ })).toHaveLength(1));
  await screen.findByRole('group', { name: String(entry?.name) });
  await user.click(screen.getByRole('combobox', { name: 'In charge' }));
  await user.click(await screen.findByRole('option', { name: 'Anyone' }));
  await waitFor(() => expect(window.location.search).toBe(''));
  await waitFor(() => expect(screen.getAllByRole('group', { name: /./ }).length).toBeGreaterThan(1));
});
