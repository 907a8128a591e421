import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialog, press } from '../../testing/acts.ts';
import { openPage, sample } from '../../testing/open.tsx';

test('a recruiter withdraws a requisition only with one of the reasons, which the requests get too', async () => {
  const sent = sample.store
    .rows('requisitions')
    .find(({ status, companyId }) => status === 'Sent' && companyId === 'CO-002');
  const opened = await openPage('recruiter', `/requisitions/${sent?.id}/show`);
  await press(opened, 'Withdraw');
  const asked = await dialog('Withdraw this requisition?');
  await opened.user.click(asked.getByRole('button', { name: 'Withdraw' }));
  const reason = asked.getByRole('combobox', { name: /^Main reason/ });
  await waitFor(() => expect(asked.getByText('Required')).toBeVisible());
  const stored = () => opened.store.rows('requisitions').find(({ id }) => id === sent?.id);
  expect(stored()?.status).toBe('Sent');
  await opened.user.click(reason);
  await opened.user.click(await screen.findByRole('option', { name: 'Budget Changed' }));
  await opened.user.click(asked.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(stored()).toMatchObject({ status: 'Withdrawn', endReason: 'Budget Changed' }));
  const threads = opened.store.rows('requests').filter(({ requisitionId }) => requisitionId === sent?.id);
  expect(threads.map(({ endReason }) => endReason)).toContain('Budget Changed');
});

test('requests and the requisitions that group them are tabs of one menu entry', async () => {
  const opened = await openPage('recruiter', '/requests');
  const tabs = within(await screen.findByRole('navigation', { name: 'Requests and requisitions' }));
  await opened.user.click(tabs.getByRole('link', { name: 'Requisitions' }));
  await waitFor(() => expect(window.location.pathname).toBe('/recruiter/requisitions'));
});
