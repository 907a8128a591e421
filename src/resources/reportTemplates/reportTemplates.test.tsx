import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ReportTemplate } from '../../../domain/contract/reports/reportTemplates.ts';
import { openPage, sample } from '../../testing/open.tsx';

const rows = sample.store.rows('reportTemplates') as ReportTemplate[];
const ofCompleted = rows.find(({ conditions }) => conditions[0]?.value === 'Completed') as ReportTemplate;

test('The page of a report template says its conditions in words', async () => {
  await openPage('admin', `/reportTemplates/${ofCompleted.id}/show`);
  expect(await screen.findByText(/status is Completed/i)).toBeInTheDocument();
});

test('The page of a report template shows labels instead of stored names', async () => {
  const { id, noun, groupBy } = rows.find(({ measured }) => measured === 'amount') as ReportTemplate;
  await openPage('admin', `/reportTemplates/${id}/show`);
  expect(await screen.findByText(/^Sum of Amount by /)).toBeInTheDocument();
  for (const stored of [noun, groupBy, 'amount'])
    expect(screen.queryByText(String(stored), { exact: true })).not.toBeInTheDocument();
});

test('The form of a report template asks for the question, and keeps its conditions', async () => {
  const { user, store } = await openPage('admin', `/reportTemplates/${ofCompleted.id}`);
  expect(await screen.findByLabelText(/^Comparison/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Skill')).not.toBeInTheDocument();
  const name = screen.getByLabelText(/^Name/);
  await user.clear(name);
  await user.type(name, 'Closed deals');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(store.find('reportTemplates', ofCompleted.id)).toMatchObject({ name: 'Closed deals' }),
  );
  expect(store.find('reportTemplates', ofCompleted.id)?.conditions).toEqual(ofCompleted.conditions);
});
