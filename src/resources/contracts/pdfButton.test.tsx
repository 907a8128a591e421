import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage, sample } from '../../testing/open.tsx';

vi.mock('../../components/pdf/savePdf.ts', () => ({
  savePdf: () => Promise.reject(new Error('This character has no font')),
}));

const contract = () => sample.store.rows('contracts').find(({ recruiterId }) => recruiterId === 'CO-002');
const invoice = () => sample.store.rows('invoices').find(({ companyId }) => companyId === 'CO-002');

test.each([
  ['contracts', contract, /^Download PDF$/],
  ['invoices', invoice, /^Download/],
] as const)(
  'a PDF of %s that cannot be printed says so, and its button can be pressed again',
  async (noun, find, name) => {
    const row = find();
    const { user } = await openPage('recruiter', `/${noun}/${row?.id}/show`);
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(/./);
    await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
  },
);
