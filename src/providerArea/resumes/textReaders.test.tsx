import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pagesPdf } from '../../../domain/resumes/testing/resumePdf.ts';
import { plugin } from '../../../examples/profileSheets/plugin.ts';
import { installProduct } from '../../../plugins/testing/installProduct.ts';
import { defineConsolePart } from '../../components/consolePart.ts';
import type { TextReader } from '../../components/extensions.ts';
import { openPage } from '../../testing/open.tsx';

const words = { en: { extra: { reader: 'Extra Reader' } } };
const withReader = (read: TextReader['read']) => {
  const consolePart = defineConsolePart({ textReaders: [{ labelKey: 'extra.reader', read }] });
  installProduct([{ name: 'extra', words, consoles: { provider: async () => ({ consolePart }) } }]);
};
afterEach(() => {
  installProduct();
  vi.restoreAllMocks();
});

const draftOf = async (file: File) => {
  await openPage('provider', '/employees/resumes');
  const input = await screen.findByLabelText('Choose files', { selector: 'input' });
  fireEvent.change(input, { target: { files: [file] } });
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

test('a reader can bring the text of scanned pages', async () => {
  withReader(async ({ text, file }) =>
    text === null && file ? { text: 'Ana Ruiz\nTester\nSkills\nJava', fields: {} } : null,
  );
  const scan = new File([await pagesPdf(['', ''])], 'scan.pdf', { type: 'application/pdf' });
  const { fieldOf } = await draftOf(scan);
  expect(await fieldOf(/^Name/)).toHaveValue('Ana Ruiz');
});
