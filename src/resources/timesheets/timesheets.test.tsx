import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialog, patient, press, said } from '../../testing/acts.ts';
import { openPage, sample } from '../../testing/open.tsx';

const sheetOf = (status: string, company: object) =>
  sample.store
    .rows('timesheets')
    .findLast((one) =>
      Object.entries({ status, ...company }).every(([field, value]) =>
        Object.entries(one).some(([own, had]) => own === field && had === value),
      ),
    );

test('a provider is told beside the day that hours are no quarters, corrects them, and submits the week', async () => {
  const sheet = sheetOf('Draft', { providerId: 'CO-001' });
  const opened = await openPage('provider', `/timesheets/${sheet?.id}/show`);
  const monday = await screen.findByRole('textbox', { name: 'Monday' }, patient);
  await waitFor(() => expect(monday).toBeEnabled());
  await opened.user.clear(monday);
  await opened.user.type(monday, '7.3');
  await press(opened, 'Submit to client');
  await said('Enter quarter hours, such as 7.25 or 7:15');
  expect(monday).toHaveValue('7.3');
  await opened.user.clear(monday);
  await opened.user.type(monday, '7:15');
  await press(opened, 'Submit to client');
  const stored = () => opened.store.rows('timesheets').find(({ id }) => id === sheet?.id);
  await waitFor(() => expect(stored()).toMatchObject({ status: 'Submitted', monday: 29 }), patient);
}, 60_000);

test('a client rejects a week only with a reason', async () => {
  const sheet = sheetOf('Submitted', { recruiterId: 'CO-002' });
  const opened = await openPage('recruiter', `/timesheets/${sheet?.id}/show`);
  await press(opened, 'Reject');
  const asked = await dialog('Reject this timesheet?');
  const stored = () => opened.store.rows('timesheets').find(({ id }) => id === sheet?.id);
  await opened.user.click(asked.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(asked.getByRole('textbox', { name: /^Reason/ })).toBeInvalid(), patient);
  expect(stored()?.status).toBe('Submitted');
  await opened.user.type(asked.getByRole('textbox', { name: /^Reason/ }), 'Monday was a holiday');
  await opened.user.click(asked.getByRole('button', { name: 'Reject' }));
  await waitFor(
    () => expect(stored()).toMatchObject({ status: 'Rejected', reason: 'Monday was a holiday' }),
    patient,
  );
}, 60_000);

test('a client’s list of timesheets approves the submitted ones and offers to edit none', async () => {
  await openPage('recruiter', '/timesheets');
  const rejected = sample.store
    .rows('timesheets')
    .findLast(({ status, recruiterId }) => status === 'Rejected' && recruiterId === 'CO-002');
  await screen.findAllByText(String(rejected?.employee), {}, patient);
  expect(await screen.findAllByRole('button', { name: 'Approve' }, patient)).not.toHaveLength(0);
  expect(screen.queryByRole('link', { name: /^Edit / })).not.toBeInTheDocument();
}, 60_000);

test('approving all selected timesheets says how many were approved, and that the others could not be', async () => {
  const opened = await openPage('recruiter', '/timesheets');
  await screen.findAllByRole('button', { name: 'Approve' }, patient);
  const all = document.querySelector('th input[type=checkbox]') as HTMLInputElement;
  await opened.user.click(all);
  const tools = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('.RaBulkActionsToolbar-toolbar');
    if (!found) throw new Error('Nothing is selected');
    return within(found);
  }, patient);
  const chosen = document.querySelectorAll('td input[type=checkbox]:checked').length;
  await opened.user.click(await tools.findByRole('button', { name: 'Approve' }, patient));
  const told = `^\\d+ of ${chosen} items changed to Approved\\. The others cannot be changed to it now\\.`;
  expect(await said(new RegExp(told))).toBeVisible();
}, 60_000);
