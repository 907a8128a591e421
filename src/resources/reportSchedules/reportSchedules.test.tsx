import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { open } from '../../testing/open.tsx';

const patient = { timeout: 15_000 };
type Opened = Awaited<ReturnType<typeof open>>;

const part = async (name: string) => within(await screen.findByRole('region', { name }, patient));
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }, patient));
const said = (words: string | RegExp) => screen.findByText(words, undefined, patient);
const headingsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const schedules = ({ store }: Opened) => store.rows('reportSchedules') as (Row & { name: string })[];
const financial = ({ store }: Opened) =>
  store.rows('reports').find(({ type, status }) => type === 'Financial' && status === 'Ready') as Row;
const more = async ({ user }: Opened, name: string, choice: string) => {
  const shown = await part('Scheduled Reports');
  await user.click(await shown.findByRole('button', { name: `More for ${name}` }, patient));
  await user.click(await screen.findByRole('menuitem', { name: choice }, patient));
};

describe('the page Reports & Insights', () => {
  test('begins with financial reports, and shows another type or all of them when asked to', async () => {
    const { user } = await open('admin', '/reports');
    await screen.findByRole('region', { name: 'Financial' }, patient);
    expect(screen.getByRole('combobox', { name: 'Report Type' })).toHaveTextContent('Financial');
    expect(screen.queryByRole('region', { name: 'Compliance' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'Report Type' }));
    await user.click(await screen.findByRole('option', { name: 'All' }));
    for (const type of ['Financial', 'User Analytics', 'Performance', 'Compliance'])
      expect(await screen.findByRole('region', { name: type }, patient)).toBeInTheDocument();
    expect(window.location.search).toBe('?type=all');
  }, 60_000);

  test('lists what is scheduled by name, frequency, next run, recipients and status', async () => {
    const opened = await open('admin', '/reports');
    const shown = await part('Scheduled Reports');
    const table = await shown.findByRole('table', undefined, patient);
    expect(headingsOf(table)).toEqual(['Name', 'Frequency', 'Next Run', 'Recipients', 'Status', 'Actions']);
    for (const schedule of schedules(opened)) {
      const row = within(table).getByRole('rowheader', { name: schedule.name }).closest('tr');
      for (const word of [schedule.frequency, schedule.status, (schedule.recipients as string[])[0]])
        expect(row).toHaveTextContent(String(word));
    }
  }, 60_000);

  test('offers each template with its description, category and complexity', async () => {
    const { store } = await open('admin', '/reports');
    const shown = await part('Report Templates');
    for (const { name, description, category, complexity } of store.rows('reportTemplates')) {
      const row = (await shown.findByText(String(name), undefined, patient)).closest('li');
      expect(row).toHaveTextContent(String(description));
      expect(row).toHaveTextContent(`Category: ${category} · Complexity: ${complexity}`);
    }
  }, 60_000);

  test('is read, and not changed, by a viewer', async () => {
    const opened = await open('admin', '/reports', { role: 'Viewer' });
    const shown = await part('Scheduled Reports');
    await shown.findByText(String(schedules(opened)[0]?.name), undefined, patient);
    for (const name of [/^More for/, /^Schedule:/, /^Use Template/, 'Create Report'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }, 60_000);
});

describe('Schedule', () => {
  test('has a report made again, for recipients that are checked one by one', async () => {
    const opened = await open('admin', '/reports');
    const { user } = opened;
    const { id, name, format } = financial(opened);
    await user.click(await screen.findByRole('button', { name: `Schedule: ${id}` }, patient));
    await said(`Scheduling report ${id}...`);
    const form = await dialog(`Schedule ${name}`);
    expect(form.getByText(/^Next runs: .+ · .+ · .+/)).toBeVisible();
    const recipients = form.getByRole('combobox', { name: /^Recipients/ });
    await user.type(recipients, 'board@elsewhere.example{Enter}nobody{Enter}');
    await user.click(form.getByRole('button', { name: 'Schedule' }));
    expect(await form.findByText('Not an e-mail address: nobody', undefined, patient)).toBeVisible();
    const before = schedules(opened).length;
    await user.type(recipients, '{Backspace}');
    await user.click(form.getByRole('button', { name: 'Schedule' }));
    await said('Report scheduled');
    expect(schedules(opened)).toHaveLength(before + 1);
    expect(schedules(opened).at(-1)).toMatchObject({
      name,
      reportId: id,
      format,
      frequency: 'Monthly',
      status: 'Active',
      recipients: ['admin@talentbench.example', 'board@elsewhere.example'],
      nextRun: expect.any(String),
    });
    expect((await part('Scheduled Reports')).getAllByText(String(name))[0]).toBeVisible();
  }, 120_000);

  test('can be paused, which leaves it without a next run, and resumed', async () => {
    const opened = await open('admin', '/reports');
    const active = schedules(opened).find(({ status }) => status === 'Active') as Row & { name: string };
    await more(opened, active.name, 'Pause');
    await said(`${active.name} is paused`);
    expect(opened.store.find('reportSchedules', active.id)).toMatchObject({
      status: 'Paused',
      nextRun: null,
    });
    await more(opened, active.name, 'Resume');
    await said(`${active.name} is active again`);
    expect(opened.store.find('reportSchedules', active.id)).toMatchObject({
      status: 'Active',
      nextRun: expect.any(String),
    });
  }, 120_000);

  test('can be changed', async () => {
    const opened = await open('admin', '/reports');
    const { user, store } = opened;
    const [first] = schedules(opened) as [Row & { name: string }];
    await more(opened, first.name, 'Edit');
    const form = await dialog('Edit Scheduled Report');
    const time = await form.findByRole('textbox', { name: /^Time \*|^Time$/ }, patient);
    await user.clear(time);
    await user.type(time, '25:00');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Enter a time, such as 06:30', undefined, patient)).toBeVisible();
    await user.clear(time);
    await user.type(time, '18:45');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await said('Scheduled report saved');
    expect(store.find('reportSchedules', first.id)).toMatchObject({ time: '18:45' });
  }, 120_000);

  test('can be deleted, after a question', async () => {
    const opened = await open('admin', '/reports');
    const [first] = schedules(opened) as [Row & { name: string }];
    await more(opened, first.name, 'Delete');
    const question = within(await screen.findByRole('alertdialog', undefined, patient));
    await opened.user.click(question.getByRole('button', { name: 'Delete' }));
    await said(`Schedule ${first.name} deleted`);
    expect(opened.store.find('reportSchedules', first.id)).toBeNull();
  }, 120_000);
});

test('Use Template begins a report with the template’s question', async () => {
  const { user, store } = await open('admin', '/reports');
  const template = store.rows('reportTemplates')[0] as Row;
  const shown = await part('Report Templates');
  await user.click(await shown.findByRole('button', { name: `Use Template: ${template.name}` }, patient));
  const form = await dialog('Create Report');
  expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue(String(template.name));
  await user.click(form.getByRole('button', { name: 'Create Report' }));
  await said('Report creation started...');
  const { noun, measure, groupBy, conditions, fields } = template;
  expect(store.rows('reports').at(-1)).toMatchObject({
    name: template.name,
    type: template.category,
    noun,
    measure,
    groupBy,
    conditions,
    fields,
  });
}, 120_000);

test('a template is changed and removed by those who may', async () => {
  const { user, store } = await open('admin', '/reports');
  const template = store.rows('reportTemplates')[0] as Row & { name: string };
  const shown = await part('Report Templates');
  const act = async (choice: string) => {
    await user.click(await shown.findByRole('button', { name: `More for ${template.name}` }, patient));
    await user.click(await screen.findByRole('menuitem', { name: choice }, patient));
  };
  await act('Edit');
  const form = await dialog('Edit Report Template');
  const description = await form.findByRole('textbox', { name: /^Description/ }, patient);
  await user.clear(description);
  await user.type(description, 'What was paid');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await said('Report template saved');
  expect(store.find('reportTemplates', template.id)).toMatchObject({
    description: 'What was paid',
    noun: template.noun,
    measure: template.measure,
  });
  await act('Delete');
  const question = within(await screen.findByRole('alertdialog', undefined, patient));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await said(`Template ${template.name} deleted`);
  expect(store.find('reportTemplates', template.id)).toBeNull();
}, 120_000);
