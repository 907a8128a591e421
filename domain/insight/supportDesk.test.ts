import { expect, test } from 'vitest';
import type { Rows } from '../contract/index.ts';
import { groupRows } from '../query/groups.ts';
import { lateUnlessPaused, supportDesk, supportGroups } from './supportDesk.ts';

const now = new Date('2026-03-20T09:00:00Z');
type Ticket = Rows['tickets'];
const ticket = (id: string, columns: Partial<Ticket>) =>
  ({
    id,
    status: 'In Progress',
    priority: 'High',
    assigneeId: 'USR-1',
    createdAt: '2026-03-02T09:00:00Z',
    updatedAt: '2026-03-02T09:00:00Z',
    firstAnsweredAt: null,
    responseMinutes: null,
    resolvedAt: null,
    satisfaction: null,
    ...columns,
  }) as Ticket;
const answered = (id: string, responseMinutes: number, columns: Partial<Ticket> = {}) =>
  ticket(id, {
    responseMinutes,
    firstAnsweredAt: new Date(Date.parse('2026-03-02T09:00:00Z') + responseMinutes * 60_000).toISOString(),
    ...columns,
  });
const event = (ticketId: string, kind: 'status' | 'priority', from: string, to: string, at: string) => ({
  id: `TE-${at.slice(11, 13)}`,
  ticketId,
  kind,
  from,
  to,
  at,
});
const desk = (slow: Ticket[], events: ReturnType<typeof event>[] = [], all = slow) =>
  supportDesk(
    {
      groups: groupRows(all, { ...supportGroups, conditions: [] }),
      slow,
      events,
      agents: [{ id: 'USR-1', fullName: 'Ada', agentRole: 'Senior Support' }],
    },
    now,
  );

test('a support desk without tickets has no averages and no share', () => {
  expect(desk([])).toEqual({
    averageResponseMinutes: null,
    satisfaction: null,
    slaMet: null,
    agents: [
      {
        id: 'USR-1',
        name: 'Ada',
        role: 'Senior Support',
        active: 0,
        averageResponseMinutes: null,
        satisfaction: null,
      },
    ],
  });
});

test('the share answered in time counts answers that are given or due, but no upcoming ones and no closed tickets', () => {
  const late = answered('TKT-2', 300);
  const [due, fresh, closed] = [
    ticket('TKT-3', {}),
    ticket('TKT-4', { createdAt: '2026-03-20T08:30:00Z', updatedAt: '2026-03-20T08:40:00Z' }),
    ticket('TKT-5', { status: 'Closed', resolvedAt: '2026-03-02T10:00:00Z' }),
  ];
  const all = [answered('TKT-1', 30), late, due, fresh, closed];
  expect(desk([late, due, fresh, closed], [], all).slaMet).toBeCloseTo(1 / 3);
});

test('a pause can make a late answer count as in time, and a duplicate ticket counts once', () => {
  const slow = answered('TKT-1', 300);
  const pause = [
    event('TKT-1', 'status', 'Open', 'Under Review', '2026-03-02T10:00:00Z'),
    event('TKT-1', 'status', 'Under Review', 'In Progress', '2026-03-02T12:00:00Z'),
  ];
  expect(lateUnlessPaused([slow], now)).toEqual(['TKT-1']);
  expect(desk([slow, slow], [], [slow]).slaMet).toBe(0);
  expect(desk([slow, slow], pause, [slow]).slaMet).toBe(1);
});

test('an answer is judged by the priority at the time, not the current one', () => {
  const lowered = answered('TKT-1', 300, { priority: 'Low' });
  const change = [event('TKT-1', 'priority', 'High', 'Low', '2026-03-05T10:00:00Z')];
  expect(desk([lowered], change).slaMet).toBe(0);
  expect(desk([lowered]).slaMet).toBe(1);
});

test('an agent’s figures count open tickets, and averages over all tickets', () => {
  const tickets = [
    answered('TKT-1', 30),
    answered('TKT-2', 61, { status: 'Resolved', satisfaction: 4, resolvedAt: '2026-03-02T12:00:00Z' }),
    answered('TKT-3', 30, { status: 'Closed', satisfaction: 5, resolvedAt: '2026-03-02T12:00:00Z' }),
    ticket('TKT-4', { assigneeId: null }),
  ];
  expect(desk([], [], tickets).agents[0]).toMatchObject({
    active: 1,
    averageResponseMinutes: 40,
    satisfaction: 4.5,
  });
});
