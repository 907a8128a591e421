import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage, sample } from '../../testing/open.tsx';

vi.mock('../../components/pdf/savePdf.ts', () => ({
  savePdf: () => Promise.reject(new Error('This character has no font')),
}));

test.each([
  ['contracts', 'recruiterId', /^Download PDF$/],
  ['invoices', 'companyId', /^Download/],
] as const)(
  'a PDF of %s that cannot be printed says so, and its button can be pressed again',
  async (noun, side, name) => {
    const row = sample.store
      .rows(noun)
      .find((one) => (one as unknown as Record<string, unknown>)[side] === 'CO-002');
    const { user } = await openPage('recruiter', `/${noun}/${row?.id}/show`);
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(/./);
    await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
  },
);
