import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contentOf, readContent, type SignedContent } from '../../../domain/change/deals/signedContent.ts';
import { signedTerms } from '../../../domain/change/deals/signedTerms.ts';
import { titleIn } from '../../../domain/change/notifications/notificationTitle.ts';
import { allResources } from '../../../domain/contract/deals/allResources.ts';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import type { Writer } from '../../dataProvider/browser/worldStore.ts';
import { showLanguage } from '../../i18n/shownLanguage.ts';
import { choose, press } from '../../testing/acts.ts';
import { openPage, sample } from '../../testing/open.tsx';
import { printContract } from './printContract.ts';

test('the page of a signed contract has no Edit button for the recruiter', async () => {
  const signed = sample.store
    .rows('contracts')
    .find(({ status, recruiterId }) => status === 'Active' && recruiterId === 'CO-002');
  await openPage('recruiter', `/contracts/${signed?.id}/show`);
  expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});

test.each(['admin', 'recruiter'] as const)(
  'the page of a contract shows %s the agreement with names and dates, not with merge fields',
  async (userType) => {
    const contract = sample.store
      .rows('contracts')
      .find(
        ({ providerId, recruiterId, body }) =>
          providerId === 'CO-001' && recruiterId === 'CO-002' && String(body).includes('{{provider}}'),
      );
    await openPage(userType, `/contracts/${contract?.id}/show`);
    const agreement = within(await screen.findByRole('region', { name: 'Agreement' }));
    await agreement.findByText(
      new RegExp(`between Lumenfold Technologies \\(“Provider”\\) and ${contract?.client}`),
    );
    expect(screen.queryByText(/\{\{/)).toBeNull();
  },
);

test('an operator enters a candidate and a rate only in a contract with an assignment', {
  tags: 'rest',
}, async () => {
  const opened = await openPage('admin', '/contracts/create');
  await screen.findByRole('textbox', { name: /^Employee/ });
  const personal = [/^Employee/, /^Resource/, /^Hourly Rate/, /^Hours per Month/, /^Overlap Agreed/];
  for (const label of personal) expect(screen.getAllByLabelText(label)).not.toHaveLength(0);
  await choose(opened, /^Contract Type/, 'NDA');
  for (const label of personal)
    await waitFor(() => expect(screen.queryAllByLabelText(label)).toHaveLength(0));
  await opened.user.type(screen.getByRole('combobox', { name: /^Provider/ }), 'Lumenfold');
  await opened.user.click(await screen.findByRole('option', { name: 'Lumenfold Technologies' }));
  await opened.user.type(screen.getByRole('textbox', { name: /^Client Company/ }), 'Hire Co');
  fireEvent.change(screen.getByLabelText(/^Start Date/), { target: { value: '2026-04-01' } });
  fireEvent.change(screen.getByLabelText(/^End Date/), { target: { value: '2027-03-31' } });
  await press(opened, 'Save');
  const made = () => opened.store.rows('contracts').find(({ client }) => client === 'Hire Co');
  await waitFor(() => expect(made()).toBeDefined());
  expect(made()).toMatchObject({ type: 'NDA', employee: 'All assigned resources', rate: 0 });
});

test('a recruiter’s list leads to the signatures of a contract, and signs none by itself', async () => {
  const sent = sample.store
    .rows('contracts')
    .find(({ status, recruiterId }) => status === 'Pending' && recruiterId === 'CO-002');
  const filter = encodeURIComponent(JSON.stringify({ id: [sent?.id] }));
  const opened = await openPage('recruiter', `/contracts?filter=${filter}`);
  await press(opened, `Change the status of ${sent?.employee}`);
  expect(screen.queryByRole('menuitem', { name: 'Change to Active' })).toBeNull();
  await opened.user.click(await screen.findByRole('menuitem', { name: 'Sign' }));
  const panel = within(await screen.findByRole('region', { name: 'Signatures' }));
  expect(await panel.findByRole('button', { name: 'Sign now' })).toBeVisible();
  expect(opened.store.find('contracts', String(sent?.id))?.status).toBe('Pending');
});

test('both sides see what converting costs today, and the client again before confirming', async () => {
  const toHire = sample.store
    .rows('contracts')
    .find(({ type, status, recruiterId }) => type === 'C2H' && status === 'Active' && recruiterId);
  const cost = /^Converting on .+ costs .*\d/;
  const clients = {
    prepare: (writer: Writer) => toHire && writer.change('contracts', toHire, { recruiterId: 'CO-002' }),
  };
  await openPage('admin', `/contracts/${toHire?.id}/show`);
  expect(await screen.findByText(cost)).toBeVisible();
  // What a client decides, the operator does not.
  expect(screen.queryByRole('button', { name: 'Convert to hire' })).toBeNull();
  cleanup();
  const opened = await openPage('recruiter', `/contracts/${toHire?.id}/show`, clients);
  expect(await screen.findByText(cost)).toBeVisible();
  await press(opened, 'Convert to hire');
  const confirmation = within(await screen.findByRole('alertdialog'));
  expect(confirmation.getByText(cost)).toBeVisible();
  await opened.user.click(confirmation.getByRole('button', { name: 'Convert to hire' }));
  const invoice = () =>
    opened.store
      .rows('providerInvoices')
      .find(({ contractId, subject }) => contractId === toHire?.id && subject === 'Conversion Fee');
  await waitFor(() => expect(invoice()).toBeDefined());
  expect(invoice()).toMatchObject({ status: 'Issued', currency: toHire?.currency });
});

test('no PDF is offered before the agreement text is known', async () => {
  const withText = sample.store.rows('contracts').find(({ body }) => body !== null);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await openPage('admin', `/contracts/${withText?.id}/show`, {
    through: (plain) => ({
      ...plain,
      getList: async (resource, params) => {
        if (resource === 'envelopes') await held;
        return plain.getList(resource, params);
      },
    }),
  });
  expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeDisabled();
  release();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Download PDF' })).toBeEnabled());
  expect(screen.getByRole('region', { name: 'Agreement' })).toBeVisible();
});

test('the page of a contract shows the text that was sent for signature, in every language', async () => {
  const sent = sample.store
    .rows('envelopes')
    .map((row) => ({
      contractId: row.contractId,
      agreement: readContent({ content: row.content as string })?.agreement,
    }))
    .find(({ agreement }) => agreement?.includes('USD'));
  await showLanguage('de');
  await openPage('admin', `/contracts/${sent?.contractId}/show`);
  const agreement = await screen.findByRole('region', { name: 'Vereinbarung' });
  expect(agreement.textContent).toContain(sent?.agreement);
});

test('a contract for all assigned resources says so in the reader’s language wherever it is read', async () => {
  const agreement = sample.store
    .rows('contracts')
    .find(({ employee, providerId }) => employee === allResources && providerId === 'CO-001') as Contract;
  await showLanguage('de');
  const said = 'Alle zugewiesenen Fachkräfte';
  await openPage('admin', `/contracts/${agreement.id}/show`);
  expect(await screen.findByText(said)).toBeVisible();
  expect(document.body.innerHTML).not.toContain(allResources);
  cleanup();
  await openPage('admin', `/contracts?filter=${encodeURIComponent(JSON.stringify({ id: [agreement.id] }))}`);
  expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
  expect(document.body.innerHTML).not.toContain(allResources);
  const translate = (key: string) => key;
  const paper = printContract(agreement, 'Lumenfold', {
    locale: 'de',
    translate,
    agreement: null,
    today: '2026-06-15',
  });
  expect(JSON.stringify(paper)).toContain(said);
  const title = {
    code: 'contractSigned',
    values: { employee: agreement.employee, client: 'Hire Co' },
  } as const;
  expect(titleIn('de', title)).toBe(`Der Vertrag für ${said} mit Hire Co ist unterzeichnet`);
});

test('the sheet that can be signed on paper states every term that binds, as the signing page does', () => {
  const contract = {
    ...(sample.store.rows('contracts').find(({ rate, parentId }) => rate > 0 && parentId) as Contract),
    overtimeAfter: 40,
    overtimePercent: 150,
    paymentTermDays: 45,
    noticeDays: 14,
    conversionFee: 500_000,
    conversionFeeUntil: '2027-06-30',
    overlapAgreed: true,
  };
  const translate = (key: string) => key;
  const paper = printContract(contract, 'Northwind', {
    locale: 'en',
    translate,
    agreement: null,
    today: '2026-06-15',
  });
  const facts = paper.blocks.flatMap((block) => (block.kind === 'facts' ? block.rows : []));
  const content = readContent(contentOf(contract, 'Northwind', '2026-06-15')) as SignedContent;
  expect(facts).toEqual(expect.arrayContaining(signedTerms(content, 'en')));
  expect(facts.map(([label]) => label)).toEqual(
    expect.arrayContaining([
      'Under agreement',
      'Overtime after (hours per week)',
      'Payment terms (days)',
      'Notice period (days)',
      'Conversion fee',
      'Other bookings',
    ]),
  );
});
