import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pagesPdf } from '../../../domain/resumes/testing/resumePdf.ts';
import { firstPlatform } from '../../../domain/settings/platform.ts';
import { plugin } from '../../../examples/profileSheets/plugin.ts';
import { installProduct } from '../../../plugins/testing/installProduct.ts';
import { defineConsolePart } from '../../components/consolePart.ts';
import type { TextReader } from '../../components/extensions.ts';
import { showPlatform } from '../../platform/shownPlatform.ts';
import { openPage } from '../../testing/open.tsx';

const words = { en: { extra: { reader: 'Extra Reader' } } };
const withReader = (read: TextReader['read']) => {
  const consolePart = defineConsolePart({ textReaders: [{ labelKey: 'extra.reader', read }] });
  installProduct([{ name: 'extra', words, consoles: { provider: async () => ({ consolePart }) } }]);
};
afterEach(() => {
  installProduct();
  showPlatform(firstPlatform);
  vi.restoreAllMocks();
});

const choose = async (file: File) => {
  await openPage('provider', '/employees/resumes');
  const input = await screen.findByLabelText('Choose files', { selector: 'input' });
  fireEvent.change(input, { target: { files: [file] } });
};
const draftOf = async (file: File) => {
  await choose(file);
  const draft = within(await screen.findByRole('region', { name: `Draft from ${file.name}` }));
  const fieldOf = async (name: RegExp) => (await draft.findAllByRole('textbox', { name }))[0];
  return { draft, fieldOf };
};
const sheet = 'Profile sheet 12\nConsultant: Ana Ruiz\nPlays: Tester\nBase: Lyon, France\nBand: €80 an hour';

test('the example’s reader fills a draft from the form of its firm, with the words of each field', async () => {
  installProduct([plugin]);
  const { draft, fieldOf } = await draftOf(new File([sheet], 'sheet.txt'));
  expect(await fieldOf(/^Name/)).toHaveValue('Ana Ruiz');
  expect(await fieldOf(/^Hourly Rate/)).toHaveValue('80');
  expect(draft.getAllByText('Read from “Band: €80 an hour”')).toHaveLength(2);
  draft.getByText('Read with the help of Profile Sheets.');
});

test('what a reader says that is not in the resume is not taken', async () => {
  withReader(async () => ({ fields: { name: { value: 'Eva Made-Up', quotes: ['Eva Made-Up'] } } }));
  const { fieldOf } = await draftOf(new File(['Ana Ruiz\nTester\nSkills\nJava'], 'plain.txt'));
  expect(await fieldOf(/^Name/)).toHaveValue('Ana Ruiz');
});

test('a reader that fails is named, and the product reads alone', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  withReader(async () => {
    throw new Error('The service is away');
  });
  const { draft, fieldOf } = await draftOf(new File(['Ana Ruiz\nTester\nSkills\nJava'], 'plain.txt'));
  expect(await fieldOf(/^Name/)).toHaveValue('Ana Ruiz');
  draft.getByText('Extra Reader could not read this resume. TalentBench read it alone.');
});

const priced = new File(['Ana Ruiz\nTester\nRate: £85 per hour\nEarlier: 90 EUR'], 'priced.txt');
const rate = { value: 9000, quotes: ['90 EUR'] };
const currency = { value: 'EUR', quotes: ['90 EUR'] };

test('a reader’s rate does not take the currency that the product read', async () => {
  withReader(async () => ({ fields: { rate } }));
  const { fieldOf } = await draftOf(priced);
  expect(await fieldOf(/^Hourly Rate/)).toHaveValue('85');
});

test('a reader’s rate in a currency that is not in use is not taken', async () => {
  showPlatform({ ...firstPlatform, currencies: ['USD', 'GBP'] });
  withReader(async () => ({ fields: { rate, currency } }));
  const { fieldOf } = await draftOf(priced);
  expect(await fieldOf(/^Hourly Rate/)).toHaveValue('85');
});

const scanned = async () => new File([await pagesPdf(['', ''])], 'scan.pdf', { type: 'application/pdf' });

test('a reader that fails at scanned pages is named', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  withReader(async () => {
    throw new Error('The service is away');
  });
  await choose(await scanned());
  await screen.findByText(/^scan\.pdf contains no text\. .* Extra Reader could not read the file either\.$/);
});

test('a reader can bring the text of scanned pages', async () => {
  withReader(async ({ text, file }) =>
    text === null && file ? { text: 'Ana Ruiz\nTester\nSkills\nJava', fields: {} } : null,
  );
  const { fieldOf } = await draftOf(await scanned());
  expect(await fieldOf(/^Name/)).toHaveValue('Ana Ruiz');
});
