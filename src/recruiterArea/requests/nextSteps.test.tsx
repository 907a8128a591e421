import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultClock } from '../../../fixtures/index.ts';
import { open, sample } from '../../testing/open.tsx';

const { store: known } = sample;

/** An open proposal to the sample recruiter, about a candidate of whom it knows nothing else. */
const proposal = known
  .rows('proposals')
  .find(({ recruiterId, status }) => recruiterId === 'CO-002' && status === 'Proposed');
const name = String(proposal?.name);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: defaultClock });
});
afterEach(() => {
  vi.useRealTimers();
});

const accept = async () => {
  const opened = await open('recruiter', `/requests/${proposal?.requestId}/show`);
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: new RegExp(`^Accept .+ for ${name}$`) }));
  await user.click(await screen.findByRole('button', { name: /^Accept \S+\/h$/ }));
  const dialog = await screen.findByRole('dialog', { name: `Proposal for ${name} accepted` });
  await within(dialog).findByRole('button', { name: `Schedule interview: ${name}` });
  return { ...opened, next: within(dialog) };
};
const entryIn = ({ store }: Awaited<ReturnType<typeof accept>>) =>
  store.rows('pipelineEntries').find(({ proposalId }) => proposalId === proposal?.id);

test('an accepted proposal becomes an interview with nothing to type', async () => {
  const opened = await accept();
  const { user, next, store } = opened;
  await user.click(next.getByRole('button', { name: `Schedule interview: ${name}` }));
  const form = await screen.findByRole('dialog', { name: `Interview with ${name}` });
  await user.click(await within(form).findByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(entryIn(opened)).toBeDefined());
  const entry = entryIn(opened);
  expect(entry).toMatchObject({
    stage: 'interview',
    source: 'Provider Proposal',
    offerAmount: proposal?.rate,
    currency: proposal?.currency,
    startDate: proposal?.startDate,
  });
  await waitFor(() =>
    expect(store.rows('interviews').find(({ entryId }) => entryId === entry?.id)).toMatchObject({
      status: 'Scheduled',
      minutes: 60,
      interviewer: expect.stringMatching(/\S/),
      interviewerEmail: 'recruiter@talentbench.example',
    }),
  );
  const link = await next.findByRole('link', { name: `In your pipeline: Interview: ${name}` });
  expect(link).toHaveAttribute('href', `/recruiter/pipeline/${entry?.id}/show`);
  expect(next.queryByRole('button', { name: `Add to pipeline: ${name}` })).toBeNull();
});

test('an accepted candidate is added to the pipeline with the rate and start date of the proposal', {
  tags: 'rest',
}, async () => {
  const opened = await accept();
  const { user, next } = opened;
  await user.click(next.getByRole('button', { name: `Add to pipeline: ${name}` }));
  const form = await screen.findByRole('dialog', { name: `Add ${name} to your pipeline` });
  expect(within(form).getByLabelText(/^Start Date/)).toHaveValue(proposal?.startDate);
  within(form).getByText(String(proposal?.currency));
  await user.click(within(form).getByRole('button', { name: 'Add to pipeline' }));
  await waitFor(() =>
    expect(entryIn(opened)).toMatchObject({
      stage: 'sourcing',
      source: 'Provider Proposal',
      offerAmount: proposal?.rate,
      startDate: proposal?.startDate,
    }),
  );
  await next.findByRole('link', { name: `In your pipeline: Sourcing: ${name}` });
});

test('an accepted proposal becomes a draft contract that ends after the requested duration', async () => {
  const { user, next, store } = await accept();
  const request = known.find('requests', String(proposal?.requestId));
  await user.click(next.getByRole('button', { name: `Draft contract: ${name}` }));
  const form = await screen.findByRole('dialog', { name: `Draft a contract for ${name}` });
  expect(within(form).getByLabelText(/^Contract Description/)).toHaveValue(request?.position);
  await user.click(within(form).getByRole('button', { name: 'Create draft' }));
  await next.findByRole('link', { name: `Contract: Draft: ${name}` });
  const contract = store.rows('contracts').find(({ proposalId }) => proposalId === proposal?.id);
  expect(contract).toMatchObject({
    status: 'Draft',
    type: 'SOW',
    employee: name,
    rate: proposal?.rate,
    currency: proposal?.currency,
    startDate: proposal?.startDate,
    recruiterId: 'CO-002',
    providerId: proposal?.providerId,
  });
  expect(String(contract?.endDate) > String(contract?.startDate)).toBe(true);
});

