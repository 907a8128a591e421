import { expect, it } from 'vitest';
import type { User } from '../contract/accounts/users.ts';
import { handOverNotification } from './notifications/assignment.ts';
import { isOpenRecord, namedWork } from './openWork.ts';
import { rowWith } from './testing/rowWith.ts';

it.each([
  ['requests', { status: 'Pending Response' }, { status: 'Withdrawn' }],
  ['requisitions', { status: 'Sent' }, { status: 'Closed' }],
  ['contracts', { status: 'Active' }, { status: 'Expired' }],
  ['jobs', { status: 'Paused' }, { status: 'Closed' }],
  ['candidates', { erasedAt: null }, { erasedAt: '2026-06-01T09:00:00.000Z' }],
  ['pipelineEntries', { outcome: 'Live', stage: 'offer' }, { outcome: 'Live', stage: 'hired' }],
  ['pipelineEntries', { outcome: 'Live', stage: 'offer' }, { outcome: 'Rejected', stage: 'offer' }],
  ['tickets', { status: 'Under Review' }, { status: 'Resolved' }],
] as const)('of %s, those with %o are open and those with %o are not', (noun, open, closed) => {
  expect([isOpenRecord(noun, rowWith('1', open)), isOpenRecord(noun, rowWith('1', closed))]).toEqual([
    true,
    false,
  ]);
});

it('a task that is handed over has the name of its new assignee', () => {
  const tasks = namedWork.find(({ kind }) => kind === 'tasks');
  expect(tasks?.along?.(rowWith('USR-2', { fullName: 'Ana Ruiz' }))).toEqual({ assignee: 'Ana Ruiz' });
  expect([{ status: 'Open' }, { status: 'Done' }].map((row) => tasks?.isOpen(rowWith('1', row)))).toEqual([
    true,
    false,
  ]);
});

it('a hand-over is one notification for the colleague, and none for its author', () => {
  const actor = { userId: 'USR-1', userType: 'recruiter', companyId: 'CO-002', permissions: [] } as const;
  const told = (id: string) =>
    handOverNotification(
      { actor, name: 'Kim Park' },
      {
        from: { fullName: 'Lee Gone' },
        to: rowWith(id, { companyId: 'CO-002', userType: 'recruiter' }) as unknown as User,
        count: 7,
      },
    );
  expect(told('USR-2')).toMatchObject([
    {
      kind: 'notifyCompany',
      to: 'USR-2',
      notification: { values: { person: 'Kim Park', name: 'Lee Gone', count: 7 } },
    },
  ]);
  expect(told('USR-1')).toEqual([]);
});
