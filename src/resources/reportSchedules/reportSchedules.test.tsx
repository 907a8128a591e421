import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type open, openPage } from '../../testing/open.tsx';

type Opened = Awaited<ReturnType<typeof open>>;

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const said = (words: string | RegExp) => screen.findByText(words);
const headingsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const schedules = ({ store }: Opened) => store.rows('reportSchedules');
const financial = ({ store }: Opened) =>
  store.rows('reports').find(({ type, status }) => type === 'Financial' && status === 'Ready') as Row;
const button = (name: string, within = screen as Pick<typeof screen, 'findByLabelText'>) =>
  within.findByLabelText(name, { selector: 'button' });
const more = async ({ user }: Opened, panel: string, name: string, choice: string) => {
  await user.click(await button(`More actions for ${name}`, await part(panel)));
  await user.click(await screen.findByText(choice, { selector: '[role=menuitem]' }));
};

test('Reports & Insights lists what is scheduled, and offers each template with its description', async () => {
  const opened = await openPage('admin', '/reports');
  const table = await (await part('Scheduled Reports')).findByRole('table');
  expect(headingsOf(table)).toEqual(['Name', 'Frequency', 'Next Run', 'Recipients', 'Status', 'Actions']);
  for (const schedule of schedules(opened)) {
    const row = within(table).getByText(schedule.name).closest('tr');
    for (const word of [schedule.frequency, schedule.status, (schedule.recipients as string[])[0]])
      expect(row).toHaveTextContent(String(word));
  }
  const templates = await part('Report Templates');
  for (const { name, description, category, complexity } of opened.store.rows('reportTemplates')) {
    const row = (await templates.findByText(String(name))).closest('li');
    expect(row).toHaveTextContent(String(description));
    expect(row).toHaveTextContent(`Category: ${category} · Complexity: ${complexity}`);
  }
});

test('Schedule has a report made again, for recipients that are checked one by one', async () => {
  const opened = await openPage('admin', '/reports');
  const { user } = opened;
  const { id, name, format } = financial(opened);
  await user.click(await button(`Schedule: ${id}`));
  await said(`Scheduling report ${id}...`);
  const form = await dialog(`Schedule “${name}”`);
  expect(await form.findByText(/^Next runs: .+ · .+ · .+/)).toBeVisible();
  const recipients = form.getByRole('combobox', { name: /^Recipients/ });
  await user.type(recipients, 'b@x.example{Enter}no{Enter}');
  const schedule = form.getByRole('button', { name: 'Schedule' });
  await user.click(schedule);
  expect(await form.findByText('Not a valid email address: no')).toBeVisible();
  const before = schedules(opened).length;
  await user.type(recipients, '{Backspace}');
  await user.click(schedule);
  await said('Report scheduled');
  expect(schedules(opened)).toHaveLength(before + 1);
  expect(schedules(opened).at(-1)).toMatchObject({
    name,
    format,
    frequency: 'Monthly',
    status: 'Active',
    recipients: ['admin@talentbench.example', 'b@x.example'],
    nextRun: expect.any(String),
  });
  expect((await part('Scheduled Reports')).getAllByText(String(name))[0]).toBeVisible();
});

test('a schedule is paused, which leaves it without a next run, resumed, changed, and deleted after a question', {
  tags: 'rest',
}, async () => {
  const opened = await openPage('admin', '/reports');
  const { user, store } = opened;
  const { id, name } = schedules(opened).find(({ status }) => status === 'Active') as Row & { name: string };
  const kept = () => store.find('reportSchedules', id);
  await more(opened, 'Scheduled Reports', name, 'Pause');
  await said(`“${name}” paused`);
  expect(kept()).toMatchObject({ status: 'Paused', nextRun: null });
  await more(opened, 'Scheduled Reports', name, 'Resume');
  await said(`“${name}” resumed`);
  expect(kept()).toMatchObject({ status: 'Active', nextRun: expect.any(String) });
  await more(opened, 'Scheduled Reports', name, 'Edit');
  const form = await dialog('Edit scheduled report');
  const time = await form.findByRole('textbox', { name: /^Time \*|^Time$/ });
  const save = form.getByRole('button', { name: 'Save' });
  await user.clear(time);
  await user.type(time, '25:00');
  await user.click(save);
  expect(await form.findByText('Enter a time, such as 06:30')).toBeVisible();
  await user.clear(time);
  await user.type(time, '18:45');
  await user.click(save);
  await said('Scheduled report saved');
  expect(kept()).toMatchObject({ time: '18:45' });
  await more(opened, 'Scheduled Reports', name, 'Delete');
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await said(`Schedule “${name}” deleted`);
  expect(kept()).toBeNull();
});

test('Use Template begins a report with the template’s question; those who may change and remove the template', {
  tags: 'rest',
}, async () => {
  const opened = await openPage('admin', '/reports');
  const { user, store } = opened;
  const template = store.rows('reportTemplates')[0] as Row & { name: string };
  const { name, noun, measure, groupBy, conditions, fields } = template;
  await user.click(await button(`Use Template: ${name}`));
  const asked = await dialog('Create Report');
  expect(asked.getByRole('textbox', { name: /^Name/ })).toHaveValue(name);
  await user.click(asked.getByRole('button', { name: 'Create Report' }));
  await said('Report creation started...');
  const made = { name, type: template.category, noun, measure, groupBy, conditions, fields };
  expect(store.rows('reports').at(-1)).toMatchObject(made);
  await more(opened, 'Report Templates', name, 'Edit');
  const form = await dialog('Edit report template');
  const description = await form.findByRole('textbox', { name: /^Description/ });
  await user.clear(description);
  await user.type(description, 'Paid');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await said('Report template saved');
  expect(store.find('reportTemplates', template.id)).toMatchObject({ description: 'Paid', noun, measure });
  await more(opened, 'Report Templates', name, 'Delete');
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await said(`Template “${name}” deleted`);
  expect(store.find('reportTemplates', template.id)).toBeNull();
});
