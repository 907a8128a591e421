import { readFile } from 'node:fs/promises';
import { screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import { describe, expect, test, vi } from 'vitest';
import { open } from '../../testing/open.tsx';

/** Fonts come from their packages here, where no site serves them. */
vi.mock('../../components/pdf/readFont.ts', () => ({
  readFont: async (file: string) =>
    new Uint8Array(
      await readFile(
        `node_modules/@fontsource/${file.replace(/^(noto-sans-sc|noto-sans).*/, '$1')}/files/${file}`,
      ),
    ),
}));

const saved = vi.hoisted(() => ({ files: [] as { blob: Blob; name: string }[] }));
vi.mock('../../components/download/saveFile.ts', () => ({
  saveFile: (blob: Blob, name: string) => saved.files.push({ blob, name }),
}));

const patient = { timeout: 15_000 };
const said = (words: string | RegExp) => screen.findByText(words, undefined, patient);
const button = (name: string) => screen.findByRole('button', { name }, patient);

describe('Reports & Insights', () => {
  test('has filters for Report Type and Date Range, summary counts, and a table for each type', async () => {
    const { user } = await open('admin', '/reports?type=all');
    for (const type of ['Financial', 'User Analytics', 'Performance', 'Compliance'])
      expect(await screen.findByRole('table', { name: type }, patient)).toBeVisible();
    for (const [name, figure] of [
      ['Total Reports', '12'],
      ['Ready', '11'],
      ['Processing', '0'],
      ['Failed', '1'],
    ] as const) {
      const card = (await screen.findByRole('heading', { name, level: 2 })).closest('li');
      await waitFor(() => expect(card).toHaveTextContent(figure), patient);
    }
    const table = screen.getByRole('table', { name: 'Financial' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Name', 'Format', 'Last Generated', 'Status', 'Size', 'Actions']);
    expect(screen.getByRole('combobox', { name: 'Date Range' })).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Report Type' }));
    await user.click(await screen.findByRole('option', { name: 'Compliance' }));
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Financial' })).toBeNull(), patient);
    expect(await screen.findByRole('table', { name: 'Compliance' }, patient)).toBeVisible();
  }, 60_000);

  test('generates a report anew, and one that failed', async () => {
    const { user, store } = await open('admin', '/reports?type=all');
    const before = store.find('reports', 'RPT-001')?.lastGenerated;
    await user.click(await button('Generate: RPT-001'));
    await said('Generating report RPT-001... This may take a few minutes.');
    await waitFor(() => expect(store.find('reports', 'RPT-001')?.lastGenerated).not.toBe(before), patient);
    expect(store.find('reports', 'RPT-001')).toMatchObject({ status: 'Ready', progress: 100 });
    await user.click(await button('Try again: RPT-012'));
    await waitFor(() => expect(store.find('reports', 'RPT-012')?.status).toBe('Ready'), patient);
  }, 60_000);

  test('creates a report in a dialog, Financial and PDF at first, and says beside a field what is wrong', async () => {
    const { user, store } = await open('admin', '/reports');
    await user.click(await button('Create Report'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Report' }, patient));
    expect(dialog.getByRole('combobox', { name: /Report Type/ })).toHaveTextContent('Financial');
    expect(dialog.getByRole('combobox', { name: /Format/ })).toHaveTextContent('PDF');
    const choose = async (field: RegExp, option: string) => {
      await user.click(dialog.getByRole('combobox', { name: field }));
      await user.click(await screen.findByRole('option', { name: option }));
    };
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Tickets by priority');
    await choose(/About/, 'Support Tickets');
    await choose(/Measure/, 'Sum');
    await choose(/Group By/, 'Priority');
    await user.click(dialog.getByRole('button', { name: 'Create Report' }));
    expect(await dialog.findByText('Required', undefined, patient)).toBeVisible();
    await choose(/^Measure$/, 'Count');
    await user.click(dialog.getByRole('button', { name: 'Create Report' }));
    await said('Report creation started...');
    const made = () => store.rows('reports').find(({ name }) => name === 'Tickets by priority');
    await waitFor(() => expect(made()).toMatchObject({ status: 'Ready', rowsFound: 3 }), patient);
    expect(made()).toMatchObject({ type: 'Financial', format: 'PDF', groupBy: 'priority', measure: 'Count' });
  }, 60_000);

  test('downloads a report as PDF, Excel, CSV and JSON, all four with the same rows', async () => {
    const { user } = await open('admin', '/reports');
    saved.files.length = 0;
    for (const format of ['PDF', 'Excel', 'CSV', 'JSON']) {
      await user.click(await button('Download: RPT-001'));
      await user.click(await screen.findByRole('menuitem', { name: format }, patient));
      await said('Downloading report RPT-001...');
      await waitFor(() => expect(saved.files.at(-1)?.name).toMatch(endings[format] as RegExp), patient);
    }
    const [pdf, excel, csv, json] = saved.files.map(({ blob }) => blob) as [Blob, Blob, Blob, Blob];
    const rows = JSON.parse(await json.text()) as { plan: string; currency: string; sum: number }[];
    expect(rows.length).toBeGreaterThan(1);
    const { data } = Papa.parse<Record<string, string>>(await csv.text(), { header: true });
    expect(data.map(({ plan, sum }) => [plan, Number(sum)])).toEqual(
      rows.map(({ plan, sum }) => [plan, sum]),
    );
    const parts = unzipSync(new Uint8Array(await excel.arrayBuffer()));
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] as Uint8Array);
    for (const { sum } of rows) expect(sheet).toContain(`<v>${sum}</v>`);
    const paper = new TextDecoder('latin1').decode(await pdf.arrayBuffer());
    expect([paper.slice(0, 5), /\/Count (\d+)/.exec(paper)?.[1]]).toEqual(['%PDF-', '1']);
  }, 60_000);

  test('shows a report on a page of its own, as a chart and as a table', async () => {
    await open('admin', '/reports/RPT-001/show');
    const table = within(await screen.findByRole('table', { name: 'Revenue by plan' }, patient));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Plan',
      'Currency',
      'Sum: Amount',
    ]);
    expect(screen.getByRole('figure', { name: 'Revenue by plan, USD' })).toBeVisible();
  }, 60_000);

  test('is only read by those who may not write reports', async () => {
    await open('admin', '/reports', { role: 'Viewer' });
    await screen.findByRole('table', { name: 'Financial' }, patient);
    expect(screen.queryByRole('button', { name: 'Create Report' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Generate: RPT-001' })).toBeNull();
    expect(await button('Download: RPT-001')).toBeEnabled();
  }, 60_000);
});

const endings: Record<string, RegExp> = { PDF: /\.pdf$/, Excel: /\.xlsx$/, CSV: /\.csv$/, JSON: /\.json$/ };
