import { afterEach, expect, it, vi } from 'vitest';
import type { Actor } from '../../../domain/access/can.ts';
import { permissionsOf } from '../../../domain/access/permissions.ts';
import type { AddressedChange } from '../../../domain/live/rowChanges.ts';
import { openLiveTabs } from './liveTabs.ts';

const provider: Actor = {
  userId: 'USR-001',
  userType: 'provider',
  companyId: 'COM-001',
  permissions: permissionsOf('Admin'),
};
const recruiter: Actor = { ...provider, userId: 'USR-002', userType: 'recruiter', companyId: 'COM-002' };
const change = (audience: string[]): AddressedChange => ({
  noun: 'requests',
  id: 'RR-001',
  kind: 'edit',
  version: 2,
  audience,
});

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const tab of opened.splice(0)) tab.close();
});
const openTab = (actor: Actor | null) => {
  const onReset = vi.fn();
  const tab = openLiveTabs('liveTabsTest', () => actor, onReset);
  opened.push(tab);
  const told = { onChanges: vi.fn(), onReload: vi.fn(), onStream: vi.fn(), onViewers: vi.fn() };
  tab.follow(told);
  return { ...tab, told, onReset };
};

it('tells other tabs what their own user may read, and nobody else', async () => {
  const [first, second, signedOut] = [openTab(provider), openTab(recruiter), openTab(null)];
  first.tell([change(['provider:COM-001'])]);
  first.tell([change(['recruiter:COM-002', 'admin'])]);
  await vi.waitFor(() => expect(second.told.onChanges).toHaveBeenCalled());
  expect(second.told.onChanges).toHaveBeenCalledExactlyOnceWith([
    { noun: 'requests', id: 'RR-001', kind: 'edit', version: 2 },
  ]);
  expect(first.told.onChanges).toHaveBeenCalledOnce();
  expect(signedOut.told.onChanges).not.toHaveBeenCalled();
});

it('tells of a change once the tab sees what was stored', async () => {
  let seen = () => {};
  const shown = new Promise<void>((resolve) => {
    seen = resolve;
  });
  const reached = vi.fn(() => shown);
  const second = openLiveTabs(
    'liveTabsTest',
    () => recruiter,
    () => {},
    { revision: () => 0, reached },
  );
  const first = openLiveTabs(
    'liveTabsTest',
    () => provider,
    () => {},
    { revision: () => 7, reached },
  );
  opened.push(first, second);
  const told = { onChanges: vi.fn(), onReload: vi.fn(), onStream: vi.fn(), onViewers: vi.fn() };
  second.follow(told);
  first.tell([change(['recruiter:COM-002'])]);
  await vi.waitFor(() => expect(reached).toHaveBeenCalledExactlyOnceWith(7));
  expect(told.onChanges).not.toHaveBeenCalled();
  seen();
  await vi.waitFor(() => expect(told.onChanges).toHaveBeenCalledOnce());
});

it('tells a page that begins to follow what changed while it loaded', async () => {
  const first = openTab(provider);
  const second = openLiveTabs('liveTabsTest', () => recruiter);
  opened.push(second);
  const watcher = openTab(recruiter);
  first.tell([change(['recruiter:COM-002'])]);
  await vi.waitFor(() => expect(watcher.told.onChanges).toHaveBeenCalled());
  const told = { onChanges: vi.fn(), onReload: vi.fn(), onStream: vi.fn(), onViewers: vi.fn() };
  second.follow(told);
  await vi.waitFor(() => expect(told.onChanges).toHaveBeenCalledOnce());
});

it('tells the other tabs that all changes were discarded, and each loads its rows again', async () => {
  const [first, second, signedOut] = [openTab(provider), openTab(recruiter), openTab(null)];
  first.tellReset();
  for (const other of [second, signedOut]) {
    await vi.waitFor(() => expect(other.onReset).toHaveBeenCalledOnce());
    expect(other.told.onReload).toHaveBeenCalledOnce();
  }
  expect([first.onReset.mock.calls, first.told.onReload.mock.calls]).toEqual([[], []]);
});

it('shows who else has a request open, also to a tab that opens it later, until they leave', async () => {
  const [first, second] = [openTab(provider), openTab(recruiter)];
  const request = { requestId: 'RR-001', providerId: 'COM-001', recruiterId: 'COM-002', masked: false };
  first.view({ ...request, companyId: 'COM-001', company: 'Bench & Co', userId: 'USR-001', name: 'Ada' });
  second.view({ ...request, companyId: 'COM-002', company: 'Hirers', userId: 'USR-002', name: 'Cleo' });
  await vi.waitFor(() =>
    expect(second.told.onViewers).toHaveBeenLastCalledWith({
      requestId: 'RR-001',
      viewers: [{ company: 'Bench & Co', name: null }],
    }),
  );
  await vi.waitFor(() =>
    expect(first.told.onViewers).toHaveBeenLastCalledWith({
      requestId: 'RR-001',
      viewers: [{ company: 'Hirers', name: null }],
    }),
  );
  second.leave();
  await vi.waitFor(() =>
    expect(first.told.onViewers).toHaveBeenLastCalledWith({ requestId: 'RR-001', viewers: [] }),
  );
});
