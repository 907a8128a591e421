import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GetListParams } from 'react-admin';
import { expect, test } from 'vitest';
import { ApiError } from '../../../auth/ApiError.ts';
import { showLanguage } from '../../../i18n/shownLanguage.ts';
import { openPage } from '../../../testing/open.tsx';

test('a list that could not be loaded states the reason once, and no number of rows', async () => {
  await openPage('provider', '/contractTemplates', {
    through: (plain) => ({ ...plain, getList: () => Promise.reject(new ApiError('Try again later', 503)) }),
  });
  await screen.findByText('This could not be loaded');
  expect(screen.getAllByText('Try again later')).toHaveLength(1);
  expect(screen.queryByText(/1–25 of/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /next page/i })).not.toBeInTheDocument();
});

test('a list of more rows than were counted says so, and counts them all when asked to', async () => {
  const user = userEvent.setup();
  await openPage('admin', '/users', {
    through: (plain) => ({
      ...plain,
      getList: async (resource: string, params: GetListParams) => {
        const found = await plain.getList(resource, params);
        return params.meta?.countTo && resource === 'users'
          ? { ...found, total: 10_000, meta: { more: true } }
          : found;
      },
    }),
  });
  expect(await screen.findByText('1–25 of 10,000+')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Count all' }));
  expect(await screen.findByText('1–25 of 2,847')).toBeInTheDocument();
});

test('the pages of a list are named in the user’s language', { tags: 'rest' }, async () => {
  await showLanguage('de');
  await openPage('admin', '/users');
  expect(await screen.findByRole('navigation', { name: 'Seiten' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'pagination navigation' })).not.toBeInTheDocument();
});
