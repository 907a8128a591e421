import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../testing/acts.ts';
import { openPage } from '../../testing/open.tsx';

test('a revised rate above the rate card is warned of politely, and can still be sent', {
  tags: 'rest',
}, async () => {
  const { user, store } = await openPage('provider', '/requests/RR-008/show');
  await user.click(await screen.findByRole('button', { name: /^Revise/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Rate card: at most $66/h for Node.js, Senior')).toBeVisible();
  const rate = dialog.getByRole('textbox', { name: /^Hourly Rate/ });
  await user.clear(rate);
  await user.type(rate, '66');
  expect(dialog.getByRole('status')).toBeEmptyDOMElement();
  await user.clear(rate);
  await user.type(rate, '71.5');
  expect(dialog.getByRole('status')).toHaveTextContent('$71.50/h is $5.50 above the rate card');
  await user.click(dialog.getByRole('button', { name: /^Send/ }));
  await waitFor(() =>
    expect(store.rows('quoteRounds').at(-1)).toMatchObject({ side: 'provider', rate: 7150 }),
  );
});

test('a client sets a rate card, with errors beside the lines', async () => {
  const opened = await openPage('recruiter', '/rateCards/create');
  const { user, store } = opened;
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Data rates');
  await user.type(screen.getByRole('combobox', { name: /^Provider/ }), 'Lumenfold');
  await user.click(await screen.findByRole('option', { name: 'Lumenfold Technologies' }));
  await press(opened, 'Add rate');
  const lines = await screen.findAllByRole('listitem');
  const [first, second] = lines.map((line) => within(line));
  for (const [line, amount] of [
    [first, '80'],
    [second, '0'],
  ] as const) {
    await user.type(line?.getByRole('combobox', { name: /^Skill or Role/ }) as HTMLElement, 'Spark');
    await user.type(line?.getByRole('textbox', { name: /^Maximum Hourly Rate/ }) as HTMLElement, amount);
  }
  await press(opened, 'Save');
  expect(await second?.findByText('Remove the second rate for Spark at this level')).toBeVisible();
  expect(second?.getByText('Enter an amount above zero')).toBeVisible();
  await user.click(second?.getByRole('button', { name: /^Remove/ }) as HTMLElement);
  await press(opened, 'Save');
  await waitFor(() =>
    expect(store.rows('rateCards').at(-1)).toMatchObject({
      name: 'Data rates',
      providerId: 'CO-001',
      setBy: 'recruiter',
      lines: [{ skill: 'Spark', level: null, rate: 8000 }],
    }),
  );
});

test('the comparison of quotes marks those above the client’s rate card', async () => {
  await openPage('recruiter', '/requisitions/RQ-003/show');
  expect(await screen.findByText('$4 above your rate card')).toBeVisible();
});
