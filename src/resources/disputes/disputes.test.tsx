import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { defaultClock } from '../../../fixtures/index.ts';
import { choose, press } from '../../testing/acts.ts';
import { openPage, sample } from '../../testing/open.tsx';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: defaultClock });
});
afterAll(() => {
  vi.useRealTimers();
});

test('a client opens a dispute on the page of an invoice, which then says that it is disputed', async () => {
  const invoice = sample.store
    .rows('providerInvoices')
    .find(({ status, recruiterId }) => status === 'Sent' && recruiterId === 'CO-002');
  const opened = await openPage('recruiter', `/providerInvoices/${invoice?.id}/show`);
  await press(opened, 'Open a dispute');
  await screen.findByRole('dialog', { name: 'Open a dispute' });
  await choose(opened, /^Reason/, 'Wrong Amount');
  fireEvent.change(screen.getByRole('textbox', { name: /^What Happened/ }), { target: { value: 'Short' } });
  await press(opened, 'Open dispute');
  expect(await screen.findByText('At least 10 characters')).toBeVisible();
  const text = 'The hours of Friday are charged twice.';
  fireEvent.change(screen.getByRole('textbox', { name: /^What Happened/ }), { target: { value: text } });
  await press(opened, 'Open dispute');
  const made = () => opened.store.rows('disputes').find(({ invoiceId }) => invoiceId === invoice?.id);
  await waitFor(() => expect(made()).toMatchObject({ side: 'recruiter', text, status: 'Open' }));
  expect(opened.store.find('providerInvoices', String(invoice?.id))?.disputed).toBe(true);
  expect(await screen.findByRole('region', { name: 'Client’s statement' })).toBeVisible();
});

test('an operator finds an open dispute on the deals page, and waits for the answer', {
  tags: 'rest',
}, async () => {
  const dispute = sample.store.rows('disputes').find(({ status }) => status === 'Open');
  const opened = await openPage('admin', '/deals');
  const panel = within(await screen.findByRole('region', { name: 'Open disputes' }));
  await opened.user.click(panel.getByRole('link', { name: new RegExp(String(dispute?.id)) }));
  expect(await screen.findByText(/You can decide once the other side has answered/)).toBeVisible();
});

test('an operator decides a dispute with a reason of at least 10 characters', async () => {
  const dispute = sample.store.rows('disputes').find(({ status }) => status === 'Open');
  vi.setSystemTime(new Date(defaultClock.getTime() + 10 * 86_400_000));
  const opened = await openPage('admin', `/disputes/${dispute?.id}/show`);
  await screen.findByRole('button', { name: 'Save decision' });
  await choose(opened, /^Decision/, 'Upheld');
  const write = (value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: /^Reason for the Decision/ }), {
      target: { value },
    });
  write('Right.');
  await press(opened, 'Save decision');
  expect(await screen.findByText('At least 10 characters')).toBeVisible();
  write('The provider did not answer in time.');
  expect(screen.getByRole('button', { name: 'Save decision' })).toBeEnabled();
});

test('a dispute about a timesheet links to it by its week and its person', async () => {
  const { store } = await openPage('provider', '/disputes');
  const dispute = store.rows('disputes').find(({ providerId }) => providerId === 'CO-001');
  const sheet = store.rows('timesheets').find(({ contractId }) => contractId === dispute?.contractId);
  store.write((writer) =>
    writer.touch('disputes', String(dispute?.id), { timesheetId: sheet?.id, invoiceId: null }),
  );
  act(() => {
    window.history.pushState(null, '', `/provider/disputes/${dispute?.id}/show`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(new Date(`${sheet?.week}T00:00`));
  const link = await screen.findByRole('link', { name: `Week of ${day} · ${sheet?.employee}` });
  expect(link).toHaveAttribute('href', expect.stringMatching(`/timesheets/${sheet?.id}/show$`));
});
