import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { spreadFor } from '../../../domain/insight/agreedRates.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { openPage } from '../../testing/open.tsx';

test('beside the rate of a candidate stands what was agreed for such candidates', async () => {
  const { store } = await openPage('provider', '/candidates/BE-003');
  const candidate = store.find('candidates', 'BE-003') as Parameters<typeof spreadFor>[1];
  const spread = spreadFor(store.rows('agreedRates'), candidate);
  const money = (amount = 0) => formatMoney(amount, spread?.currency);
  const line = await screen.findByText(new RegExp(`^Agreed rates for ${spread?.skill}`));
  expect(line).toHaveTextContent(
    `${money(spread?.low)}–${money(spread?.high)} an hour, median ${money(spread?.middle)}`,
  );
});

test('nothing stands there for skills with too few agreements', { tags: 'rest' }, async () => {
  const { user } = await openPage('provider', '/employees/create');
  await user.type(await screen.findByLabelText(/^Skills/), 'Glassblowing{Enter}');
  await screen.findByText('Glassblowing');
  expect(screen.queryByText(/^Agreed rates/)).toBeNull();
});
