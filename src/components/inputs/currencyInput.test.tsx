import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open.tsx';

test('a form offers the currencies in use, keeps the figures that were typed, and has the decimals of each', async () => {
  const { user } = await openPage('provider', '/candidates/create', {
    prepare: (writer) => {
      writer.add('preferences', {
        kind: 'platform',
        key: 'currenciesInUse',
        label: 'Currencies in use',
        description: null,
        companyId: null,
        userId: null,
        enabled: true,
        value: 'USD,INR,JPY,KWD',
      });
    },
  });
  const rate = await screen.findByLabelText(/^Hourly Rate/);
  const choose = async (currency: string) => {
    await user.click(screen.getByRole('combobox', { name: /^Currency/ }));
    await user.click(await screen.findByRole('option', { name: currency }));
  };
  await user.type(rate, '95');
  await choose('JPY');
  await waitFor(() => expect(rate).toHaveValue('95'));
  expect(rate).toHaveAttribute('inputmode', 'numeric');
  await user.clear(rate);
  await user.type(rate, '9500.4');
  await user.tab();
  expect(rate).toHaveValue('9500');
  await choose('KWD');
  expect(rate).toHaveValue('9500');
  await user.clear(rate);
  await user.type(rate, '12.3456');
  await user.tab();
  expect(rate).toHaveValue('12.346');
  await choose('INR');
  await waitFor(() => expect(rate).toHaveValue('12.35'));
  await user.click(screen.getByRole('combobox', { name: /^Currency/ }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'USD',
    'INR',
    'JPY',
    'KWD',
  ]);
});
