import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isOpenProposal } from '../../../domain/contract/deals/proposals.ts';
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
