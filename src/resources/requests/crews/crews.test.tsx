import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dialog, press } from '../../../testing/acts.ts';
import { openPage, sample } from '../../../testing/open.tsx';

/** The sample provider is in India, where the next day has begun. */
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T20:00:00Z') }));
afterEach(() => vi.useRealTimers());

test('a provider proposes its best crew for a request at once, each person for a role, from its own today on', async () => {
  const requisition = sample.store.rows('requisitions').find(({ position }) => position === 'Agent App Team');
  const request = sample.store
    .rows('requests')
    .find(({ providerId, status }) => providerId === 'CO-001' && status === 'Pending Response');
  const opened = await openPage('provider', '/requests');
  opened.store.write((writer) =>
    writer.touch('requests', String(request?.id), {
      roles: requisition?.roles,
      respondBy: null,
      jobId: null,
    }),
  );
  await act(async () => {
    window.history.pushState(null, '', `/provider/requests/${request?.id}/show`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  const section = within(await screen.findByRole('region', { name: 'Suggested crew' }));
  const card = within(await section.findByRole('article', { name: 'Best crew on your bench' }));
  const people = within(card.getByRole('list', { name: 'People' })).getAllByRole('listitem');
  expect(people).toHaveLength(4);

  await press(opened, 'Propose this crew');
  const asked = await dialog('Propose a crew of 4?');
  const sentFor = () =>
    opened.store
      .rows('proposals')
      .filter(({ requestId }) => requestId === request?.id)
      .map(({ role }) => role);
  expect(sentFor()).toEqual([]);
  await opened.user.click(asked.getByRole('button', { name: 'Send 4 proposals' }));
  await waitFor(() =>
    expect(sentFor()).toEqual(['Mobile Engineer', 'Mobile Engineer', 'Backend Engineer', 'QA Engineer']),
  );
  const starts = opened.store
    .rows('proposals')
    .flatMap(({ requestId, startDate }) => (requestId === request?.id ? [String(startDate)] : []));
  expect(starts.toSorted()[0]).toBe('2026-03-03');
});
