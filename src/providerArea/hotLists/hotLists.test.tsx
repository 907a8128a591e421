import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { defaultClock } from '../../../fixtures/index.ts';
import { press, said } from '../../testing/acts.ts';
import { openPage } from '../../testing/open.tsx';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: defaultClock });
});
afterAll(() => {
  vi.useRealTimers();
});

test('a provider sends the selected candidates to pasted addresses with one click, and sees who got the list', async () => {
  const opened = await openPage('provider', '/employees');
  const boxes = await screen.findAllByRole('checkbox', { name: /Select/ });
  for (const box of boxes.slice(0, 2)) await opened.user.click(box);
  await opened.user.click(await screen.findByRole('link', { name: 'Create hot list' }));
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  expect(title).toHaveValue(
    `Available this week, ${new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' }).format(defaultClock)}`,
  );
  const addresses = screen.getByRole('textbox', { name: /^Email Addresses/ });
  const write = (value: string) => fireEvent.change(addresses, { target: { value } });
  write('nobody');
  await press(opened, 'Send');
  expect(await said('Not a valid email address: nobody')).toBeVisible();
  write('Bea Buyer <bea@client.example>, sam@client.example');
  expect(await said('2 addresses')).toBeVisible();
  await press(opened, 'Send');
  expect(await said('Hot list sent to 2 recipients')).toBeVisible();
  const made = () => opened.store.rows('hotLists').at(-1);
  await waitFor(() => expect(made()).toMatchObject({ status: 'Sent', recipients: 2 }));
  expect(made()?.candidateIds).toHaveLength(2);
  const recipients = within(await screen.findByRole('region', { name: 'Recipients' }));
  expect(await recipients.findByText('bea@client.example')).toBeVisible();
  expect(recipients.getAllByText('Not yet')).toHaveLength(2);
});

test('a recruiter finds a received list among the talent pool, and a request from it counts for it', {
  tags: 'rest',
}, async () => {
  const opened = await openPage('recruiter', '/hotListRecipients');
  await opened.user.click(await screen.findByText('Available this week'));
  expect(await said(/^From .+, sent .+, open until /)).toBeVisible();
  const [contact] = await screen.findAllByRole('button', { name: /^Contact the provider|^Contact/ });
  await opened.user.click(contact as HTMLElement);
  const form = within(await screen.findByRole('dialog'));
  fireEvent.change(form.getByRole('textbox', { name: /^Duration/ }), { target: { value: '6 months' } });
  await opened.user.click(form.getByRole('button', { name: /^Send/ }));
  const list = () => opened.store.rows('hotLists')[0];
  await waitFor(() => expect(list()).toMatchObject({ requests: 1 }));
  expect(opened.store.rows('requests').at(-1)).toMatchObject({ hotListRecipientId: 'HLR-001' });
});

test('a provider answers an open question from the page of its hot list, and ticks off another', async () => {
  const opened = await openPage('provider', '/hotLists/HL-001/show');
  const panel = await screen.findByRole('region', { name: 'Questions and requests (2 open)' });
  const questions = () => within(panel).getAllByRole('listitem');
  expect(questions().map((one) => one.textContent?.includes('Answered by'))).toEqual([false, false, true]);
  const [first] = questions() as [HTMLElement];
  await opened.user.click(within(first).getByRole('button', { name: 'Answer: Vera Buyer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Answer Vera Buyer' });
  const box = await within(dialog).findByRole('textbox', { name: /^Answer/ });
  expect(within(dialog).getByText(/^Could two of them start together/)).toBeVisible();
  const send = () => opened.user.click(within(dialog).getByRole('button', { name: 'Send answer' }));
  await send();
  expect(await within(dialog).findByText('Required')).toBeVisible();
  fireEvent.change(box, { target: { value: 'It is. Call +49 151 23456789.' } });
  await send();
  expect(await said('Answer sent')).toBeVisible();
  expect(await within(panel).findByText('It is. Call •••.')).toBeVisible();
  expect(opened.store.rows('mails').at(-1)).toMatchObject({
    purpose: 'hotListAnswer',
    to: 'vera@northgate.example',
  });
  await screen.findByRole('region', { name: 'Questions and requests (1 open)' });
  await opened.user.click(
    within(questions()[0] as HTMLElement).getByRole('button', { name: 'Mark as done: Vera Buyer' }),
  );
  expect(await said('Marked as done')).toBeVisible();
  expect(await within(panel).findByText(/^Marked as done by/)).toBeVisible();
  await opened.user.click(await within(panel).findByRole('button', { name: 'Reopen: Vera Buyer' }));
  expect(await said('Question reopened')).toBeVisible();
});