test('a proposal whose candidate is in the pipeline and under contract links to both', async () => {
  const followed = known
    .rows('pipelineEntries')
    .find(({ proposalId, companyId }) => proposalId !== null && companyId === 'CO-002');
  const accepted = known.find('proposals', String(followed?.proposalId));
  await open('recruiter', `/requests/${accepted?.requestId}/show`);
  const steps = within(await screen.findByRole('region', { name: 'Next steps' }));
  steps.getByRole('link', { name: /^In your pipeline: Interview: / });
  steps.getByRole('link', { name: /^Contract: Pending: / });
  expect(steps.queryByRole('button', { name: /^(Add to pipeline|Draft contract)/ })).toBeNull();
  steps.getByRole('button', { name: /^Schedule interview: / });
  expect(screen.queryByRole('button', { name: /^Withdraw the acceptance/ })).toBeNull();
});

test('a contract and a card of another deal with the same candidate are not taken for those of this one', async () => {
  const other = known.rows('contracts').find(({ status }) => status === 'Pending');
  const card = known.rows('pipelineEntries').find(({ companyId }) => companyId === 'CO-002');
  if (!other || !card || !proposal) throw new Error('The sample has a contract, a card and a proposal');
  const { candidateId } = proposal;
  const ofOther = { candidateId, proposalId: 'PR-9001' };
  const { user } = await open('recruiter', `/requests/${proposal.requestId}/show`, {
    prepare: (writer) => {
      writer.add('contracts', { ...other, id: 'CT-9001', recruiterId: 'CO-002', ...ofOther });
      writer.add('pipelineEntries', { ...card, id: 'PE-9001', jobId: null, outcome: 'Live', ...ofOther });
    },
  });
  await user.click(await screen.findByRole('button', { name: new RegExp(`^Accept .+ for ${name}$`) }));
  await user.click(await screen.findByRole('button', { name: /^Accept \S+\/h$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: `Proposal for ${name} accepted` }));
  await dialog.findByRole('button', { name: `Draft contract: ${name}` });
  dialog.getByRole('button', { name: `Add to pipeline: ${name}` });
  expect(dialog.queryByRole('link', { name: /^Contract: / })).toBeNull();
});

test('before a proposal is accepted, the dialog says what changed since the quote and what else is agreed', async () => {
  const other = known.rows('contracts').find(({ status }) => status === 'Pending');
  if (!other || !proposal) throw new Error('The sample has a contract and a proposal');
  await open('recruiter', `/requests/${proposal.requestId}/show`, {
    prepare: (writer) => {
      writer.touch('proposals', proposal.id, { statedAvailability: 'Immediate', statedRate: 7200 });
      writer.touch('candidates', proposal.candidateId, {
        availability: '1 month notice',
        availableFrom: null,
        rate: 8000,
      });
      writer.add('contracts', {
        ...other,
        id: 'CT-9001',
        candidateId: proposal.candidateId,
        proposalId: 'PR-9001',
      });
    },
  }).then(async ({ user }) =>
    user.click(await screen.findByRole('button', { name: new RegExp(`^Accept .+ for ${name}$`) })),
  );
  const dialog = within(await screen.findByRole('dialog', { name: /^Accept/ }));
  await dialog.findByText(/^Availability changed since this quote: Immediate → 1 month notice$/i);
  dialog.getByText(/^Listed rate changed since this quote: .*72.* → .*80/);
  await dialog.findByText(/^Contract CT-9001 \(Pending\)/);
});

test('an acceptance is withdrawn with a reason that the provider sees', async () => {
  const { user, store, next } = await accept();
  await user.click(next.getByRole('button', { name: 'Done' }));
  const takeBack = await screen.findByRole('button', { name: `Withdraw the acceptance of ${name}` });
  const steps = await screen.findByRole('region', { name: 'Next steps' });
  expect(steps.compareDocumentPosition(takeBack)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(takeBack);
  const title = `Withdraw the acceptance of ${name}?`;
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await user.click(dialog.getByRole('combobox', { name: /^Main reason/ }));
  await user.click(await screen.findByRole('option', { name: 'Budget Changed' }));
  await user.click(dialog.getByRole('button', { name: 'Withdraw acceptance' }));
  await waitFor(() =>
    expect(store.find('proposals', String(proposal?.id))).toMatchObject({
      status: 'Declined',
      endReason: 'Budget Changed',
    }),
  );
  expect(store.find('requests', String(proposal?.requestId))?.status).toBe('Proposal Sent');
});

test('a provider sees no next steps of the recruiter', async () => {
  const accepted = known
    .rows('proposals')
    .find(({ providerId, status }) => providerId === 'CO-001' && status === 'Accepted');
  await open('provider', `/requests/${accepted?.requestId}/show`);
  await screen.findByRole('heading', { name: 'Proposals' });
  await screen.findByText('Accepted', { selector: 'li *' });
  expect(screen.queryByRole('region', { name: 'Next steps' })).toBeNull();
});
