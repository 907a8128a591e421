import { expect, test } from 'vitest';
import { nothingLeftOut } from './failures.ts';
import { openMemory } from './testing/openMemory.ts';
import { type Verified, verifyPart } from './verification.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
const kept = { version: 1, createdAt: now.toISOString(), updatedAt: now.toISOString() };
const asked = {
  ...kept,
  ...{
    id: 'AV-001',
    authorId: 'USR-001',
    author: 'Ada',
    status: 'Running',
    total: 0,
    checked: 0,
    waiting: 0,
  },
};
const operator = {
  ...kept,
  ...{ id: 'USR-001', userType: 'admin', companyId: null, status: 'Active', email: 'ada@platform.example' },
};
const open = (status: string) =>
  openMemory({ auditVerifications: [{ ...asked, status }], users: [operator] }, now);
const verify = ({ within }: ReturnType<typeof open>, found: Verified) =>
  within((work) => verifyPart(work, nothingLeftOut, async () => found));
const part = { checked: 5, head: 'ab', ended: true, first: null };

test('a verification goes on until the end of the chain', async () => {
  const memory = open('Running');
  await verify(memory, { part: { ...part, ended: false }, total: 9, waiting: 0 });
  expect(memory.of('auditVerifications')).toMatchObject([{ status: 'Running', checked: 5, total: 9 }]);
  await verify(memory, { part: { ...part, checked: 10 }, total: 9, waiting: 2 });
  expect(memory.of('auditVerifications')).toMatchObject([
    { status: 'Intact', checked: 10, total: 10, waiting: 2, finishedAt: now.toISOString() },
  ]);
  expect(await verify(memory, { part, total: 9, waiting: 0 })).toBeNull();
  expect(memory.of('notifications')).toEqual([]);
});

test('an altered entry is named, and operators are notified', async () => {
  const memory = open('Running');
  const first = { id: 'AUD-003', fault: 'altered' as const };
  await verify(memory, { part: { ...part, first }, total: 9, waiting: 0 });
  expect(memory.of('auditVerifications')).toMatchObject([{ status: 'Altered', firstAltered: 'AUD-003' }]);
  expect(memory.of('notifications')).toMatchObject([{ userId: 'USR-001' }]);
});
