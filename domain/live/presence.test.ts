import { describe, expect, it } from 'vitest';
import { openPresence, type Viewing, viewersFor } from './presence.ts';

const ada: Viewing = {
  stream: 'a',
  requestId: 'RR-001',
  providerId: 'COM-001',
  recruiterId: 'COM-002',
  masked: false,
  companyId: 'COM-001',
  company: 'Bench & Co',
  userId: 'USR-001',
  name: 'Ada Bench',
};
const bob = { ...ada, stream: 'b', userId: 'USR-002', name: 'Bob Bench' };
const cleo = {
  ...ada,
  stream: 'c',
  companyId: 'COM-002',
  company: 'Hirers',
  userId: 'USR-003',
  name: 'Cleo',
};

describe('who has a request open', () => {
  it('is named to colleagues, and by company alone to the other side', () => {
    const all = [ada, { ...ada, stream: 'second tab' }, bob, cleo];
    expect(viewersFor({ userId: 'USR-001', companyId: 'COM-001' }, all)).toEqual([
      { company: 'Bench & Co', name: 'Bob Bench' },
      { company: 'Hirers', name: null },
    ]);
    expect(viewersFor({ userId: 'USR-003', companyId: 'COM-002' }, all)).toEqual([
      { company: 'Bench & Co', name: null },
    ]);
  });

  it('is forgotten when the page closes, moves to another request, or is not heard of for 50 seconds', () => {
    let now = 0;
    const presence = openPresence(() => now);
    expect(presence.open(ada)).toEqual(['RR-001']);
    expect(presence.open(ada)).toEqual([]);
    expect(presence.open({ ...ada, requestId: 'RR-002' })).toEqual(['RR-002', 'RR-001']);
    expect(presence.of('RR-001')).toEqual([]);
    presence.open(bob);
    expect(presence.close('b')).toEqual(['RR-001']);
    now = 50_000;
    expect(presence.expire()).toEqual(['RR-002']);
    expect(presence.of('RR-002')).toEqual([]);
  });
});
