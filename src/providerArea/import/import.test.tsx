import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { benchLines, benchRows, sheetDay } from '../../../domain/import/testing/benchSheet.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { dateCell } from '../../../excel/sheet.ts';
import { workbookOf } from '../../../excel/workbook.ts';
import { openPage, sample } from '../../testing/open.tsx';

const headings = 'Name;Job Title;Skills;Years;City;Rate;E-Mail';
const file = (...rows: string[]) =>
  new File([[headings, ...rows].join('\r\n')], 'bench.csv', { type: 'text/csv' });

const openImport = async (circumstances: Parameters<typeof openPage>[2] = {}) => {
  const opened = await openPage('provider', '/employees/import', circumstances);
  const input = await screen.findByLabelText('Choose a file', { selector: 'input' });
  const choose = (chosen: File) => fireEvent.change(input, { target: { files: [chosen] } });
  const toPreview = async () => {
    await opened.user.click(await screen.findByRole('button', { name: 'Preview' }));
    return screen.findByRole('group', { name: 'Filter rows' });
  };
  return { ...opened, choose, toPreview };
};

test('a file is mapped, previewed row by row, imported and undone', async () => {
  const { user, store, choose, toPreview } = await openImport();
  const known = store.rows('candidates').find(({ id }) => id === 'BE-001');
  const before = store.rows('candidates').length;
  choose(
    file(
      'Zoe Zimmer;Rust Engineer;"rust, go";6;Berlin;$85.50;zoe@import.example',
      `${known?.name};${known?.title};;;;999;${known?.email}`,
      'Zoe Zimmer;Rust Engineer;rust;6;Berlin;85.5;zoe@import.example',
      'Nobody;;;many;Berlin;80;',
    ),
  );
  expect(await screen.findByLabelText('“City” maps to')).toHaveValue('location');
  const kinds = await toPreview();
  for (const name of ['All 4', 'New 1', 'Update 1', 'Duplicate 1', 'Error 1'])
    within(kinds).getByRole('button', { name });
  screen.getByText('Already in row 2 of this file');
  screen.getByText(/^Experience \(years\): enter whole years/);
  screen.getByText(/^Same email as BE-001\. Hourly Rate: far from the usual rate of /);
  const was = formatMoney(known?.rate ?? 0);
  expect(screen.getByRole('row', { name: /BE-001/ })).toHaveTextContent(`Hourly Rate: ${was} → $999`);
  await user.click(screen.getByRole('button', { name: 'Import 2 candidates' }));
  await screen.findByText('1 candidate added');
  screen.getByText('1 candidate updated');
  screen.getByText('2 rows skipped');
  expect(store.rows('candidates').at(-1)).toMatchObject({
    name: 'Zoe Zimmer',
    rate: 8550,
    companyId: 'CO-001',
  });
  expect(store.find('candidates', 'BE-001')?.rate).toBe(99_900);
  await user.click(screen.getByRole('button', { name: 'Undo import' }));
  await screen.findByText(/2 changes reverted/);
  expect(store.rows('candidates')).toHaveLength(before);
  expect(store.find('candidates', 'BE-001')?.rate).toBe(known?.rate);
});

test('rows are numbered as in the file, including blank ones', async () => {
  const { choose, toPreview } = await openImport();
  const zoe = 'Zoe Zimmer;Rust Engineer;rust;6;Berlin;85;zoe@import.example';
  choose(file('', zoe, ' ; ;;;;;', '', zoe));
  await toPreview();
  const numbers = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell')[0]?.textContent);
  expect(numbers).toEqual(['', '3', '6']);
  screen.getByText('Already in row 3 of this file');
});

