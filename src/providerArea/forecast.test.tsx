import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open } from '../testing/open.tsx';

test('without enough history, a provider sees what is lacking and the cost if no one is placed', {
  tags: 'rest',
}, async () => {
  await open('provider', '/bench-forecast', { without: ['contracts', 'pipelineEntries'] });
  await screen.findByText(/Not enough history yet. The forecast needs at least 50 placements by 5 providers/);
  const costs = screen.getByRole('region', { name: 'Expected bench cost' });
  expect(within(costs).getAllByText('If no one is placed').length).toBeGreaterThan(0);
  expect(within(costs).queryByText('80% range')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Calibration' })).toBeNull();
});

test('with a fit, there are costs with a range, probabilities that can be sorted, and the calibration', async () => {
  const { user } = await open('provider', '/analytics');
  await user.click(await screen.findByRole('link', { name: 'Bench Forecast' }));
  await screen.findByText(/Fitted on Mar 2, 2026 to the last 12 months/);
  within(screen.getByRole('region', { name: 'Expected bench cost' })).getByText('80% range');

  const table = screen.getByRole('table', { name: 'Probability of placement' });
  const cells = (place: number) =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[place]?.textContent ?? '');
  const bands = ['–', 'Below average', 'Average', 'Above average'];
  // Only 30 days are checked against the past, and only chances that came true are numbers.
  for (const cell of cells(1)) expect(cell).toMatch(/^(Below average|Average|Above average|–|\d+ ?%)$/);
  for (const place of [2, 3]) for (const cell of cells(place)) expect(bands).toContain(cell);
  const shares = cells(1)
    .filter((cell) => cell.endsWith('%'))
    .map((cell) => Number.parseInt(cell, 10));
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  await user.click(within(table).getByRole('button', { name: 'Name' }));
  expect(within(table).getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  const names = within(table)
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('link').textContent);
  expect(names).toEqual(names.toSorted());

  const calibration = screen.getByRole('region', { name: 'Calibration' });
  within(calibration).getByText(/past forecasts with actual placements/);
  await user.click(within(calibration).getByRole('button', { name: 'Show as table: Calibration' }));
  expect(within(calibration).getAllByRole('row').length).toBeGreaterThan(2);
});
