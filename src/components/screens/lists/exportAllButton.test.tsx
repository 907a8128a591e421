import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open.tsx';

const asOnPhone = (query: string) => ({
  matches: /max-width/.test(query),
  addEventListener: () => {},
  removeEventListener: () => {},
});

test('on a phone the export button keeps its name while the rows are loading', async () => {
  vi.stubGlobal('matchMedia', asOnPhone);
  await openPage('provider', '/contractTemplates', {
    through: (plain) => ({ ...plain, getList: () => new Promise<never>(() => {}) }),
  });
  const button = await screen.findByRole('button', { name: /^Export/ });
  expect(button).toBeDisabled();
});
