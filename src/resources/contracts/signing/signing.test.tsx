import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { choose, press } from '../../../testing/acts.ts';
import { openPage, sample } from '../../../testing/open.tsx';

const sent = sample.store
  .rows('contracts')
  .find(({ status, recruiterId }) => status === 'Pending' && recruiterId === 'CO-002');

const ownDraft = () => {
  const found = sample.store
    .rows('contracts')
    .find(
      ({ status, providerId, recruiterId }) =>
        status === 'Draft' && providerId === 'CO-001' && recruiterId !== null,
    );
  if (!found) throw new Error('The sample provider has no draft for a client on the platform.');
  return found;
};

test('a recruiter reads the contract, types a name and signs, and the page says who has signed', async () => {
  const opened = await openPage('recruiter', `/contracts/${sent?.id}/show`);
  const panel = within(await screen.findByRole('region', { name: 'Signatures' }));
  expect(await panel.findByText(/^1 of 2 signed/)).toBeVisible();
  await opened.user.click(await panel.findByRole('button', { name: 'Sign now' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Read and sign' }));
  for (const term of [
    'From',
    'Until',
    'Hourly rate',
    'Hours per month',
    'Total value',
    'Payment terms (days)',
  ])
    expect(dialog.getByText(term).nextSibling).not.toBeEmptyDOMElement();
  const sign = dialog.getByRole('button', { name: 'Sign now' });
  await opened.user.click(sign);
  expect(await dialog.findByText('Type or draw your signature')).toBeVisible();
  expect(dialog.getByText('Confirm that you have read the contract')).toBeVisible();
  const typed = dialog.getByRole('textbox', { name: 'Type your name' });
  await opened.user.type(typed, 'Grace 🚀');
  expect(await dialog.findByText(/characters that we cannot print: 🚀\. Draw it/)).toBeVisible();
  await opened.user.click(sign);
  expect(opened.store.rows('signers').filter(({ signature }) => signature?.includes('🚀'))).toEqual([]);
  await opened.user.clear(typed);
  await opened.user.type(typed, 'Grace Park');
  await opened.user.click(dialog.getByRole('checkbox', { name: /^I have read this contract/ }));
  await opened.user.click(sign);
  const signers = () => opened.store.rows('signers').filter(({ contractId }) => contractId === sent?.id);
  await waitFor(() => expect(signers().map(({ status }) => status)).toEqual(['Signed', 'Signed']));
  expect(signers()[1]).toMatchObject({ signature: 'Grace Park', kind: 'Typed', side: 'recruiter' });
  expect(opened.store.find('contracts', String(sent?.id))?.status).toBe('Active');
});

test('a recruiter sees above the terms, and again before signing, where the contract differs from what was agreed', async () => {
  const opened = await openPage('recruiter', `/contracts/${sent?.id}/show`, {
    prepare: (writer) => {
      const proposal = sample.store.find('proposals', String(sent?.proposalId));
      if (proposal) writer.change('proposals', proposal, { rate: 6000 });
    },
  });
  const difference = 'Hourly Rate: $62.25. The proposal says $60.';
  const panel = within(await screen.findByRole('region', { name: 'Signatures' }));
  const shown = await panel.findByText(difference);
  expect(panel.getByText('The contract differs from what was agreed:')).toBeVisible();
  const terms = screen.getByRole('region', { name: 'Agreement' });
  expect(shown.compareDocumentPosition(terms) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await opened.user.click(await panel.findByRole('button', { name: 'Sign now' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Read and sign' }));
  expect(await dialog.findByText(difference)).toBeVisible();
});

test('a provider sees before sending a draft where it differs from what was agreed', async () => {
  await openPage('provider', `/contracts/${sent?.id}/show`, {
    prepare: (writer) => {
      const proposal = sample.store.find('proposals', String(sent?.proposalId));
      if (sent) writer.change('contracts', sent, { status: 'Draft', endDate: '2026-12-31' });
      if (proposal) writer.change('proposals', proposal, { rate: 6000 });
    },
  });
  const list = (await screen.findByText('Hourly Rate: $62.25. The proposal says $60.')).parentElement;
  await waitFor(() => expect(list).toHaveTextContent(/End Date: Dec 31, 2026\. The request says /));
});

test('a provider sees before sending which characters the sealed PDF cannot show', async () => {
  const draft = ownDraft();
  const opened = await openPage('provider', `/contracts/${draft.id}/show`, {
    prepare: (writer) => writer.change('contracts', draft, { description: 'Launch 🚀' }),
  });
  await press(opened, 'Send for signature');
  const send = within(await screen.findByRole('dialog', { name: 'Send for signature' }));
  expect(await send.findByText(/so they appear as boxes: 🚀$/)).toBeVisible();
});

test('the page of a sealed contract shows the fingerprint of its seal', async () => {
  const fingerprint = 'AB:12:CD:34';
  await openPage('recruiter', `/contracts/${sent?.id}/show`, {
    prepare: (writer) => {
      const [envelope] = sample.store.rows('envelopes').filter(({ contractId }) => contractId === sent?.id);
      const step = sample.store.rows('signingEvents').find(({ envelopeId }) => envelopeId === envelope?.id);
      if (!step || !envelope) return;
      writer.change('envelopes', envelope, { status: 'Completed' });
      const { id, version, createdAt, updatedAt, ...columns } = step;
      writer.add('signingEvents', { ...columns, kind: 'sealed', note: fingerprint });
    },
  });
  expect(
    await screen.findByText(`Sealed with the certificate of SHA-256 ${fingerprint}.`, { exact: false }),
  ).toBeVisible();
});

test('a provider reminds the client and voids the envelope with a reason', async () => {
  const own = sample.store
    .rows('contracts')
    .find(({ status, providerId }) => status === 'Pending' && providerId === 'CO-001');
  const opened = await openPage('provider', `/contracts/${own?.id}/show`);
  const envelope = () => opened.store.rows('envelopes').find(({ contractId }) => contractId === own?.id);
  await press(opened, 'Remind');
  const reminders = () =>
    opened.store
      .rows('signingEvents')
      .filter(({ kind, contractId }) => kind === 'reminded' && contractId === own?.id);
  await waitFor(() => expect(reminders()).toHaveLength(1));
  await press(opened, 'Void');
  const question = within(await screen.findByRole('dialog', { name: 'Void this envelope?' }));
  await opened.user.click(question.getByRole('button', { name: 'Void' }));
  expect(await question.findByText('Enter a reason')).toBeVisible();
  await opened.user.type(question.getByRole('textbox', { name: /^Reason/ }), 'Wrong rate');
  await opened.user.click(question.getByRole('button', { name: 'Void' }));
  await waitFor(() => expect(envelope()).toMatchObject({ status: 'Voided', reason: 'Wrong rate' }));
  expect(opened.store.find('contracts', String(own?.id))?.status).toBe('Draft');
});

test('a provider chooses the language of someone from outside who signs', { tags: 'rest' }, async () => {
  const draft = ownDraft();
  const opened = await openPage('provider', `/contracts/${draft.id}/show`);
  await press(opened, 'Send for signature');
  const send = within(await screen.findByRole('dialog', { name: 'Send for signature' }));
  await opened.user.type(send.getByRole('textbox', { name: 'External signer’s name' }), 'Lee Legal');
  await opened.user.type(send.getByRole('textbox', { name: 'External signer’s email' }), 'lee@law.example');
  await choose(opened, 'External signer’s language', 'Deutsch');
  await opened.user.click(send.getByRole('button', { name: /^Send/ }));
  const signer = () =>
    opened.store
      .rows('signers')
      .find(({ contractId, side }) => contractId === draft.id && side === 'outside');
  await waitFor(() => expect(signer()).toMatchObject({ email: 'lee@law.example', language: 'de' }));
});

test('an operator records a contract signed on paper, and its page says so', async () => {
  const opened = await openPage('admin', `/contracts/${sent?.id}/show`);
  await press(opened, 'Record paper signatures…');
  const question = within(await screen.findByRole('dialog', { name: 'Record a contract signed on paper?' }));
  const record = question.getByRole('button', { name: 'Record as signed' });
  await opened.user.click(record);
  expect(await question.findAllByText('Required')).toHaveLength(2);
  const day = String(sent?.createdAt).slice(0, 10);
  fireEvent.change(question.getByLabelText(/^Signed on/), { target: { value: day } });
  await opened.user.type(question.getByRole('textbox', { name: /^Reason/ }), 'Original received by post');
  await opened.user.click(record);
  expect(await question.findByText('Choose the scan of the signed contract')).toBeVisible();
  const scan = new File(['%PDF-1.4\nsigned'], 'Scan.pdf', { type: 'application/pdf' });
  await opened.user.upload(question.getByLabelText('Choose the scan…', { selector: 'input' }), scan);
  await opened.user.click(record);
  const contract = () => opened.store.find('contracts', String(sent?.id));
  await waitFor(() => expect(contract()).toMatchObject({ status: 'Active', signedDate: day }));
  expect(
    await screen.findByText(/^Signed on paper on .+ Recorded by .+: Original received by post$/),
  ).toBeVisible();
});
