import { read, utils } from '@e965/xlsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addDays, utcDay } from '../../domain/time/days.ts';
import { createWorld, defaultClock } from '../../fixtures/index.ts';
import type { PrintedDocument } from '../../pdf/blocks.ts';
import * as pdf from '../components/pdf/savePdf.ts';
import { openPage } from '../testing/open.tsx';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: defaultClock });
});
afterAll(() => {
  vi.useRealTimers();
});

const world = createWorld(defaultClock);

test('an operator compares groups at each step, and downloads all steps with their definitions', async () => {
  const { user } = await openPage('admin', '/analytics/fairness?range=1y&step=requested');
  const country = within(await screen.findByRole('table', { name: 'Country' }));
  expect(country.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Group',
    'Considered',
    'Selected',
    'Rate',
    '95% interval',
    'Impact ratio',
    'Assessment',
  ]);
  const from = addDays(utcDay(defaultClock), -364);
  const requested = new Set(
    world.requests.flatMap(({ candidateId, createdAt }) => (createdAt >= from ? (candidateId ?? []) : [])),
  );
  const [first] = within(await screen.findByRole('table', { name: 'Identity' }))
    .getAllByRole('row')
    .slice(1);
  expect(first).toHaveTextContent(new RegExp(`^Shown\\d+${requested.size}`));
  await user.click(
    within(screen.getByRole('region', { name: 'Provider' })).getByRole('button', { name: /^Show all/ }),
  );
  expect(within(screen.getByRole('table', { name: 'Provider' })).getAllByRole('row').length).toBeGreaterThan(
    20,
  );

  const files: Blob[] = [];
  const keep = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#';
  });
  const saved = async (name: string) => {
    files.length = 0;
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(files).toHaveLength(1));
    return new Uint8Array(await (files[0] as Blob).arrayBuffer());
  };
  const book = read(await saved('Export Excel'));
  const csv = new TextDecoder().decode(await saved('Export CSV'));
  keep.mockRestore();
  expect(csv).toMatch(/^\uFEFF?"?Grouping"?,"?Group"?,"?Step"?/);
  expect(csv).toContain('Identity,Shown,Requested,');
  expect(csv).toContain('Too few to say');

  const printed: PrintedDocument[] = [];
  vi.spyOn(pdf, 'savePdf').mockImplementation(async (document) => {
    printed.push(document);
    return [];
  });
  await user.click(screen.getByRole('button', { name: 'Export PDF' }));
  await waitFor(() => expect(printed).toHaveLength(1));
  const { blocks = [] } = printed[0] ?? {};
  // Each of five groupings at each of four steps.
  expect(blocks.filter(({ kind }) => kind === 'table')).toHaveLength(20);
  expect(blocks).toContainEqual({ kind: 'heading', text: 'Hired: History on TalentBench' });
  expect(book.SheetNames).toEqual(['Matching Fairness', 'Definitions']);
  const rows = utils.sheet_to_json<Record<string, unknown>>(book.Sheets['Matching Fairness'] as object, {
    raw: false,
  });
  const shown = rows.find(({ Grouping, Step }) => Grouping === 'Identity' && Step === 'Requested');
  expect(shown).toMatchObject({ Group: 'Shown', Selected: String(requested.size), Assessment: 'Best rate' });
  expect(Object.keys(shown ?? {})).toEqual(
    expect.arrayContaining([
      'Rate',
      'Interval from',
      'Interval to',
      'Impact ratio',
      'Period from',
      'Period to',
    ]),
  );
  expect(new Set(rows.map(({ Step }) => Step)).size).toBe(4);
  const terms = utils.sheet_to_json<Record<string, string>>(book.Sheets.Definitions as object);
  expect(terms.map(({ Term }) => Term)).toEqual(
    expect.arrayContaining(['Considered', 'Impact ratio', 'Too few to say', 'Protected attributes']),
  );
});

test('operators and recruiters read the model card, with the version of the engine and measured quality', async () => {
  await openPage('admin', '/analytics/model-card');
  expect(await screen.findByRole('heading', { name: 'Known limits' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Model card' })).toHaveAttribute('aria-current', 'page');
  const quality = within(screen.getByRole('table', { name: 'Measured quality' }));
  expect(quality.getByRole('row', { name: /^400 jobs/ })).toHaveTextContent('0.790.67');
  expect(screen.getByRole('region', { name: 'Inputs used' })).toHaveTextContent('Skills (48)');
});
