import { read as readWorkbook, utils as sheets, type WorkSheet } from '@e965/xlsx';
import { screen, waitFor, within } from '@testing-library/react';
import Papa from 'papaparse';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { defaultClock } from '../../../fixtures/index.ts';
import * as files from '../../components/download/saveFile.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import * as fonts from '../../platform/fonts/readFont.ts';
import { openPage } from '../../testing/open.tsx';
import { readFont } from '../../testing/readFont.ts';

const saved: { files: { blob: Blob; name: string }[] } = { files: [] };

beforeEach(() => {
  vi.spyOn(files, 'saveFile').mockImplementation((blob, name) => {
    saved.files.push({ blob, name });
  });
  // The tests have no site to load the fonts from.
  vi.spyOn(fonts, 'readFont').mockImplementation(readFont);
});
afterEach(() => vi.restoreAllMocks());
afterEach(() => vi.useRealTimers());
const said = (words: string | RegExp) => screen.findByText(words);
const button = (name: string) => screen.findByLabelText(name, { selector: 'button' });

describe('Reports & Insights', () => {
  test('begins with financial reports, and has filters for Report Type and Date Range, summary counts, and a table for each type', async () => {
    const { user } = await openPage('admin', '/reports');
    const table = await screen.findByRole('table', { name: 'Financial' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Name', 'Format', 'Last Generated', 'Status', 'Size', 'Actions']);
    expect(screen.getByRole('combobox', { name: 'Date Range' })).toBeVisible();
    const type = screen.getByRole('combobox', { name: 'Report Type' });
    expect(type).toHaveTextContent('Financial');
    expect(screen.queryByLabelText('Compliance', { selector: 'table' })).toBeNull();
    await user.click(type);
    await user.click(await screen.findByRole('option', { name: 'All' }));
    for (const name of ['Financial', 'User Analytics', 'Performance', 'Compliance'])
      expect(await screen.findByLabelText(name, { selector: 'table' })).toBeVisible();
    expect(window.location.search).toBe('?type=all');
    for (const [name, figure] of [
      ['Total reports', '12'],
      ['Ready', '11'],
      ['Processing', '0'],
      ['Failed', '1'],
    ] as const) {
      const card = (await screen.findByText(name, { selector: 'h2' })).closest('li');
      await waitFor(() => expect(card).toHaveTextContent(figure));
    }
  });

  test('Date Range offers all, 7 days, 30 days, 90 days and 1 year, and narrows tables and counts', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: defaultClock });
    const { user } = await openPage('admin', '/reports');
    await screen.findByRole('table', { name: 'Financial' });
    const names = () =>
      within(screen.getByLabelText('Financial', { selector: 'table' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    const total = () => screen.getByText('Total reports', { selector: 'h2' }).closest('li');
    expect(names()).toEqual(['Subscriptions by status', 'Overdue invoices', 'Revenue by plan']);
    await user.click(screen.getByRole('combobox', { name: 'Date Range' }));
    const ranges = await screen.findAllByRole('option');
    expect(ranges.map(({ textContent }) => textContent)).toEqual([
      'All',
      '7 days',
      '30 days',
      '90 days',
      '1 year',
    ]);
    await user.click(ranges[1] as HTMLElement);
    await waitFor(() => expect(names()).toEqual(['Overdue invoices', 'Revenue by plan']));
    await waitFor(() => expect(total()).toHaveTextContent('2'));
    expect(window.location.search).toBe('?type=Financial&range=7d');
  });

  test('generates a report anew, and one that failed, which says why', { tags: 'rest' }, async () => {
    const { user, store } = await openPage('admin', '/reports?type=Compliance');
    const before = store.find('reports', 'RPT-010')?.lastGenerated;
    await user.click(await button('Generate: RPT-010'));
    await said('Generating report RPT-010... This may take a few minutes.');
    await waitFor(() => expect(store.find('reports', 'RPT-010')?.lastGenerated).not.toBe(before));
    expect(store.find('reports', 'RPT-010')).toMatchObject({ status: 'Ready', progress: 100 });
    await said('The server stopped while this report was being generated. Generate it again.');
    await user.click(await button('Try again: RPT-012'));
    await waitFor(() => expect(store.find('reports', 'RPT-012')?.status).toBe('Ready'));
  });

  test('creates a report in a dialog, Financial and PDF at first, and says beside a field what is wrong', async () => {
    const { user, store } = await openPage('admin', '/reports');
    await user.click(await screen.findByText('Create Report', { selector: 'button' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Report' }));
    expect(dialog.getByRole('combobox', { name: /Report Type/ })).toHaveTextContent('Financial');
    expect(dialog.getByRole('combobox', { name: /Format/ })).toHaveTextContent('PDF');
    const choose = async (field: RegExp, option: string) => {
      await user.click(dialog.getByRole('combobox', { name: field }));
      await user.click(await screen.findByRole('option', { name: option }));
    };
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'By priority');
    await choose(/^Data/, 'Support Tickets');
    await choose(/Measure/, 'Sum');
    await choose(/Group By/, 'Priority');
    await user.click(dialog.getByRole('button', { name: 'Create Report' }));
    expect(await dialog.findByText('Required')).toBeVisible();
    await choose(/^Measure$/, 'Count');
    await user.click(dialog.getByRole('button', { name: 'Create Report' }));
    await said('Report creation started...');
    const made = () => store.rows('reports').find(({ name }) => name === 'By priority');
    await waitFor(() => expect(made()).toMatchObject({ status: 'Ready', rowsFound: 3 }));
    expect(made()).toMatchObject({ type: 'Financial', format: 'PDF', groupBy: 'priority', measure: 'Count' });
    saved.files.length = 0;
    const { id, sizeBytes } = made() as Row;
    await user.click(await button(`Download: ${id}`));
    await user.click(await screen.findByText('PDF', { selector: '[role=menuitem]' }));
    await waitFor(() => expect(saved.files).toHaveLength(1));
    expect(saved.files[0]?.blob.size).toBe(sizeBytes);
  });

  test('downloads a report as PDF, Excel, CSV and JSON, all four with the same rows and the names of companies', {
    tags: 'rest',
  }, async () => {
    const { user, store } = await openPage('admin', '/reports');
    saved.files.length = 0;
    for (const format of ['PDF', 'Excel', 'CSV', 'JSON']) {
      await user.click(await button('Download: RPT-002'));
      await user.click(await screen.findByText(format, { selector: '[role=menuitem]' }));
      await said('Downloading report RPT-002...');
      await waitFor(() => expect(saved.files.at(-1)?.name).toMatch(endings[format] as RegExp));
    }
    const [pdf, excel, csv, json] = saved.files.map(({ blob }) => blob) as [Blob, Blob, Blob, Blob];
    const rows = JSON.parse(await json.text()) as Overdue[];
    expect(rows.length).toBeGreaterThan(1);
    for (const { companyId, companyName } of rows)
      expect(companyName).toBe(store.find('companies', companyId)?.name);

    const { data } = Papa.parse<Record<string, string>>(await csv.text(), { header: true });
    const told = ({ id, companyId, companyName, amount }: Overdue) => [id, companyId, companyName, amount];
    expect(data.map((row) => told({ ...row, amount: Number(row.amount) } as Overdue))).toEqual(
      rows.map(told),
    );
    const book = readWorkbook(await excel.arrayBuffer(), { cellNF: true });
    const [headings, ...lines] = sheets.sheet_to_json<unknown[]>(
      book.Sheets['Overdue invoices'] as WorkSheet,
      { header: 1 },
    );
    expect(headings?.slice(0, 4)).toEqual(['ID', 'Company', 'Plan', 'Amount']);
    expect(lines.map(([id, company, , amount]) => [id, company, amount])).toEqual(
      rows.map(({ id, companyName, amount }) => [id, companyName, amount]),
    );
    const sheet = book.Sheets['Overdue invoices'] as WorkSheet;
    expect([sheet.D2.t, sheet.D2.z, sheet.G2.z]).toEqual(['n', '#,##0.00', 'yyyy-mm-dd']);
    const about = sheets.sheet_to_csv(book.Sheets['About this report'] as WorkSheet);
    expect(about).toContain('Period,All dates');
    expect(about).toContain('Filter,Status is Overdue');
    const paper = await textOf(pdf);
    for (const fact of ['DataInvoices', 'PeriodAlldates', 'FilterStatusisOverdue', 'TimezoneUTC'])
      expect(paper).toContain(fact);
    expect(paper).toContain('Page1of1');
    for (const { id, companyName } of rows) expect(paper).toContain(unspaced(id + companyName));
  });

  test('offers CSV for Excel beside CSV, with the mark and the semicolons that Excel looks for', {
    tags: 'rest',
  }, async () => {
    const { user } = await openPage('admin', '/reports');
    saved.files.length = 0;
    await user.click(await button('Download: RPT-002'));
    const offered = await screen.findAllByRole('menuitem');
    expect(offered.map(({ textContent }) => textContent)).toContain('CSV for Excel');
    await user.click(screen.getByText('CSV for Excel', { selector: '[role=menuitem]' }));
    await waitFor(() => expect(saved.files.at(-1)?.name).toMatch(/\.csv$/));
    const bytes = new Uint8Array((await saved.files.at(-1)?.blob.arrayBuffer()) ?? []);
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toMatch(/^id;companyId;companyName;/);
  });

  test('shows a report on a page of its own, as a chart and as a table', { tags: 'rest' }, async () => {
    await openPage('admin', '/reports/RPT-001/show');
    const table = within(await screen.findByRole('table', { name: 'Revenue by plan' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Plan',
      'Currency',
      'Sum of Amount',
    ]);
    expect(screen.getByRole('figure', { name: 'Revenue by plan, USD' })).toBeVisible();
  });

  test('shows companies by their names', async () => {
    const { store } = await openPage('admin', '/reports/RPT-002/show');
    const table = await screen.findByRole('table', { name: 'Overdue invoices' });
    const { companyId } = store.rows('invoices').find(({ status }) => status === 'Overdue') as Row;
    expect(table).toHaveTextContent(String(store.find('companies', String(companyId))?.name));
    expect(table).not.toHaveTextContent(String(companyId));
  });

  test('says which files have no room for all of its rows, and which have', async () => {
    const withMany = (plain: DataProvider): DataProvider => ({
      ...plain,
      getOne: async (resource, asked) => {
        const { data } = await plain.getOne(resource, asked);
        return { data: resource === 'reports' ? { ...data, rowsFound: 60_000 } : data };
      },
    });
    const { user } = await openPage('admin', '/reports/RPT-002/show', { through: withMany });
    saved.files.length = 0;
    await user.click(await button('Download: RPT-002'));
    const choices = await screen.findAllByRole('menuitem');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Excelup to 50,000 rows',
      'PDFup to 2,000 rows',
      'CSV',
      'CSV for Excel',
      'JSON',
    ]);
    await user.click(choices[0] as HTMLElement);
    await said(
      'Excel holds up to 50,000 rows, and this report has 60,000. Download CSV or JSON, or narrow the report.',
    );
    expect(saved.files).toEqual([]);
  });

  test('is read, and not changed, by a viewer, who sees how far one has come that is being made', async () => {
    const halfMade = (plain: DataProvider): DataProvider => ({
      ...plain,
      getList: async (resource, asked) => {
        const found = await plain.getList(resource, asked);
        const soFar = (row: Row) =>
          row.id === 'RPT-002' ? { ...row, status: 'Processing', progress: 40 } : row;
        return resource === 'reports' ? { ...found, data: found.data.map(soFar) } : found;
      },
    });
    await openPage('admin', '/reports', { role: 'Viewer', through: halfMade });
    const progress = await screen.findByRole('progressbar', { name: 'Progress of RPT-002' });
    expect(progress).toHaveAttribute('aria-valuenow', '40');
    expect(screen.getByText('40%')).toBeVisible();
    await screen.findByRole('table', { name: 'Scheduled Reports' });
    await screen.findByText('Report Templates');
    const buttons = (await screen.findAllByRole('button')).map(
      (one) => one.getAttribute('aria-label') ?? one.textContent ?? '',
    );
    for (const act of [/^Create Report/, /^Generate:/, /^Schedule:/, /^More actions for/, /^Use Template/])
      expect(buttons.filter((name) => act.test(name))).toEqual([]);
    expect(buttons).toContain('Download: RPT-001');
  });
});

const endings: Record<string, RegExp> = { PDF: /\.pdf$/, Excel: /\.xlsx$/, CSV: /\.csv$/, JSON: /\.json$/ };

type Overdue = { id: string; companyId: string; companyName: string; amount: number };

const unspaced = (text: string): string => text.replace(/\s/g, '');

/** The text of a PDF's pages, as an independent PDF reader extracts it; a line ends where a column does. */
const textOf = async (pdf: Blob): Promise<string> => {
  const pages = await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer()));
  return unspaced((await extractText(pages, { mergePages: true })).text);
};
