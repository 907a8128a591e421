import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { expect, test } from 'vitest';
import type { DataProvider } from '../../dataProvider/port.ts';
import { open, sample } from '../../testing/open.tsx';
import { server } from '../../testing/server.ts';

const own = 'CO-002';

/** A listed candidate in the sample recruiter's pipeline, and one it has never dealt with. */
const entry = sample.store
  .rows('pipelineEntries')
  .find(({ companyId, stage, outcome }) => companyId === own && stage === 'screening' && outcome === 'Live');
const dealtWith = new Set(
  (['pipelineEntries', 'requests', 'proposals', 'contracts'] as const).flatMap((noun) =>
    sample.store.rows(noun).flatMap((row) => row.candidateId ?? []),
  ),
);
const stranger = sample.store.rows('candidates').find(({ id, listed }) => listed && !dealtWith.has(id));

/** Counts the questions about contacts. */
const counting = () => {
  const asked: string[] = [];
  const through = (plain: DataProvider): DataProvider => ({
    ...plain,
    insight: (name, params) => {
      if (name === 'contactHistory') asked.push(JSON.stringify(params.asked));
      return plain.insight(name, params);
    },
  });
  return { asked, through };
};
const poolOf = (name: unknown) =>
  `/talent-pool?filter=${encodeURIComponent(JSON.stringify({ q: String(name) }))}`;

test('a card in the talent pool shows the stage of a candidate in the pipeline, since when and by whom, with a link', async () => {
  await open('recruiter', poolOf(entry?.name));
  const card = await screen.findByRole('article');
  const link = await within(card).findByRole('link', { name: /^In your pipeline: Screening since / });
  expect(link).toHaveAttribute('href', `/recruiter/pipeline/${entry?.id}/show`);
  expect(card).toHaveTextContent(/since \w+ \d+, \d{4} · \S+/);
});

test('a page of candidates asks once for all contacts', { tags: 'rest' }, async () => {
  const { asked, through } = counting();
  await open('recruiter', '/talent-pool?perPage=24', { through });
  await screen.findAllByRole('link', { name: /^In your pipeline: / });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.match(/BE-/g)).toHaveLength(24);
});

test('the form to contact a provider says first that the company is in contact with the candidate', {
  tags: 'rest',
}, async () => {
  const { user } = await open('recruiter', poolOf(entry?.name));
  await screen.findByRole('link', { name: /^In your pipeline: Screening since / });
  await user.click(screen.getByRole('button', { name: `Contact the provider of ${entry?.name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Request ${entry?.name}` }));
  const note = within(dialog.getByRole('alert'));
  note.getByText(`You are already in contact with ${entry?.name}`);
  note.getByRole('link', { name: /^In your pipeline: Screening since / });
});

test('links to rows of the same kind have different names', { tags: 'rest' }, async () => {
  const again = [20, 10].map((day) => ({ at: `2026-05-${day}T09:00:00.000Z`, id: `PE-9${day}` }));
  const contacts = again.map((one) => ({
    ...one,
    kind: 'rejected',
    noun: 'pipelineEntries',
    jobId: null,
    by: 'Ana',
    stage: null,
    status: null,
  }));
  server.use(
    http.get('*/api/v1/insights/contactHistory', () =>
      HttpResponse.json({ contacts: { [String(entry?.candidateId)]: contacts } }),
    ),
  );
  const { user } = await open('recruiter', poolOf(entry?.name));
  await screen.findByRole('link', { name: `Rejected on May 20, 2026 by Ana · ${entry?.name}` });
  await user.click(screen.getByRole('button', { name: `Contact the provider of ${entry?.name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Request ${entry?.name}` }));
  const links = within(dialog.getByRole('alert')).getAllByRole('link', { name: /^Rejected on May / });
  expect(new Set(links.map((link) => link.getAttribute('aria-label'))).size).toBe(2);
});

test('a request that was just sent appears on the card and the profile of the candidate', {
  tags: 'rest',
}, async () => {
  const { user, store } = await open('recruiter', poolOf(stranger?.name));
  const card = await screen.findByRole('article');
  await user.click(within(card).getByRole('button', { name: /^Contact the provider of/ }));
  const dialog = await screen.findByRole('dialog', { name: `Request ${stranger?.name}` });
  expect(within(dialog).queryByRole('alert')).toBeNull();
  await user.click(within(dialog).getByRole('combobox', { name: 'Job' }));
  const [job] = await screen.findAllByRole('option');
  const title = String(job?.textContent);
  await user.click(job as HTMLElement);
  await user.type(within(dialog).getByLabelText(/^Duration/), '3 months');
  await user.click(within(dialog).getByRole('button', { name: 'Send request' }));
  expect(await within(card).findByRole('link', { name: /^Requested on / })).toBeVisible();
  const request = store.rows('requests').at(-1);
  expect(store.find('jobs', String(request?.jobId))).toMatchObject({ title, companyId: own });
  await user.click(within(card).getByRole('link', { name: String(stranger?.name) }));
  const history = await screen.findByRole('region', { name: 'Timeline' });
  await waitFor(() => expect(history).toHaveTextContent(title));
});

test('the form to contact a provider names the currency of the candidate', { tags: 'rest' }, async () => {
  const priced = sample.store.rows('candidates').find(({ listed, currency }) => listed && currency === 'GBP');
  const { user } = await open('recruiter', `/talent-pool/${priced?.id}/show`);
  await user.click(await screen.findByRole('button', { name: `Contact the provider of ${priced?.name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Request ${priced?.name}` }));
  expect(dialog.getAllByText('GBP')).toHaveLength(2);
});

test('the comparison shows the contacts of each candidate', async () => {
  await open('recruiter', `/talent-pool/compare?ids=${entry?.candidateId},${stranger?.id}`);
  const row = await screen.findByRole('row', { name: /^Your history/ });
  await within(row).findByRole('link', { name: /^In your pipeline: Screening since / });
  expect(within(row).getAllByRole('link', { name: /^In your pipeline/ })).toHaveLength(1);
});
