import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, sample } from '../../testing/open.tsx';

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Search' }));

test('Ctrl+K finds rows of several nouns, and Enter opens the one that is chosen', async () => {
  const { user, store } = await open('recruiter', '/');
  await screen.findByRole('button', { name: 'Search' });
  await user.keyboard('{Control>}k{/Control}');
  const found = await dialog();
  const [job] = store.rows('jobs').filter(({ companyId }) => companyId === 'CO-002');
  await user.type(found.getByRole('combobox', { name: 'Search' }), String(job?.title));
  const jobs = await found.findByRole('group', { name: 'Job Postings' });
  const option = await within(jobs).findByRole('option', { name: new RegExp(`${job?.id}$`) });
  while (option.getAttribute('class')?.includes('Mui-focused') !== true) await user.keyboard('{ArrowDown}');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe(`/recruiter/jobs/${job?.id}/show`));
  expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull();
});

test('Ctrl+K finds words in any order, without their accents', async () => {
  const { user, store } = await open('recruiter', '/', {
    prepare: (writer) => {
      const [job] = sample.store.rows('jobs').filter(({ companyId }) => companyId === 'CO-002');
      if (job) writer.change('jobs', job, { title: 'Ingénieure procédés, Besançon' });
    },
  });
  await screen.findByRole('button', { name: 'Search' });
  await user.keyboard('{Control>}k{/Control}');
  const found = await dialog();
  await user.type(found.getByRole('combobox', { name: 'Search' }), 'BESANCON ingenieure');
  const [job] = store.rows('jobs').filter(({ title }) => title.startsWith('Ingénieure procédés'));
  const jobs = await found.findByRole('group', { name: 'Job Postings' });
  await within(jobs).findByRole('option', { name: new RegExp(`${job?.id}$`) });
});

test('a row is found by its number, a page by its name, and what is not there is said', {
  tags: 'rest',
}, async () => {
  const { user } = await open('admin', '/');
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  const found = await dialog();
  const input = found.getByRole('combobox', { name: 'Search' });
  expect(found.getByRole('option', { name: 'Deals' })).toBeVisible();
  await user.type(input, 'tkt-155');
  await found.findByRole('option', { name: /TKT-155$/ });
  expect(found.getAllByRole('option')).toHaveLength(1);
  await user.clear(input);
  await user.type(input, 'zzzzqq');
  expect(await found.findByText('No results for “zzzzqq”')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull());
});

test('a search finds only what its user may open', { tags: 'rest' }, async () => {
  const { user } = await open('provider', '/');
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  const found = await dialog();
  await user.type(found.getByRole('combobox', { name: 'Search' }), 'BE-057');
  expect(await found.findByText('No results for “BE-057”')).toBeVisible();
});

test('an invoice is found by its amount, with its company', async () => {
  const { user, store } = await open('admin', '/');
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  const found = await dialog();
  const invoice = store
    .rows('invoices')
    .findLast(({ kind, currency }) => kind === 'Invoice' && currency === 'USD');
  const company = store.rows('companies').find(({ id }) => id === invoice?.companyId);
  const amount = (Number(invoice?.amount) / 100).toLocaleString('en', { minimumFractionDigits: 2 });
  await user.type(found.getByRole('combobox', { name: 'Search' }), `${company?.name} ${amount}`);
  const invoices = await found.findByRole('group', { name: 'Invoices' });
  const option = await within(invoices).findByRole('option', { name: new RegExp(`^${invoice?.id}`) });
  expect(option).toHaveTextContent(`${company?.name} · $${amount} · `);
});
