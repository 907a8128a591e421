import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Job } from '../../../domain/contract/hiring/jobs.ts';
import { askedForJob } from '../../../domain/jobAds/askedForJob.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { defaultClock } from '../../../fixtures/index.ts';
import { dialog, press } from '../../testing/acts.ts';
import { openPage, sample } from '../../testing/open.tsx';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: defaultClock });
});
afterAll(() => {
  vi.useRealTimers();
});

const jobs = sample.store
  .rows('jobs')
  .filter((job): job is Job => job.companyId === 'CO-002' && job.status === 'Active');
const [first, second] = [
  jobs.find(({ salaryPer, salaryMin }) => salaryPer === 'Hour' && salaryMin !== null) ?? jobs[0],
  jobs.findLast(({ salaryPer }) => salaryPer !== 'Hour') ?? jobs.at(-1),
] as [Job, Job];
const input = (name: RegExp) => screen.getByRole('textbox', { name });

test('“Ask providers” on a job’s page opens a requisition with all that the job says', async () => {
  const opened = await openPage('recruiter', `/jobs/${first.id}/show`);
  await opened.user.click(await screen.findByRole('link', { name: 'Ask providers' }));
  await waitFor(() => expect(input(/^Position/)).toHaveValue(first.title));
  fireEvent.change(input(/^Duration/), { target: { value: '6 months' } });
  fireEvent.change(screen.getByLabelText(/^Respond By/), { target: { value: '2026-12-20' } });
  await press(opened, 'Save');
  const { respondBy: _, ...said } = askedForJob(first, utcDay(defaultClock));
  const asked = { ...said, jobId: first.id, respondBy: '2026-12-20', status: 'Draft' };
  await waitFor(() => expect(opened.store.rows('requisitions').at(-1)).toMatchObject(asked));
  expect(await screen.findByText(/^No providers chosen yet/)).toBeVisible();
});

test('another job replaces what the first one filled in, and nothing that was typed', {
  tags: 'rest',
}, async () => {
  const { user } = await openPage(
    'recruiter',
    `/requisitions/create?source=${JSON.stringify({ jobId: first.id })}`,
  );
  await waitFor(() => expect(input(/^Position/)).toHaveValue(first.title));
  fireEvent.change(input(/^Position/), { target: { value: 'My own words' } });
  const chosen = screen.getByRole('combobox', { name: /^Job/ });
  await user.clear(chosen);
  await user.type(chosen, second.title);
  await user.click((await screen.findAllByRole('option', { name: second.title }))[0] as HTMLElement);
  await waitFor(() =>
    expect(screen.getByRole('spinbutton', { name: /^Head Count/ })).toHaveValue(second.openings),
  );
  expect(input(/^Position/)).toHaveValue('My own words');
  expect(input(/^Rate From/)).toHaveValue('');
});

test('a provider is added to a sent requisition, and gets the same request', { tags: 'rest' }, async () => {
  const sent = sample.store
    .rows('requisitions')
    .find(({ status, companyId }) => status === 'Sent' && companyId === 'CO-002');
  const asked = sent?.providerIds as string[];
  const other = sample.store
    .rows('companies')
    .filter(({ id, type, status }) => type === 'provider' && status === 'Active' && !asked.includes(id))
    .sort((a, b) => (a.name < b.name ? -1 : 1))[0];
  const opened = await openPage('recruiter', `/requisitions/${sent?.id}/show`);
  await press(opened, 'Add providers');
  const form = await dialog('Add providers or move the date');
  await opened.user.click(form.getByRole('combobox', { name: /^Providers/ }));
  await opened.user.click(await screen.findByRole('option', { name: String(other?.name) }));
  await opened.user.click(form.getByRole('button', { name: 'Save' }));
  const threads = () =>
    opened.store.rows('requests').filter(({ requisitionId }) => requisitionId === sent?.id);
  await waitFor(() => expect(threads().map(({ providerId }) => providerId)).toContain(other?.id));
  expect(threads().at(-1)).toMatchObject({ position: sent?.position, status: 'Pending Response' });
  const table = within(await screen.findByRole('table', { name: 'Requests by provider' }));
  expect(await table.findByRole('link', { name: String(other?.name) })).toBeVisible();
});
