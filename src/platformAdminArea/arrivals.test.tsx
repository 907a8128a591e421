import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Row } from '../../domain/contract/noun.ts';
import { createWorld, defaultClock } from '../../fixtures/index.ts';
import { open, openPage } from '../testing/open.tsx';

const { signUpRequests = [], contactMessages = [], mails = [] } = createWorld(defaultClock);
const panel = async () => within(await screen.findByRole('region', { name: /pending approval/ }));
const noPanel = () =>
  expect(screen.queryByRole('region', { name: /pending approval/ })).not.toBeInTheDocument();
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

type Opened = Awaited<ReturnType<typeof open>>;
const requestOf = ({ store }: Opened, company: string) =>
  store.rows('signUpRequests').find((one) => one.company === company);

describe('sign-up requests', () => {
  test('are listed above the companies of their side, newest first, with all details', async () => {
    await openPage('admin', '/providers');
    const waiting = await panel();
    const companies = waiting.getAllByRole('link').flatMap(({ textContent }) => textContent ?? '');
    expect(companies.filter((name) => !name.includes('@'))).toEqual([
      'Savannahline People',
      'Cenotero Software Partners',
      'Straitsview Analytics',
    ]);
    expect(screen.getByRole('region', { name: /\(3\)$/ })).toBeVisible();
    expect(waiting.getByText(/forty engineers in Nairobi/)).toBeVisible();
    expect(waiting.getByRole('link', { name: /femi.*@/i })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
  });

  test('are approved after a description of the effects, and the invitation is confirmed', async () => {
    const opened = await openPage('admin', '/recruiters');
    const { user } = opened;
    await user.click((await panel()).getByRole('button', { name: 'Approve Fjordlys Energy' }));
    const asked = await dialog('Approve Fjordlys Energy?');
    expect(
      asked.getByText(/creates the recruiter company .* with Ingrid Dahlberg as its first user/),
    ).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Approve' }));
    const told = await dialog('Fjordlys Energy approved');
    expect(told.getByRole('status')).toHaveTextContent(/Invitation sent to ingrid.*@.*\./);
    expect(requestOf(opened, 'Fjordlys Energy')).toMatchObject({ status: 'Approved' });
    expect(told.getByRole('link', { name: 'View email' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/platform-admin\/mails\?.*ingrid/),
    );
    await user.click(told.getByRole('button', { name: 'Done' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Approve Fjordlys Energy' })).not.toBeInTheDocument(),
    );
    expect((await panel()).getByRole('button', { name: 'Approve Bluegumline Press' })).toBeVisible();
  });

  test('of a provider are approved with the lowest plan that has room for its bench, or another one', async () => {
    const opened = await openPage('admin', '/providers');
    const { user } = opened;
    await user.click((await panel()).getByRole('button', { name: 'Approve Cenotero Software Partners' }));
    const asked = await dialog('Approve Cenotero Software Partners?');
    expect(asked.getByText('Cenotero Software Partners stated 11 people on its bench.')).toBeVisible();
    const plan = await asked.findByRole('combobox', { name: 'First plan' });
    expect(plan).toHaveTextContent('Professional · Up to 50 bench employees');
    await user.click(plan);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Basic · Up to 10 bench employees',
      'Professional · Up to 50 bench employees',
      'Enterprise · Unlimited bench employees',
    ]);
    await user.click(screen.getByRole('option', { name: /^Professional/ }));
    await user.click(asked.getByRole('button', { name: 'Approve' }));
    await dialog('Cenotero Software Partners approved');
    expect(requestOf(opened, 'Cenotero Software Partners')).toMatchObject({
      status: 'Approved',
      subscription: 'Premium',
    });
  });

  test('are declined with a reason, which is stored', async () => {
    const opened = await openPage('admin', '/recruiters');
    const { user } = opened;
    await user.click((await panel()).getByRole('button', { name: 'Decline Fjordlys Energy' }));
    const asked = await dialog('Decline Fjordlys Energy?');
    await user.click(asked.getByRole('button', { name: 'Decline' }));
    expect(asked.getByLabelText(/Reason/)).toHaveAccessibleDescription('Enter a reason');
    expect(requestOf(opened, 'Fjordlys Energy')).toMatchObject({ status: 'Pending Approval' });
    await user.type(asked.getByLabelText(/Reason/), 'Not a company');
    await user.click(asked.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Fjordlys Energy declined')).toBeVisible();
    expect(requestOf(opened, 'Fjordlys Energy')).toMatchObject({
      status: 'Declined',
      reason: 'Not a company',
    });
  });

  test('leave no empty panel when all are decided', { tags: 'rest' }, async () => {
    const { store, user } = await open('admin', '/recruiters');
    await panel();
    await act(() =>
      store.write((writer) => {
        for (const row of store.rows('signUpRequests'))
          writer.change('signUpRequests', row as Row, { status: 'Approved' });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(noPanel);
  });

  test('decided by someone else in the meantime ask what to keep', { tags: 'rest' }, async () => {
    const opened = await openPage('admin', '/recruiters');
    const { user, store } = opened;
    await user.click((await panel()).getByRole('button', { name: 'Approve Fjordlys Energy' }));
    const asked = await dialog('Approve Fjordlys Energy?');
    await act(() =>
      store.write((writer) =>
        writer.change('signUpRequests', requestOf(opened, 'Fjordlys Energy') as Row, {
          status: 'Declined',
          reason: 'Asked twice',
        }),
      ),
    );
    await user.click(asked.getByRole('button', { name: 'Approve' }));
    const stale = await dialog('Someone else changed this while you were editing');
    expect(stale.getByText('Declined')).toBeVisible();
    await user.click(stale.getByRole('button', { name: 'Use theirs' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Approve Fjordlys Energy' })).not.toBeInTheDocument(),
    );
    expect(requestOf(opened, 'Fjordlys Energy')).toMatchObject({ status: 'Declined' });
  });

  test('can be read but not decided by a viewer', async () => {
    await openPage('admin', '/providers', { role: 'Viewer' });
    const waiting = await panel();
    expect(waiting.getByText(/forty engineers in Nairobi/)).toBeVisible();
    expect(waiting.queryByRole('button')).not.toBeInTheDocument();
  });

  test('can be decided on their own page as well', { tags: 'rest' }, async () => {
    const { id } = signUpRequests.find(({ company }) => company === 'Fjordlys Energy') as Row;
    const { user } = await openPage('admin', `/signUpRequests/${id}/show`);
    await user.click(await screen.findByRole('button', { name: 'Decline Fjordlys Energy' }));
    expect(await dialog('Decline Fjordlys Energy?')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  });

  test('that are pending are counted on the dashboard, by side', { tags: 'rest' }, async () => {
    const { store, user } = await open('admin', '/');
    expect(await screen.findByRole('button', { name: 'Approve Provider 3' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Review Recruiter 2' })).toBeVisible();
    await act(() =>
      store.write((writer) => {
        for (const row of store.rows('signUpRequests'))
          if (row.userType === 'provider')
            writer.change('signUpRequests', row as Row, { status: 'Approved' });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('button', { name: 'Approve Provider' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Review Recruiter 2' })).toBeVisible();
  });
});

describe('visitors’ messages', () => {
  const { id, subject, message } = contactMessages.find(({ status }) => status === 'New') as Row & {
    subject: string;
    message: string;
  };

  test('open in full from the inbox and are marked as answered', async () => {
    const { user, store } = await openPage('admin', '/contactMessages');
    await user.click(await screen.findByRole('button', { name: new RegExp(subject.slice(0, 20)) }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(`Re: ${subject}`)),
    );
    await user.click(screen.getByRole('button', { name: `Mark as answered: ${subject}` }));
    expect(await screen.findByText(`“${subject}” marked as Answered`)).toBeVisible();
    expect(store.find('contactMessages', id)).toMatchObject({ status: 'Answered' });
  });

  test('can be archived on their own page', async () => {
    const { user, store } = await openPage('admin', `/contactMessages/${id}/show`);
    await user.click(await screen.findByRole('button', { name: `Archive: ${subject}` }));
    await waitFor(() => expect(store.find('contactMessages', id)).toMatchObject({ status: 'Archived' }));
  });

  test('are read-only for a viewer', async () => {
    await openPage('admin', `/contactMessages/${id}/show`, { role: 'Viewer' });
    expect(await screen.findByRole('link', { name: 'Reply by email' })).toBeVisible();
    expect(screen.queryByRole('button', { name: `Mark as answered: ${subject}` })).not.toBeInTheDocument();
  });
});

test('newsletter subscriptions are counted and can be exported', { tags: 'rest' }, async () => {
  await openPage('admin', '/newsletterSubscriptions');
  expect(await screen.findByText('Subscribed', { selector: 'dt' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeVisible();
});

describe('outgoing mails', () => {
  const mail = mails[0] as (typeof mails)[number];

  test('are shown with their delivery status and with their text while it is stored', {
    tags: 'rest',
  }, async () => {
    const { dataProvider } = await openPage('admin', '/mails');
    dataProvider.mailText = async () => ({
      data: { text: 'Welcome to TalentBench.\nFollow this link.', linkHidden: true },
    });
    const row = await screen.findByRole('row', { name: new RegExp(mail.to) });
    expect(within(row).getByText('Sent')).toBeVisible();
    window.history.pushState(null, '', `/platform-admin/mails/${mail.id}/show`);
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await screen.findByText(/Follow this link/)).toBeVisible();
    expect(screen.getByText(/The link is hidden/)).toBeVisible();
  });

  test('can be resent, unless they are still waiting to be sent', async () => {
    const { user, store } = await openPage('admin', `/mails/${mails[0]?.id}/show`);
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await screen.findByText(/^The email to \S+ will be sent again with a new link\.$/);
    expect(store.find('mails', String(mails[0]?.id))).toMatchObject({ status: 'Queued', attempts: 0 });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument());
  });

  test('show a message if their text is no longer stored', async () => {
    await openPage('admin', `/mails/${mail.id}/show`);
    expect(await screen.findByText(/^The text of this email is no longer available\./)).toBeVisible();
  });
});
