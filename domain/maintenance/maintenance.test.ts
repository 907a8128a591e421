import { describe, expect, it } from 'vitest';
import { activityWeek, weekBefore } from '../change/notifications/activityWeek.ts';
import type { Maintenance } from '../contract/platform/maintenances.ts';
import { announcementOf } from './announcement.ts';
import { maintenanceStatusAt } from './maintenanceStatus.ts';
import { refuseDuringMaintenance } from './refuseDuringMaintenance.ts';

const row = (more: Partial<Maintenance> = {}) =>
  ({
    id: 'MNT-001',
    version: 1,
    title: 'Upgrade',
    message: null,
    priority: 'Medium',
    status: 'Scheduled',
    startsAt: '2026-06-20T02:00:00.000Z',
    endsAt: '2026-06-20T03:00:00.000Z',
    ...more,
  }) as Maintenance;
const at = (moment: string) => new Date(`2026-06-${moment}Z`);

describe('a maintenance', () => {
  it('starts and ends at its times', () => {
    expect(maintenanceStatusAt(row(), at('20T01:59:59'))).toBe('Scheduled');
    expect(maintenanceStatusAt(row(), at('20T02:00:00'))).toBe('Under Way');
    expect(maintenanceStatusAt(row(), at('20T03:00:00'))).toBe('Done');
    expect(maintenanceStatusAt(row({ status: 'Cancelled' }), at('20T02:30:00'))).toBe('Cancelled');
  });

  it.each([
    ['Low', '19T13:59:00', '19T14:00:00'],
    ['Medium', '19T01:59:00', '19T02:00:00'],
    ['High', '17T01:59:00', '17T02:00:00'],
    ['Critical', '13T01:59:00', '13T02:00:00'],
  ] as const)('of priority %s is announced from its lead time on', (priority, before, from) => {
    expect(announcementOf([row({ priority })], at(before))).toBeNull();
    expect(announcementOf([row({ priority })], at(from))).toMatchObject({ priority, underWay: false });
  });

  it('in progress is announced before an upcoming one', () => {
    const next = row({ id: 'MNT-002', startsAt: '2026-06-20T05:00:00Z', endsAt: '2026-06-20T06:00:00Z' });
    expect(announcementOf([next, row()], at('20T02:30:00'))).toMatchObject({ id: 'MNT-001', underWay: true });
    expect(announcementOf([next, row()], at('20T03:30:00'))).toMatchObject({ id: 'MNT-002' });
  });

  it('blocks changes by everyone except operators until it is over', () => {
    const change = (userType: 'provider' | 'visitor' | 'admin', now: Date) => () =>
      refuseDuringMaintenance([row()], { userType }, now);
    expect(change('provider', at('20T02:30:00'))).toThrow(/read-only for maintenance/);
    expect(change('visitor', at('20T02:30:00'))).toThrow(/read-only for maintenance/);
    expect(change('admin', at('20T02:30:00'))).not.toThrow();
    expect(change('provider', at('20T03:00:00'))).not.toThrow();
  });
});

describe('the weekly activity report', () => {
  it('covers Monday to Sunday of the previous week', () => {
    expect(weekBefore(at('15T09:00:00'))).toEqual({
      from: '2026-06-08',
      until: '2026-06-14',
      told: '2026-06-15',
    });
    expect(weekBefore(at('21T23:59:59')).told).toBe('2026-06-15');
  });

  it('shows the mean and the maximum of the measured days, and nothing if there are none', () => {
    expect(activityWeek([{ activeUsers: 10 }, { activeUsers: 21 }])?.values).toEqual({
      people: 16,
      most: 21,
    });
    expect(activityWeek([])).toBeNull();
  });
});
