import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { open } from '../../testing/open.tsx';

type Opened = Awaited<ReturnType<typeof open>>;

const inboxOf = ({ store }: Opened, email: string) => {
  const owner = store.rows('users').find((one) => one.email === email);
  return store.rows('notifications').filter(({ userId }) => userId === owner?.id);
};
const unreadOf = (opened: Opened, email: string) =>
  inboxOf(opened, email).filter(({ readAt }) => readAt === null);
const bell = () => screen.findByRole('button', { name: /^Inbox/ });
const openPanel = async ({ user }: Opened) => {
  await user.click(await bell());
  return within(await screen.findByRole('dialog', { name: 'Inbox' }));
};

describe.each(['provider', 'recruiter', 'admin'] as const)('the inbox of a %s', (userType) => {
  const email = `${userType}@talentbench.example`;

  test('shows the number of unread notifications, and the latest first', { tags: 'rest' }, async () => {
    const opened = await open(userType, '/');
    const unread = unreadOf(opened, email);
    expect(unread.length).toBeGreaterThan(0);
    await screen.findByRole('button', { name: `Inbox: ${unread.length} new` });
    const panel = await openPanel(opened);
    const lines = await panel.findAllByRole('listitem');
    const [latest] = inboxOf(opened, email).toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
    expect(lines[0]).toHaveTextContent(String(latest?.title));
  });
});

test('the tooltip of the inbox is part of the page’s landmark', async () => {
  const { user } = await open('provider', '/');
  await user.hover(await bell());
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip.closest('main')).not.toBeNull();
});

describe('a notification', () => {
  const email = 'provider@talentbench.example';

  test('links to its subject and is then marked as read', async () => {
    const opened = await open('provider', '/settings');
    const before = unreadOf(opened, email).length;
    const panel = await openPanel(opened);
    const [line] = await panel.findAllByRole('listitem');
    const link = within(line as HTMLElement).getByRole('link');
    await opened.user.click(link);
    await waitFor(() => expect(window.location.pathname).toBe(link.getAttribute('href')));
    await screen.findByRole('button', { name: `Inbox: ${before - 1} new` });
    expect(unreadOf(opened, email)).toHaveLength(before - 1);
  });

  test('is marked as read with all others at once, also by a viewer', { tags: 'rest' }, async () => {
    const opened = await open('provider', '/notifications', { role: 'Viewer' });
    await opened.user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(unreadOf(opened, email)).toEqual([]));
    await screen.findByRole('button', { name: 'Inbox' });
    expect(inboxOf(opened, email).length).toBeGreaterThan(0);
  });
});

describe('a notification that arrives while the console is open', () => {
  const email = 'provider@talentbench.example';
  const arrive = async (opened: Opened, pushed: boolean) => {
    const { store } = opened;
    const { id: userId, companyId } = store.rows('users').find((one) => one.email === email) as Row;
    const chosen = { kind: 'notification', key: 'push', label: 'Push', userId, companyId, enabled: pushed };
    const message = {
      userId,
      key: 'recruiterRequests',
      title: 'Corvane wants to meet',
      readAt: null,
      forTeam: false,
    };
    const unread = unreadOf(opened, email).length;
    await screen.findByRole('button', { name: `Inbox: ${unread} new` });
    store.write((writer) => {
      writer.add('preferences', chosen);
      writer.add('notifications', message);
    });
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    await screen.findByRole('button', { name: `Inbox: ${unread + 1} new` });
  };
  afterEach(() => focusManager.setFocused(undefined));

  test('is shown on screen if Push Notifications are on', { tags: 'rest' }, async () => {
    const opened = await open('provider', '/settings');
    await arrive(opened, true);
    expect(await screen.findByText('Corvane wants to meet')).toBeVisible();
  });

  test('is only counted by the bell if they are off', { tags: 'rest' }, async () => {
    const opened = await open('provider', '/settings');
    await arrive(opened, false);
    expect(screen.queryByText('Corvane wants to meet')).not.toBeInTheDocument();
  });
});

test('an empty inbox says that there are no notifications yet', async () => {
  const opened = await open('recruiter', '/', { without: ['notifications'] });
  const panel = await openPanel(opened);
  expect(await panel.findByText('No notifications yet.')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
});
