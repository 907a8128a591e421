import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { patient } from '../../../testing/acts.ts';
import { open } from '../../../testing/open.tsx';

test('a list that could not be loaded states the reason once, and no number of rows', async () => {
  await open('provider', '/contractTemplates', {
    through: (plain) => ({ ...plain, getList: () => Promise.reject(new Error('Try again later')) }),
  });
  await screen.findByText('This could not be loaded', undefined, patient);
  expect(screen.getAllByText('Try again later')).toHaveLength(1);
  expect(screen.queryByText(/1-25 of/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /next page/i })).not.toBeInTheDocument();
});
