import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { priceOfSheet, sumPrices } from '../../../domain/contract/billing/sheetPrice.ts';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import type { Timesheet } from '../../../domain/contract/deals/timesheets.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { dialog, press, said } from '../../testing/acts.ts';
import { openPage, sample } from '../../testing/open.tsx';

const sheetOf = (status: string, company: object) =>
  sample.store
    .rows('timesheets')
    .findLast((one) =>
      Object.entries({ status, ...company }).every(([field, value]) =>
        Object.entries(one).some(([own, had]) => own === field && had === value),
      ),
    );

/** Selects every row of the page; the toolbar for them. */
const selectAll = async ({ user }: Awaited<ReturnType<typeof openPage>>) => {
  await user.click(document.querySelector('th input[type=checkbox]') as HTMLInputElement);
  return waitFor(() => {
    const found = document.querySelector<HTMLElement>('.RaBulkActionsToolbar-toolbar');
    if (!found) throw new Error('Nothing is selected');
    return within(found);
  });
};

test('a provider is told beside the day that hours are no quarters, corrects them, and submits the week', async () => {
  const sheet = sheetOf('Draft', { providerId: 'CO-001' });
  const opened = await openPage('provider', `/timesheets/${sheet?.id}/show`);
  const monday = await screen.findByRole('textbox', { name: 'Monday' });
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
  await waitFor(() => expect(stored()).toMatchObject({ status: 'Submitted', monday: 29 }));
});

test('a client rejects a week only with a reason', async () => {
  const sheet = sheetOf('Submitted', { recruiterId: 'CO-002' });
  const opened = await openPage('recruiter', `/timesheets/${sheet?.id}/show`);
  await press(opened, 'Reject');
  const asked = await dialog('Reject this timesheet?');
  const stored = () => opened.store.rows('timesheets').find(({ id }) => id === sheet?.id);
  await opened.user.click(asked.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(asked.getByRole('textbox', { name: /^Reason/ })).toBeInvalid());
  expect(stored()?.status).toBe('Submitted');
  await opened.user.type(asked.getByRole('textbox', { name: /^Reason/ }), 'Monday was a holiday');
  await opened.user.click(asked.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(stored()).toMatchObject({ status: 'Rejected', reason: 'Monday was a holiday' }));
});

test('a client’s list of timesheets approves the submitted ones and offers to edit none', {
  tags: 'rest',
}, async () => {
  await openPage('recruiter', '/timesheets');
  const rejected = sample.store
    .rows('timesheets')
    .findLast(({ status, recruiterId }) => status === 'Rejected' && recruiterId === 'CO-002');
  await screen.findAllByText(String(rejected?.employee));
  expect(await screen.findAllByRole('button', { name: 'Approve' })).not.toHaveLength(0);
  expect(screen.queryByRole('link', { name: /^Edit / })).not.toBeInTheDocument();
});

test('the page of a week says its rate, overtime percentage and amount beside “Approve”', async () => {
  const sheet = sheetOf('Submitted', { recruiterId: 'CO-002' });
  await openPage('recruiter', `/timesheets/${sheet?.id}/show`, {
    prepare: ({ touch }) => {
      touch('contracts', String(sheet?.contractId), { rate: 10_001, currency: 'EUR' });
      touch('timesheets', String(sheet?.id), { total: 162, overtime: 2, overtimePercent: 400 });
    },
  });
  expect(await said('Amount of this week: €4,200.42')).toBeVisible();
  expect(await said('Rate: €100.01/h · overtime at 400%')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeVisible();
});

test('approving all selected timesheets says how many were approved, and that the others could not be', async () => {
  const opened = await openPage('recruiter', '/timesheets');
  await screen.findAllByRole('button', { name: 'Approve' });
  const tools = await selectAll(opened);
  const chosen = document.querySelectorAll('td input[type=checkbox]:checked').length;
  await opened.user.click(await tools.findByRole('button', { name: 'Approve' }));
  const asked = within(await screen.findByRole('alertdialog', { name: /^Approve \d+ timesheets\?$/ }));
  expect(asked.getByText(/other selected timesheets? (is|are) not waiting for approval/)).toBeVisible();
  await opened.user.click(asked.getByRole('button', { name: 'Approve' }));
  const told = `^\\d+ of ${chosen} items changed to Approved\\. The others cannot be changed to it now\\.`;
  expect(await said(new RegExp(told))).toBeVisible();
});

test('the question before several approvals says the amount in each currency; nothing is approved before the answer', async () => {
  const waiting = sample.store
    .rows('timesheets')
    .filter(({ status, recruiterId }) => status === 'Submitted' && recruiterId === 'CO-002') as Timesheet[];
  const changed = waiting[0]?.contractId;
  const contracts = (sample.store.rows('contracts') as Contract[]).map((one) =>
    one.id === changed ? { ...one, currency: 'EUR' as const, rate: 10_001 } : one,
  );
  const sums = sumPrices(
    waiting.flatMap((sheet) =>
      contracts.filter(({ id }) => id === sheet.contractId).map((one) => priceOfSheet(sheet, one, [])),
    ),
  );
  expect(sums.map(({ currency }) => currency)).toEqual(['EUR', 'USD']);
  const opened = await openPage(
    'recruiter',
    `/timesheets?filter=${encodeURIComponent('{"status":"Submitted"}')}&perPage=50&page=1&sort=week&order=DESC`,
    { prepare: ({ touch }) => touch('contracts', String(changed), { currency: 'EUR', rate: 10_001 }) },
  );
  await screen.findAllByRole('button', { name: 'Approve' });
  const tools = await selectAll(opened);
  await opened.user.click(await tools.findByRole('button', { name: 'Approve' }));
  const asked = within(await screen.findByRole('alertdialog', { name: /^Approve / }));
  for (const { currency, amount, sheets } of sums) {
    const count = sheets === 1 ? 'one timesheet' : `${sheets} timesheets`;
    expect(await asked.findByText(`${formatMoney(amount, currency)} for ${count}`)).toBeVisible();
  }
  const stored = () => opened.store.rows('timesheets').find(({ id }) => id === waiting[0]?.id);
  expect(stored()?.status).toBe('Submitted');
  await opened.user.click(asked.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(stored()?.status).toBe('Approved'));
});