test('undoing an import skips rows changed since, and names them', async () => {
  const { user, store, choose, toPreview } = await openImport();
  choose(file('Zoe Zimmer;Rust Engineer;rust;6;Berlin;85;', 'Yan Young;Tester;;3;Lyon;70;'));
  await toPreview();
  await user.click(screen.getByRole('button', { name: 'Import 2 candidates' }));
  await screen.findByText('2 candidates added');
  const zoe = store.rows('candidates').find(({ name }) => name === 'Zoe Zimmer');
  if (!zoe) throw new Error('Zoe is missing');
  store.write((writer) => writer.change('candidates', zoe, { title: 'Lead' }));
  await user.click(screen.getByRole('button', { name: 'Undo import' }));
  await screen.findByText('Zoe Zimmer (row 2): Someone else has changed this');
  screen.getByText(/1 change reverted/);
  expect(store.rows('candidates').map(({ name }) => name)).not.toContain('Yan Young');
});

test('a file that exceeds the plan is reported in its preview, and not sent', async () => {
  const { choose, toPreview } = await openImport();
  choose(file(...Array.from({ length: 29 }, (_, n) => `New ${n};Tester;;3;Lyon;70;`)));
  await toPreview();
  await screen.findByText(
    /^Your file is 3 candidates over the limit. Your Premium plan includes 50 bench employees, and you have 24/,
  );
  screen.getByRole('button', { name: 'Upgrade Plan' });
  expect(screen.getByRole('button', { name: 'Import 29 candidates' })).toBeDisabled();
});

test('existing candidates can be left unchanged', async () => {
  const { user, store, choose, toPreview } = await openImport();
  const known = store.find('candidates', 'BE-002');
  choose(file(`${known?.name};${known?.title};;;;999;${known?.email}`));
  await toPreview();
  await user.click(screen.getByRole('radio', { name: 'Skip them' }));
  expect(screen.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
});

test('a missing required column is reported, and can be mapped by hand', async () => {
  const { user, choose } = await openImport();
  choose(new File(['Who,Job Title,Years,City,Rate\nZoe,Tester,3,Lyon,70'], 'other.csv'));
  await screen.findByText(/No column is mapped to Name/);
  await user.selectOptions(screen.getByLabelText('“Who” maps to'), 'Name (required)');
  await waitFor(() => expect(screen.queryByText(/^No columns? (is|are) mapped/)).toBeNull());
});

test('a CSV file that Excel wrote on Windows is read at once; another encoding shows its rows as unreadable', async () => {
  const { user, choose, toPreview } = await openImport();
  const latin = [...`${headings}\nZo`].map((sign) => sign.charCodeAt(0));
  const rest = [...';Tester;;3;Lyon;70;'].map((sign) => sign.charCodeAt(0));
  choose(new File([new Uint8Array([...latin, 0xeb, ...rest])], 'latin.csv'));
  within(await toPreview()).getByRole('button', { name: 'New 1' });
  screen.getByRole('rowheader', { name: 'Zoë' });
  await user.click(screen.getByRole('button', { name: 'Back to columns' }));
  await user.click(screen.getByRole('combobox', { name: 'Encoding' }));
  await user.click(await screen.findByRole('option', { name: 'UTF-8' }));
  within(await toPreview()).getByRole('button', { name: 'Error 1' });
  screen.getByText(/^Name: contains unreadable characters/);
});

test('an Excel workbook is imported with dates and numbers, and with skills spelled as in the market', async () => {
  const { user, store, choose, toPreview } = await openImport();
  const headings = ['Name', 'Job Title', 'Skills', 'Years', 'City', 'Rate', 'Available From'];
  const zoe = [
    'Zoe Zimmer',
    'Platform Engineer',
    'ReactJS, react.js, k8s',
    7.5,
    'Berlin',
    85.5,
    dateCell('2026-09-01'),
  ];
  choose(new File([await workbookOf([{ name: 'Bench', headings, rows: [[], zoe] }])], 'bench.xlsx'));
  expect(await screen.findByText('bench.xlsx: 1 row')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Encoding' })).toBeNull();
  await toPreview();
  screen.getByText('Experience (years) rounded down to 7');
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(/^3/);
  await user.click(screen.getByRole('button', { name: 'Import 1 candidate' }));
  await screen.findByText('1 candidate added');
  expect(store.rows('candidates').at(-1)).toMatchObject({
    skills: ['React', 'Kubernetes'],
    experience: 7,
    rate: 8550,
    availableFrom: '2026-09-01',
  });
});

test('a damaged workbook is refused with what to do', async () => {
  const { choose } = await openImport();
  choose(new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])], 'bench.xlsx'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'bench.xlsx could not be opened as an Excel workbook. Save it again as .xlsx or CSV and try again.',
  );
});

