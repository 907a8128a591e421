import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { defaultClock } from '../../../fixtures/index.ts';
import { openPage } from '../../testing/open.tsx';

/** Today comes from the store's clock. */
const onTheStoresDay = () => vi.useFakeTimers({ toFake: ['Date'], now: defaultClock });
afterEach(() => vi.useRealTimers());

type Page = Awaited<ReturnType<typeof openPage>>;

const major = ({ open }: Row, by = 0) => ((Number(open) + by) / 100).toFixed(2);

/** A CSV file that pays one invoice exactly, one in part, and has a fee. */
const fileFor = (paid: Row, part: Row) =>
  new File(
    [
      'Date,Amount (USD),Payer,Reference\n',
      `2026-02-24,${major(paid)},Somebody,Payment ${paid.id}\n`,
      `2026-02-24,${major(part, -10_000)},Somebody else,Payment ${part.id}\n`,
      '2026-02-25,-4.50,The Bank,Account fee\n',
    ],
    'february.csv',
    { type: 'text/csv' },
  );

const importFile = async ({ user }: Page, file: File) => {
  await screen.findByText('statement.sta');
  await user.click(screen.getByRole('button', { name: 'Import a statement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a bank statement' }));
  await user.upload(dialog.getByLabelText('Choose file'), file);
};

const entry = (name: RegExp) => screen.findByRole('listitem', { name });

test('a statement is imported, its certain entry confirmed, another one chosen and a fee ignored', async () => {
  onTheStoresDay();
  const page = await openPage('admin', '/billing/transactions/statements');
  const { user, store } = page;
  const owed = store.rows('invoices').filter(({ status }) => status === 'Overdue');
  const [paid, part] = [owed.at(-1) as Row, owed.at(-2) as Row];
  await importFile(page, fileFor(paid, part));
  expect(await screen.findByText('3 entries: 3 new, 0 known')).toBeVisible();

  const certain = within(await entry(/^Somebody, /));
  expect(await certain.findByText('Certain')).toBeVisible();
  expect(certain.getByText(`reference names ${paid.id} · exact amount`)).toBeVisible();
  const inPart = within(await entry(/^Somebody else, /));
  expect(await inPart.findByText(/part payment: \$100 stays due/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirm 1 certain match' }));
  await waitFor(() => expect(store.find('invoices', paid.id)).toMatchObject({ status: 'Paid', open: 0 }));
  await waitFor(() => expect(screen.queryByRole('listitem', { name: /^Somebody, / })).toBeNull());

  await user.click(within(await entry(/^Somebody else, /)).getByRole('button', { name: /^Choose/ }));
  const choice = within(await screen.findByRole('dialog', { name: /Somebody else/ }));
  const amount = await choice.findByRole('textbox', { name: new RegExp(part.id) });
  await user.clear(amount);
  await user.type(amount, '1');
  await user.click(choice.getByRole('button', { name: 'Record' }));
  expect(await choice.findByText(/of the entry is not assigned yet/)).toBeVisible();
  await user.clear(amount);
  await user.type(amount, major(part, -10_000));
  await user.click(choice.getByRole('button', { name: 'Record' }));
  await waitFor(() => expect(store.find('invoices', part.id)).toMatchObject({ open: 10_000 }));

  await user.click(within(await entry(/^The Bank, /)).getByRole('button', { name: /^Ignore/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Ignore entry/ }));
  await user.click(dialog.getByRole('button', { name: 'Ignore' }));
  await screen.findByText('All entries are matched or ignored.');
  await user.click(screen.getByRole('button', { name: 'Ignored' }));
  const fee = within(await entry(/^The Bank, /));
  expect(fee.getByText('Not about an invoice')).toBeVisible();
  await user.click(fee.getByRole('button', { name: 'Reopen' }));
  await waitFor(() =>
    expect(
      store
        .rows('bankEntries')
        .slice(-3)
        .map(({ status }) => status),
    ).toEqual(['Matched', 'Matched', 'Open']),
  );
});

test('a file that needs a choice asks for it, and one that is no statement is refused in words', async () => {
  onTheStoresDay();
  const page = await openPage('admin', '/billing/transactions/statements');
  await importFile(page, new File(['hello'], 'notes.txt', { type: 'text/plain' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a bank statement' }));
  expect(await dialog.findByText(/Choose a CAMT.053 or MT940 file/)).toBeVisible();
  const file = new File(['Date,Amount,Details\n2026-02-24,5.00,x\n'], 'a.csv', { type: 'text/csv' });
  await page.user.upload(dialog.getByLabelText('Choose file'), file);
  expect(await dialog.findByText(/doesn’t say its currency/)).toBeVisible();
  await page.user.click(dialog.getByRole('combobox', { name: 'Currency of the file' }));
  await page.user.click(await screen.findByRole('option', { name: 'EUR' }));
  expect(await screen.findByText('1 entry: 1 new, 0 known')).toBeVisible();
  expect(page.store.rows('bankEntries').at(-1)).toMatchObject({ currency: 'EUR', amount: 500 });
});
