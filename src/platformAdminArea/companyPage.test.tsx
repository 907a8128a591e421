import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { NounName } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import { createWorld, defaultClock } from '../../fixtures/index.ts';
import { openPage } from '../testing/open.tsx';

const tabs = async () => (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);

describe('the page of a company', () => {
  test('shows its status, with tabs that count related rows', async () => {
    const { store } = await openPage('admin', '/providers/CO-001/show');
    const count = (noun: NounName, field = 'companyId') =>
      store.rows(noun).filter((one) => one[field] === 'CO-001').length;
    expect(await screen.findByText('Verification: Verified')).toBeVisible();
    expect(screen.getAllByRole('heading', { name: 'Lumenfold Technologies' })).toHaveLength(1);
    await waitFor(async () =>
      expect(await tabs()).toEqual([
        'Overview',
        `Users (${count('users')})`,
        `Resources (${count('candidates')})`,
        `Contracts (${count('contracts', 'providerId')})`,
        `Invoices (${count('invoices')})`,
        `Tickets (${count('tickets')})`,
        'History',
      ]),
    );
  });

  test('shows jobs for a recruiter in place of resources, at their own URL', async () => {
    const { store } = await openPage('admin', '/recruiters/CO-002/show/jobs');
    const job = store.rows('jobs').find((one) => one.companyId === 'CO-002' && one.status === 'Active');
    expect(await screen.findByText(String(job?.title))).toBeVisible();
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(/^Jobs \(/);
    expect(screen.queryByRole('tab', { name: /Resources/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open in Job Postings' })).toHaveAttribute(
      'href',
      expect.stringContaining('CO-002'),
    );
  });

  test('has a history with author, action and time', async () => {
    const opened = await openPage('admin', '/recruiters/CO-002/show/history');
    const entries = within(
      (await screen.findByRole('heading', { name: 'Audit log' })).closest('section') as HTMLElement,
    );
    for (const column of ['Timestamp', 'User', 'Action', 'Record Type', 'Target'])
      expect(await entries.findByRole('columnheader', { name: new RegExp(column) })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Activities' })).toBeVisible();
    await opened.user.click(screen.getByRole('button', { name: 'Suspend' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Suspend Corvane Financial?' }));
    await opened.user.type(asked.getByLabelText(/Reason/), 'Late papers');
    await opened.user.click(asked.getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText('Corvane Financial was suspended')).toBeVisible();
    expect(await screen.findByText('Late papers')).toBeVisible();
  });

  test('lists the company’s documents, and accepts no more once they are approved', {
    tags: 'rest',
  }, async () => {
    const papers = createWorld(defaultClock).verificationDocuments ?? [];
    const paper = papers.find(({ requestId }) => requestId === null) as Row;
    const company = createWorld(defaultClock).companies?.find(({ id }) => id === paper.companyId) as Row;
    await openPage('admin', `/${company.type}s/${company.id}/show`);
    expect(await screen.findByText(String(paper.name))).toBeVisible();
    const adds = screen.queryAllByRole('button', { name: /^Add .*(paper|document)/i });
    expect(adds.length > 0).toBe(company.verification !== 'Verified');
  });

  test('rejects documents with a reason that is sent to the company', { tags: 'rest' }, async () => {
    const opened = await openPage('admin', '/recruiters/CO-002/show');
    await opened.user.click(await screen.findByRole('button', { name: 'Reject' }));
    const asked = within(
      await screen.findByRole('dialog', { name: 'Reject the documents from Corvane Financial?' }),
    );
    await opened.user.click(asked.getByRole('button', { name: 'Reject' }));
    expect(await asked.findByText('Enter a reason')).toBeVisible();
    await opened.user.type(asked.getByLabelText(/Reason/), 'No stamp');
    await opened.user.click(asked.getByRole('button', { name: 'Reject' }));
    await waitFor(() =>
      expect(opened.store.find('companies', 'CO-002')).toMatchObject({
        verification: 'Rejected',
        verificationReason: 'No stamp',
      }),
    );
    const people = opened.store
      .rows('users')
      .filter((one) => one.companyId === 'CO-002' && one.status === 'Active')
      .map(({ id }) => id);
    const told = opened.store.rows('notifications').filter(({ key }) => key === 'account');
    expect(told.map(({ userId }) => userId).sort()).toEqual(people.sort());
    expect(told[0]).toMatchObject({ title: 'Your company’s documents were not accepted', body: 'No stamp' });
    await opened.user.click(await screen.findByRole('button', { name: 'Verify' }));
    const accept = within(await screen.findByRole('dialog', { name: 'Verify Corvane Financial?' }));
    await opened.user.click(accept.getByRole('button', { name: 'Verify' }));
    await waitFor(() =>
      expect(opened.store.find('companies', 'CO-002')).toMatchObject({
        verification: 'Verified',
        verificationReason: null,
      }),
    );
  });
});
