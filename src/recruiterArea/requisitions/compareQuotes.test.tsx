import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isOpenProposal } from '../../../domain/contract/deals/proposals.ts';
import type { Rows } from '../../../domain/contract/index.ts';
import { openPage, sample } from '../../testing/open.tsx';

test('the comparison of quotes says what changed since a quote, and whose candidate another company has accepted', async () => {
  const quotes = sample.store
    .rows('proposals')
    .filter(({ requisitionId, status }) => requisitionId === 'RQ-001' && isOpenProposal(status));
  const [changed, taken] = quotes;
  const person = sample.store.find('candidates', String(changed?.candidateId));
  const from = person?.availability === 'Immediate' ? '2 weeks notice' : 'Immediate';
  await openPage('recruiter', '/requisitions/RQ-001/show', {
    prepare: (writer) => {
      if (!changed || !taken) return;
      writer.change('proposals', changed, { statedAvailability: from, statedFrom: null });
      const { id, version, createdAt, updatedAt, ...columns } = taken;
      const elsewhere = { recruiterId: 'CO-003', requisitionId: null, status: 'Accepted' };
      writer.add('proposals', { ...columns, ...elsewhere });
    },
  });
  const rowOf = async (name: string | undefined) =>
    within(
      (await screen.findByRole('link', { name: `Open the request for ${name}` })).closest(
        'tr',
      ) as HTMLElement,
    );
  const [first, second] = [await rowOf(changed?.name), await rowOf(taken?.name)];
  expect(
    await first.findByText(`Availability changed since this quote: ${from} → ${person?.availability}`),
  ).toBeVisible();
  expect(
    await second.findByText(/^May be booked: a proposal with this person for another position/),
  ).toBeVisible();
  expect(second.queryByText(/^Availability changed since/)).toBeNull();
  expect(first.queryByText(/^May be booked/)).toBeNull();
});

test('the comparison says how far a quote is above the budget, and states the newest counter-offer', async () => {
  const requisition = sample.store.find('requisitions', 'RQ-001') as Rows['requisitions'];
  const quote = sample.store
    .rows('proposals')
    .find((one) => one.requisitionId === 'RQ-001' && one.status === 'Proposed') as Rows['proposals'];
  const rounds = sample.store.rows('quoteRounds').filter(({ proposalId }) => proposalId === quote.id);
  const { id: _, ...terms } = rounds.at(-1) as Rows['quoteRounds'];
  await openPage('recruiter', '/requisitions/RQ-001/show', {
    prepare: (writer) => {
      writer.change('requisitions', requisition, { roles: [], rateMax: 8000, currency: 'USD' });
      writer.change('proposals', quote, { status: 'Countered', round: 4, rate: 9800, currency: 'USD' });
      for (const [round, side, rate] of [
        [2, 'recruiter', 7000],
        [3, 'provider', 9800],
        [4, 'recruiter', 7500],
      ] as const)
        writer.add('quoteRounds', { ...terms, round, side, rate, currency: 'USD' });
    },
  });
  const link = await screen.findByRole('link', { name: `Open the request for ${quote.name}` });
  const row = within(link.closest('tr') as HTMLElement);
  expect(row.getByText('$18/h above the budget of $80/h')).toBeVisible();
  expect(await row.findByText(/^Counter-offer: \$75\/h from /)).toBeVisible();
  expect(row.queryByText(/\$70/)).toBeNull();
});
