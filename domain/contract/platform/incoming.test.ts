import { expect, it } from 'vitest';
import { type Incoming, isIncoming, personForIncoming, readIncoming } from './incoming.ts';

const open: Record<string, number> = { ana: 3, ben: 1, cleo: 1, dan: 0 };
const choose = (rule: Incoming, able = ['ana', 'ben', 'cleo'], inCharge = [[], ['dan', 'ana'], ['ben']]) =>
  personForIncoming(rule, { inCharge, able: new Set(able), openOf: async (id) => open[id] ?? 0 });

it.each<[string, Incoming, string | null]>([
  ['the closest person in charge who may act', { by: 'record' }, 'ana'],
  ['the named colleague', { by: 'person', userId: 'cleo' }, 'cleo'],
  ['the default, if the named colleague may not act', { by: 'person', userId: 'dan' }, 'ana'],
  ['the one with the least open work', { by: 'turn', userIds: ['ana', 'cleo'] }, 'cleo'],
  ['the first of those with equally little', { by: 'turn', userIds: ['cleo', 'ana', 'ben'] }, 'cleo'],
  ['the one of several who may act', { by: 'turn', userIds: ['dan', 'ana'] }, 'ana'],
  ['the default, if none of them may act', { by: 'turn', userIds: ['dan', 'eve'] }, 'ana'],
])('what arrives goes to %s', async (_, rule, expected) => {
  expect(await choose(rule)).toBe(expected);
});

it('no one is put in charge if no one of the record may act', async () => {
  expect(await choose({ by: 'record' }, [])).toBeNull();
  expect(await choose({ by: 'record' }, ['ana'], [[], []])).toBeNull();
});

it.each([
  ['{"by":"record"}', true],
  ['{"by":"person","userId":"USR-1"}', true],
  ['{"by":"turn","userIds":["USR-1","USR-2"]}', true],
  ['{"by":"person"}', false],
  ['{"by":"turn","userIds":[]}', false],
  ['{"by":"turn","userIds":[1]}', false],
  ['{"by":"someone"}', false],
  ['null', false],
  ['no', false],
])('%s is a rule: %s', (value, expected) => {
  expect(isIncoming(value)).toBe(expected);
});

it('without a readable setting the default applies', () => {
  expect([readIncoming(null), readIncoming('no')]).toEqual([{ by: 'record' }, { by: 'record' }]);
});
