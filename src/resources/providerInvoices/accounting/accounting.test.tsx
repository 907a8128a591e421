import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PrintedDocument } from '../../../../pdf/blocks.ts';
import * as download from '../../../components/download/saveFile.ts';
import * as pdf from '../../../components/pdf/savePdf.ts';
import { choose, dialog, offered, press, said } from '../../../testing/acts.ts';
import { openPage, sample } from '../../../testing/open.tsx';

const own = sample.store.rows('providerInvoices').filter(({ providerId }) => providerId === 'CO-001');
/** The month in which most of them were issued. */
const month = [...new Set(own.map(({ issuedDate }) => issuedDate.slice(0, 7)))].sort(
  (one, other) => countIn(other) - countIn(one),
)[0] as string;
function countIn(of: string): number {
  return own.filter(({ issuedDate }) => issuedDate.startsWith(of)).length;
}
const inMonth = own.filter(({ issuedDate }) => issuedDate.startsWith(month));

const openPart = async (opened: Awaited<ReturnType<typeof openPage>>, name: string) => {
  await press(opened, 'Accounting');
  await opened.user.click(await screen.findByRole('menuitem', { name }));
};
const open = async () => {
  const saved: { file: Blob; name: string }[] = [];
  vi.spyOn(download, 'saveFile').mockImplementation((file, name) => saved.push({ file, name }));
  const opened = await openPage('provider', '/providerInvoices');
  await openPart(opened, 'Export to accounting software');
  const asked = await dialog('Export invoices to accounting software');
  for (const name of [/^From/, /^To/])
    fireEvent.change(asked.getByLabelText(name), { target: { value: month } });
  return { opened, asked, saved };
};
const fillGroup = async (asked: Awaited<ReturnType<typeof dialog>>, name: string, text: string) => {
  const group = await asked.findByRole('group', { name });
  for (const box of within(group).getAllByRole('textbox')) fireEvent.change(box, { target: { value: text } });
};

test('a provider saves a month for Xero, once each tax has a name, which is kept for the next time', async () => {
  const { opened, asked, saved } = await open();
  await waitFor(() =>
    expect(asked.getByRole('status')).toHaveTextContent(new RegExp(`^${inMonth.length} invoice`)),
  );
  await opened.user.click(asked.getByRole('button', { name: 'Save file' }));
  expect((await asked.findAllByText('Required'))[0]).toBeVisible();
  expect(saved).toEqual([]);
  await fillGroup(asked, 'Tax rates', 'Tax Exempt');
  await opened.user.click(asked.getByRole('button', { name: 'Save file' }));
  await said(new RegExp(`^Xero_${month}\\.csv saved with ${inMonth.length} document`));
  const text = await saved[0]?.file.text();
  const rows = text?.split('\r\n').slice(1) ?? [];
  expect(rows).toHaveLength(inMonth.flatMap(({ lines }) => lines).length);
  expect(inMonth.every(({ number }) => text?.includes(number))).toBe(true);
  expect(rows.every((row) => row.includes(',Tax Exempt,'))).toBe(true);

  await openPart(opened, 'Export to accounting software');
  const again = await dialog('Export invoices to accounting software');
  fireEvent.change(again.getByLabelText(/^From/), { target: { value: month } });
  const group = await again.findByRole('group', { name: 'Tax rates' });
  expect(within(group).getAllByRole('textbox')[0]).toHaveValue('Tax Exempt');
});

test('an invoice that is issued while the dialog is open is in the file, and its new tax needs a name first', async () => {
  const { opened, asked, saved } = await open();
  await fillGroup(asked, 'Tax rates', 'Tax Exempt');
  const [known] = inMonth as [(typeof own)[number]];
  const taxed = {
    taxCategory: 'Standard',
    taxes: [{ name: 'VAT', rate: 1900, amount: 190 }],
    tax: 190,
  } as const;
  opened.store.write((writer) => {
    writer.add('providerInvoices', {
      ...known,
      ...taxed,
      id: 'PI-900',
      number: 'CO-001-9000',
      total: known.amount + 190,
    });
  });
  await opened.user.click(asked.getByRole('button', { name: 'Save file' }));
  const name = await asked.findByLabelText(/^VAT 19%/);
  expect(saved).toEqual([]);
  fireEvent.change(name, { target: { value: '19% VAT' } });
  await opened.user.click(asked.getByRole('button', { name: 'Save file' }));
  await said(new RegExp(`^Xero_${month}\\.csv saved with ${inMonth.length + 1} documents`));
  expect(await saved[0]?.file.text()).toContain('CO-001-9000');
});

test('months in the wrong order are refused beside the field, and nothing is saved', async () => {
  const { opened, asked, saved } = await open();
  fireEvent.change(asked.getByLabelText(/^To/), { target: { value: '2020-01' } });
  await opened.user.click(asked.getByRole('button', { name: 'Save file' }));
  expect(await asked.findByText('Choose the same or a later month')).toBeVisible();
  fireEvent.change(asked.getByLabelText(/^From/), { target: { value: '2020-01' } });
  expect(await asked.findByText(/^There are no invoices from these months/)).toBeVisible();
  expect(saved).toEqual([]);
});

test('DATEV asks for numbers of the length that accounts have, and leaves out other currencies than the euro', async () => {
  const { opened, asked } = await open();
  await choose(opened, /^Software/, 'DATEV');
  const foreign = inMonth.filter(({ currency }) => currency !== 'EUR').length;
  expect(await asked.findByText(new RegExp(`^${foreign} invoices? in (a )?foreign currenc`))).toBeVisible();
  fireEvent.change(await asked.findByLabelText(/^Consultant number/), { target: { value: '12' } });
  fireEvent.change(asked.getByLabelText(/^Client number/), { target: { value: '55003' } });
  await opened.user.click(asked.getByRole('button', { name: 'Save file' }));
  expect(await asked.findByText('Use digits only')).toBeVisible();
});

test('a provider saves a statement of account for a client, of what was sent', async () => {
  const printed: { document: PrintedDocument; name: string }[] = [];
  vi.spyOn(pdf, 'savePdf').mockImplementation(async (document, name) => {
    printed.push({ document, name });
    return [];
  });
  const sent = own.filter((invoice) => invoice.sent);
  const [invoice] = sent as [(typeof own)[number]];
  const opened = await openPage('provider', '/providerInvoices');
  await openPart(opened, 'Statement of account');
  const asked = await dialog('Statement of account');
  await asked.findByLabelText(/^Client/);
  const names = await offered(opened, /^Client/);
  expect(new Set(names)).toEqual(new Set(sent.map(({ client }) => client)));
  await opened.user.click(await screen.findByRole('option', { name: invoice.client }));
  fireEvent.change(asked.getByLabelText(/^From/), { target: { value: month } });
  await opened.user.click(asked.getByRole('button', { name: 'Save file' }));
  await said(`Statement of account for ${invoice.client} saved`);
  const text = JSON.stringify(printed[0]?.document.blocks);
  for (const { number, client } of own)
    expect([number, text.includes(`Invoice ${number}`)]).toEqual([
      number,
      client === invoice.client && sent.some((one) => one.number === number),
    ]);
});

test('a client has no such export', async () => {
  await openPage('recruiter', '/providerInvoices');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Accounting' })).toBeNull();
});
