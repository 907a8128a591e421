import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PrintedDocument } from '../../../pdf/blocks.ts';
import * as download from '../../components/download/saveFile.ts';
import * as pdf from '../../components/pdf/savePdf.ts';
import type { Writer } from '../../dataProvider/browser/worldStore.ts';
import { dialog, press, said } from '../../testing/acts.ts';
import { openPage, sample } from '../../testing/open.tsx';

const sent = sample.store
  .rows('providerInvoices')
  .find(
    ({ status, providerId, recruiterId }) =>
      status === 'Sent' && providerId === 'CO-001' && recruiterId === 'CO-002',
  );

test('a date of payment in the future is refused beside its field, and another one is recorded', async () => {
  const opened = await openPage('provider', `/providerInvoices/${sent?.id}/show`);
  await press(opened, 'Record payment');
  const asked = await dialog(/^Record the payment of CO-001-/);
  const day = asked.getByLabelText(/^Paid On/);
  fireEvent.change(day, { target: { value: '2199-01-01' } });
  await opened.user.click(asked.getByRole('button', { name: 'Record payment' }));
  expect(await asked.findByText('Choose today or an earlier date')).toBeVisible();
  fireEvent.change(day, { target: { value: sent?.issuedDate } });
  await opened.user.click(asked.getByRole('button', { name: 'Record payment' }));
  await said('Payment recorded');
  expect(opened.store.rows('providerInvoices').find(({ id }) => id === sent?.id)).toMatchObject({
    status: 'Paid',
    paidDate: sent?.issuedDate,
  });
});

test('a client reads the lines of an invoice and gets its PDF, without commission or moves', async () => {
  await openPage('recruiter', `/providerInvoices/${sent?.id}/show`);
  expect(await screen.findByRole('button', { name: 'Download Invoice' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Invoice lines' })).toBeVisible());
  expect(screen.queryByText(/commission/i)).toBeNull();
  for (const name of ['Record payment', 'Void']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a client is warned of bank details that it has not paid to, and the provider is not', async () => {
  const prepare = (writer: Writer) =>
    sent && writer.change('providerInvoices', sent, { bankDetailsChanged: true });
  const warning = /^These are not the bank details you have used for .+ so far\./;
  await openPage('recruiter', `/providerInvoices/${sent?.id}/show`, { prepare });
  expect(await screen.findByText(warning)).toBeVisible();
  cleanup();
  await openPage('provider', `/providerInvoices/${sent?.id}/show`, { prepare });
  expect(await screen.findByRole('button', { name: 'Record payment' })).toBeVisible();
  expect(screen.queryByText(warning)).toBeNull();
});

/** Opens the invoice, chooses a form of its file, and returns what is saved. */
const choose = async (
  userType: 'provider' | 'recruiter',
  form: RegExp,
  prepare?: (writer: Writer) => void,
) => {
  const printed: PrintedDocument[] = [];
  vi.spyOn(pdf, 'savePdf').mockImplementation(async (document) => {
    printed.push(document);
    return [];
  });
  const save = vi.spyOn(download, 'saveFile').mockImplementation(() => {});
  const opened = await openPage(userType, `/providerInvoices/${sent?.id}/show`, {
    ...(prepare && { prepare }),
  });
  await press(opened, 'Download Invoice');
  await opened.user.click(await screen.findByRole('menuitem', { name: form }));
  return { printed, save, ...opened };
};

test.each(['provider', 'recruiter'] as const)(
  'a %s downloads an invoice as a PDF and as Factur-X, which is the same PDF with the invoice as XML in it',
  async (userType) => {
    const { printed, user } = await choose(userType, /^PDF$/);
    await waitFor(() => expect(printed).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Download Invoice' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Factur-X/ }));
    await waitFor(() => expect(printed).toHaveLength(2));
    const [plain, hybrid] = printed;
    expect(plain?.archived).toBeUndefined();
    expect(hybrid?.blocks).toEqual(plain?.blocks);
    expect(hybrid?.archived?.file.name).toBe('factur-x.xml');
    expect(new TextDecoder().decode(hybrid?.archived?.file.bytes)).toContain(
      `<ram:ID>${sent?.number}</ram:ID>`,
    );
    expect(hybrid?.archived?.metadata).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
  },
);

test('what UBL needs and the companies have not entered is listed, with a link to one’s own company', async () => {
  const { save } = await choose('provider', /^UBL/);
  const asked = await dialog('Missing for UBL (XML)');
  expect(asked.getByText('Electronic address of Lumenfold Technologies')).toBeVisible();
  expect(asked.getByText('Electronic address of Corvane Financial')).toBeVisible();
  expect(asked.getByRole('link', { name: 'Open company profile' })).toHaveAttribute(
    'href',
    '/provider/settings/profile',
  );
  expect(asked.getAllByText('Corvane Financial enters it in its company profile.')).toHaveLength(2);
  expect(save).not.toHaveBeenCalled();
});

test('UBL is saved as XML once both companies have entered what it needs', async () => {
  const { save } = await choose('recruiter', /^UBL/, (writer) => {
    writer.touch('companies', 'CO-001', { electronicAddress: '9920:IN29AABCL4821M1Z5' });
    writer.touch('companies', 'CO-002', {
      electronicAddress: 'EM:ap@corvane.example',
      buyerReference: 'T7',
    });
  });
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  const [file, name] = save.mock.calls[0] ?? [];
  expect(name).toBe(`${sent?.number}.xml`);
  expect(await file?.text()).toContain('<cbc:BuyerReference>T7</cbc:BuyerReference>');
});