test('skipped rows are downloaded as they are in the file, with all their reasons', async () => {
  const { user, choose, toPreview } = await openImport();
  choose(file('Zoe Zimmer;Tester;go;3;Lyon;70;', 'Yan Young;Tester;;7 or 8;;cheap;nowhere'));
  await toPreview();
  screen.getByText(/^Experience \(years\): .*Hourly Rate: .*Location: .*Email: /);
  await user.click(screen.getByRole('button', { name: 'Import 1 candidate' }));
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => `#${saved.push(content as Blob)}`);
  await user.click(await screen.findByRole('button', { name: 'Download 1 skipped row' }));
  const [head, row, end] = (await saved[0]?.text())?.split('\r\n') ?? [];
  expect(head).toMatch(/Name,Job Title,Skills,Years,City,Rate,E-Mail,Details$/);
  expect(row).toMatch(/^Yan Young,Tester,,7 or 8,,cheap,nowhere,"?Error: Experience/);
  expect(end).toBeUndefined();
});

test('a hundred thousand rows are refused before anything is stored', async () => {
  const { store, choose } = await openImport();
  const before = store.rows('candidates').length;
  choose(new File([`${headings}\n${'Zoe;T;;3;Lyon;70;\n'.repeat(100_000)}`], 'huge.csv'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('huge.csv has more than 20,000 rows. Split it into smaller files.');
  expect(store.rows('candidates')).toHaveLength(before);
});

test.each([
  ['a file without rows', new File([headings], 'empty.csv'), /has no rows below the header/],
  [
    'a file that is no text',
    new File([new Uint8Array(400).fill(0)], 'sheet.xlsx'),
    /is not a CSV or Excel file/,
  ],
])('an import of %s is refused with a message', async (_, chosen, words) => {
  const { choose } = await openImport();
  choose(chosen);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('the preview shows what will be stored: rounded, doubtful and shortened numbers with a sentence', async () => {
  const { choose, toPreview } = await openImport();
  const headings = ['Name', 'Job Title', 'Years', 'City', 'Rate', 'Phone'];
  const rows = [
    ['Zoe Zimmer', 'Tester', 6, 'Berlin', 62.125, 919_876_543_210],
    ['Yan Young', 'Tester', 3, 'Lyon', '62.500', ''],
    ['Xena Xu', 'Tester', 3, 'Lyon', 62_125, ''],
    ['Will Wu', 'Tester', 3, 'Lyon', 70, '9.19877E+11'],
  ];
  choose(new File([await workbookOf([{ name: 'Bench', headings, rows }])], 'bench.xlsx'));
  const kinds = await toPreview();
  within(kinds).getByRole('button', { name: 'Error 1' });
  screen.getByText('Hourly Rate rounded to $62.13');
  screen.getByText(
    /Title: Tester · Experience \(years\): 6 · Location: Berlin · Hourly Rate: \$62\.13 · Phone Number: 919876543210/,
  );
  screen.getByText(/^Hourly Rate: this amount is ambiguous/);
  screen.getByText(/^Hourly Rate: far from the usual rate of /);
  screen.getByText(/^Phone Number: a spreadsheet has shortened this number.* Imported without it$/);
});

test('a sheet with a title above its headings and a line for Excel is read, with the numbers of its rows', async () => {
  const { choose, toPreview } = await openImport();
  const lines = [
    'sep=;',
    'Bench report week 48;;;;;;',
    'Vorname;Nachname;Designation;Total Exp (Yrs);Current Location;Tagessatz;Kündigungsfrist',
    'Jürgen;Weiß;SAP Berater;6 years 5 months;München;€ 640;15 days',
    'Zoe;Zimmer;Tester;3;Berlin;12 LPA;ASAP',
  ];
  choose(new File([lines.join('\r\n')], 'week48.csv', { type: 'text/csv' }));
  expect(await screen.findByLabelText('“Vorname” maps to')).toHaveDisplayValue('First Name');
  expect(screen.getByLabelText('“Tagessatz” maps to')).toHaveValue('rate');
  const kinds = await toPreview();
  within(kinds).getByRole('button', { name: 'New 1' });
  expect(screen.getByRole('row', { name: /^4 Jürgen Weiß/ })).toHaveTextContent(
    'Experience (years) rounded down to 6. Hourly Rate: day rate divided by 8 hours (€80). Availability: read as “2 weeks notice”',
  );
  expect(screen.getByRole('row', { name: /^5 Zoe Zimmer/ })).toHaveTextContent(
    'Hourly Rate: choose for this column whether amounts are per month or per year, or enter an hourly rate',
  );
});

test('a workbook with a title above its headings is read, with the numbers of its rows', async () => {
  const { choose, toPreview } = await openImport();
  const headings = ['Bench report week 48', '', '', '', ''];
  const rows = [
    ['Name', 'Job Title', 'Skills', 'City', 'Rate'],
    ['Zoe Zimmer', 'Rust Engineer', 'rust, go', 'Berlin', 85.5],
  ];
  choose(new File([await workbookOf([{ name: 'Bench', headings, rows }])], 'bench.xlsx'));
  expect(await screen.findByLabelText('“Job Title” maps to')).toHaveValue('title');
  expect(screen.getByText('bench.xlsx: 1 row')).toBeVisible();
  await toPreview();
  expect(screen.getByRole('row', { name: /^3 Zoe Zimmer/ })).toBeVisible();
});

test('a firm without anybody on its bench finds both imports beside Add Employee', async () => {
  await openPage('provider', '/employees', { without: ['candidates'] });
  expect(await screen.findByRole('link', { name: 'Import file' })).toHaveAttribute(
    'href',
    '/provider/employees/import',
  );
  screen.getByRole('link', { name: 'Import resumes' });
  screen.getByRole('link', { name: 'Add Employee' });
});

test('a row with errors is corrected in the preview, where each error stands beside its cell', async () => {
  const { user, store, choose, toPreview } = await openImport();
  choose(file('Zoe Zimmer;Rust Engineer;rust;many;Berlin;12 LPA;zoe(at)import.example'));
  const kinds = await toPreview();
  await user.click(screen.getByRole('button', { name: 'Edit row 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit row 2' }));
  const correct = async (name: string, why: RegExp, right: string) => {
    const cell = dialog.getByRole('textbox', { name });
    expect(cell).toBeInvalid();
    expect(cell).toHaveAccessibleDescription(why);
    await user.clear(cell);
    await user.type(cell, right);
  };
  await correct('Years', /^Experience \(years\): enter whole years/, '6');
  await correct('Rate', /or enter an hourly rate$/, '€85');
  await correct('E-Mail', /Imported without it$/, 'zoe@import.example');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await within(kinds).findByRole('button', { name: 'New 1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import 1 candidate' }));
  await screen.findByText('1 candidate added');
  expect(store.rows('candidates').at(-1)).toMatchObject({
    experience: 6,
    rate: 8500,
    currency: 'EUR',
    email: 'zoe@import.example',
  });
});

test('a column of dates that could be two days each is settled by one choice', async () => {
  const { user, choose, toPreview } = await openImport();
  const lines = [
    'Name;Role;Years;City;Rate;Available From',
    'Zoe Zimmer;Tester;3;Berlin;$85;05/12/2026',
    'Yan Young;Tester;4;Lyon;$80;06/12/2026',
  ];
  choose(new File([lines.join('\n')], 'dates.csv', { type: 'text/csv' }));
  const order = await screen.findByRole('combobox', { name: 'Available From: “05/12/2026” is' });
  expect(order).toHaveDisplayValue('Import without these dates');
  await user.selectOptions(order, 'December 5, 2026');
  await toPreview();
  expect(screen.getByRole('row', { name: /Zoe Zimmer/ })).toHaveTextContent('Available From: Dec 5, 2026');
  expect(screen.getByRole('row', { name: /Yan Young/ })).toHaveTextContent('Available From: Dec 6, 2026');
});

test('a column of amounts is settled by one choice of what they are for, and one of their currency', async () => {
  const { user, choose, toPreview } = await openImport();
  const lines = [
    'Name;Role;Years;City;Rate',
    'Zoe Zimmer;Tester;3;Berlin;96,000',
    'Yan Young;Tester;4;Lyon;$120k',
  ];
  choose(new File([lines.join('\n')], 'salaries.csv', { type: 'text/csv' }));
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Rate: Amounts are' }),
    'Per year (1,920 hours)',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rate: Currency' }), 'EUR');
  await toPreview();
  expect(screen.getByRole('row', { name: /Zoe Zimmer/ })).toHaveTextContent('€50');
  expect(screen.getByRole('row', { name: /Yan Young/ })).toHaveTextContent('$62.50');
});

const csvLine = (cells: readonly string[]) =>
  cells.map((cell) => (/[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';');
const benchCsv = benchLines.map(csvLine).join('\r\n');

/** Excel writes the letters of Windows-1252 beyond Latin-1 in a block of their own, and a question mark for other signs. */
const windowsLetters = new Map(
  Array.from({ length: 32 }, (_, at) => [
    new TextDecoder('windows-1252').decode(new Uint8Array([128 + at])),
    128 + at,
  ]),
);
const inWindows1252 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    return windowsLetters.get(letter) ?? (code < 256 ? code : '?'.charCodeAt(0));
  });

/** Excel makes numbers of numbers, and dates of what looks like one. */
const excelCell = (cell: string) => {
  if (/^\d+(?:\.\d+)?$/.test(cell)) return Number(cell);
  return cell === '15-Jan-27' ? dateCell('2027-01-15') : cell;
};

test.each<[string, () => Promise<File>]>([
  ['a CSV file in UTF-8 with semicolons', async () => new File([`\uFEFF${benchCsv}`], 'bench.csv')],
  ['a CSV file in Windows-1252', async () => new File([inWindows1252(benchCsv)], 'bench.csv')],
  [
    'an Excel workbook',
    async () => {
      const [[title = ''] = [], ...lines] = benchLines;
      const width = Math.max(...benchLines.map((cells) => cells.length));
      const headings = Array.from({ length: width }, (_, at) => (at === 0 ? title : ''));
      const rows = lines.map((cells) => cells.map(excelCell));
      return new File([await workbookOf([{ name: 'Bench', headings, rows }])], 'bench.xlsx');
    },
  ],
])('a firm’s bench sheet of forty people, as %s, brings 37 of them within five clicks', async (_, fileOf) => {
  vi.setSystemTime(new Date(`${sheetDay}T09:00:00Z`));
  const known = sample.store.rows('candidates');
  const first = known.find(({ companyId }) => companyId === 'CO-001');
  const { user, store } = await openPage('provider', '/employees', {
    prepare: (writer) => {
      for (const { id } of known) if (id !== first?.id) writer.remove('candidates', id);
    },
  });
  const clicks: string[] = [];
  const press = async (role: 'link' | 'button', name: string) => {
    clicks.push(name);
    await user.click(await screen.findByRole(role, { name }));
  };
  await press('link', 'Import file');
  await press('button', 'Choose a file');
  clicks.push('the file, in the dialog of the system');
  const input = screen.getByLabelText('Choose a file', { selector: 'input' });
  fireEvent.change(input, { target: { files: [await fileOf()] } });
  await press('button', 'Preview');
  await press('button', 'Import 37 candidates');
  await screen.findByText('37 candidates added');
  expect(clicks.length).toBeLessThanOrEqual(5);
  const meant = benchRows.flatMap(({ stored }) => stored ?? []);
  const rows = store.rows('candidates').filter(({ id }) => id !== first?.id);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(meant.map(({ name }) => name).toSorted());
  for (const { email, phone, ...one } of meant)
    expect(rows.find(({ name }) => name === one.name)).toMatchObject({
      ...one,
      email: email ?? null,
      phone: phone ?? null,
      companyId: 'CO-001',
    });
});

test('columns are mapped to custom fields, previewed beside what they replace, imported and undone', async () => {
  const { user, store, choose, toPreview } = await openImport();
  const known = store.find('candidates', 'BE-001');
  const [employee, authorization, passport, check] = store.rows('customFields').map(({ id }) => String(id));
  const lines = [
    'Name;Job Title;Years;City;Rate;E-Mail;EMPLOYEE NÚMBER;Work authorization;Passport;Background check done;Shoe size',
    'Zoe Zimmer;Tester;3;Lyon;70;;E-7;h-1b;31/01/2030;ja;38',
    'Yan Young;Tester;3;Lyon;70;;E-8;Green Card;05/12/2030;maybe;39',
    `${known?.name};;;;;${known?.email};E-9;;;;`,
  ];
  choose(new File([lines.join('\r\n')], 'own.csv', { type: 'text/csv' }));
  expect(await screen.findByLabelText('“EMPLOYEE NÚMBER” maps to')).toHaveDisplayValue('Employee number');
  expect(screen.getByLabelText('“Work authorization” maps to')).toHaveDisplayValue('Work authorization');
  expect(screen.getByLabelText('“Shoe size” maps to')).toHaveValue('');
  const menu = screen.getByLabelText('“Passport” maps to');
  within(menu).getByRole('group', { name: 'Custom Fields' });
  await user.selectOptions(menu, 'Passport valid until');
  const kinds = await toPreview();
  for (const name of ['New 2', 'Update 1', 'Error 0']) within(kinds).getByRole('button', { name });
  expect(screen.getByRole('row', { name: /^2 Zoe Zimmer/ })).toHaveTextContent(
    'Employee number: E-7 · Work authorization: H-1B · Passport valid until: Jan 31, 2030 · Background check done: Yes',
  );
  const yan = screen.getByRole('row', { name: /^3 Yan Young/ });
  expect(yan).toHaveTextContent(/Work authorization: .*\. Imported without it/);
  expect(yan).toHaveTextContent('Passport valid until: Dec 5, 2030');
  expect(yan).toHaveTextContent('Background check done: enter yes or no. Imported without it');
  const was = known?.customFields ?? {};
  expect(screen.getByRole('row', { name: /BE-001/ })).toHaveTextContent(
    `Employee number: ${was[String(employee)]} → E-9`,
  );
  await user.click(screen.getByRole('button', { name: 'Import 3 candidates' }));
  await screen.findByText('2 candidates added');
  const valuesOf = (name: string) => store.rows('candidates').find((row) => row.name === name)?.customFields;
  expect(valuesOf('Zoe Zimmer')).toEqual({
    [String(employee)]: 'E-7',
    [String(authorization)]: 'H-1B',
    [String(passport)]: '2030-01-31',
    [String(check)]: true,
  });
  expect(valuesOf('Yan Young')).toEqual({ [String(employee)]: 'E-8', [String(passport)]: '2030-12-05' });
  expect(valuesOf(String(known?.name))).toEqual({ ...was, [String(employee)]: 'E-9' });
  await user.click(screen.getByRole('button', { name: 'Undo import' }));
  await screen.findByText(/3 changes reverted/);
  expect(store.find('candidates', 'BE-001')?.customFields).toEqual(was);
});

test('numbers of a custom field that may have thousands or decimals are settled for the whole column', async () => {
  const { user, choose, toPreview } = await openImport({
    prepare: (writer) => {
      const [field] = sample.store.rows('customFields');
      if (field) writer.change('customFields', field, { kind: 'Number', name: 'Score' });
    },
  });
  choose(new File(['Name;Job Title;Years;City;Rate;Score\nZoe Zimmer;Tester;3;Lyon;70;1.234'], 'own.csv'));
  await user.selectOptions(await screen.findByLabelText('Score: “1.234” is'), '1234');
  await toPreview();
  expect(screen.getByRole('row', { name: /^2 Zoe Zimmer/ })).toHaveTextContent('Score: 1,234');
});

test('a file is read only once the custom fields are known', async () => {
  let fails = true;
  const { user } = await openPage('provider', '/employees/import', {
    through: (plain) =>
      ({
        ...plain,
        getList: (noun: string, params: never) =>
          noun === 'customFields' && fails
            ? Promise.reject(new Error('No connection'))
            : plain.getList(noun, params),
      }) as typeof plain,
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByLabelText('Choose a file', { selector: 'input' })).toBeNull();
  fails = false;
  await user.click(retry);
  await screen.findByLabelText('Choose a file', { selector: 'input' });
});

test('a column that maps to nothing is added as a custom field, and imported into it', async () => {
  const { user, store, choose, toPreview } = await openImport();
  choose(new File(['Name;Job Title;Years;City;Rate;Shoe size\nZoe Zimmer;Tester;3;Lyon;70;38'], 'own.csv'));
  expect(await screen.findByLabelText('“Shoe size” maps to')).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'City: Add as a custom field' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Shoe size: Add as a custom field' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add field' }));
  expect(await dialog.findByLabelText(/^Name/)).toHaveValue('Shoe size');
  await user.click(dialog.getByRole('button', { name: 'Add field' }));
  await waitFor(() => expect(screen.getByLabelText('“Shoe size” maps to')).toHaveDisplayValue('Shoe size'));
  expect(screen.queryByRole('button', { name: 'Shoe size: Add as a custom field' })).toBeNull();
  await toPreview();
  await user.click(screen.getByRole('button', { name: 'Import 1 candidate' }));
  await screen.findByText('1 candidate added');
  const field = store.rows('customFields').at(-1);
  expect(field).toMatchObject({ name: 'Shoe size', kind: 'Text', noun: 'candidates', status: 'Active' });
  expect(store.rows('candidates').at(-1)?.customFields).toEqual({ [String(field?.id)]: '38' });
});

test('a custom field that the plan has no room for is refused in its dialog, and the column stays as it is', async () => {
  const { user, store, choose } = await openImport({
    prepare: (writer) => {
      for (const plan of sample.store.rows('plans')) writer.change('plans', plan, { customFields: 4 });
    },
  });
  choose(new File(['Name;Job Title;Years;City;Rate;Shoe size\nZoe Zimmer;Tester;3;Lyon;70;38'], 'own.csv'));
  await user.click(await screen.findByRole('button', { name: 'Shoe size: Add as a custom field' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add field' }));
  await user.click(dialog.getByRole('button', { name: 'Add field' }));
  await screen.findByText(/includes 4 custom fields/);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('“Shoe size” maps to')).toHaveValue('');
  expect(store.rows('customFields')).toHaveLength(sample.store.rows('customFields').length);
});

test('colleagues who may not change settings map columns to custom fields, and add none', {
  tags: 'rest',
}, async () => {
  const { choose } = await openImport({ role: 'User' });
  choose(new File(['Name;Job Title;Employee number;Shoe size\nZoe Zimmer;Tester;E-7;38'], 'own.csv'));
  expect(await screen.findByLabelText('“Employee number” maps to')).toHaveDisplayValue('Employee number');
  expect(screen.queryByRole('button', { name: /Add as a custom field$/ })).toBeNull();
});
