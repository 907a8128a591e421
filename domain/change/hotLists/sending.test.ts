import { expect, test } from 'vitest';
import type { Party } from '../../access/can.ts';
import type { Row } from '../../contract/noun.ts';
import { Refusal } from '../../errors.ts';
import { readerOver } from '../testing/readerOver.ts';
import { addressKeyOf } from './addressKey.ts';
import { sentValues, wordsForRecipients } from './sending.ts';

const now = new Date('2026-06-15T12:00:00Z');
const actor = { userId: 'USR-1', userType: 'provider', companyId: 'CO-1' } as Party;
const list: Parameters<typeof sentValues>[0] = {
  id: 'HL-1',
  version: 1,
  createdAt: '2026-06-15T09:00:00.000Z',
  updatedAt: '2026-06-15T09:00:00.000Z',
  providerId: 'CO-1',
  title: 'Available this week',
  note: null,
  candidateIds: ['BE-1'],
  recruiterIds: [],
  addresses: ['ada@client.example', 'bo@client.example'],
  showRates: false,
  language: 'en',
  endsOn: '2026-06-29',
  status: 'Sent',
  sentNote: null,
  senderId: null,
  leftOut: [],
  sentAt: null,
  endedAt: null,
  recipients: 0,
  opened: 0,
  questions: 0,
  requests: 0,
  clearedAt: null,
};
const stamp = { version: 1, createdAt: list.createdAt, updatedAt: list.updatedAt };
const got = (place: number, address: string, sentOn: string): Row => ({
  ...stamp,
  id: `HLR-${place}`,
  providerId: 'CO-1',
  kind: 'Address',
  addressKey: addressKeyOf('CO-1', address),
  sentOn,
});
const sent = (hotListRecipients: readonly Row[], hotListOptOuts: readonly Row[] = [], more = {}) =>
  sentValues({ ...list, ...more }, [], readerOver({ hotListRecipients, hotListOptOuts }), { actor, now });
const refusalOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error) => (error instanceof Refusal ? error.faults : error),
  );

test('a list goes to every address that has neither unsubscribed nor got two lists in seven days', async () => {
  expect(await sent([])).toMatchObject({ leftOut: [], recipients: 2 });
  const twice = [
    got(1, 'ADA@client.example', '2026-06-09'),
    got(2, 'ada@client.example', '2026-06-15'),
    got(3, 'bo@client.example', '2026-06-08'),
    got(4, 'bo@client.example', '2026-06-15'),
  ];
  expect(await sent(twice)).toMatchObject({ leftOut: ['ada@client.example'], recipients: 1 });
  const gone = {
    ...stamp,
    id: 'HLO-1',
    providerId: 'CO-1',
    addressKey: addressKeyOf('CO-1', 'bo@client.example'),
  };
  expect(await sent([], [gone])).toMatchObject({ leftOut: ['bo@client.example'], recipients: 1 });
  expect(await sent([], [{ ...gone, providerId: 'CO-2' }])).toMatchObject({ leftOut: [], recipients: 2 });
});

test('a list that nobody would get is refused', async () => {
  const gone = list.addresses.map((address, place) => ({
    ...stamp,
    id: `HLO-${place}`,
    providerId: 'CO-1',
    addressKey: addressKeyOf('CO-1', address),
  }));
  expect(await refusalOf(sent([], gone))).toEqual({ addresses: 'hotLists.all-left-out' });
});

test('a provider mails at most 1,000 addresses a day, and is told how many are left', async () => {
  const others = (count: number) =>
    Array.from({ length: count }, (_, place) => got(place, `p${place}@other.example`, '2026-06-15'));
  expect(await sent(others(998))).toMatchObject({ recipients: 2 });
  expect(await refusalOf(sent(others(999)))).toEqual({
    addresses: { code: 'hotLists.day-limit', values: { most: 1000, left: 1 } },
  });
  expect(await sent(others(1000), [], { addresses: [], recruiterIds: ['CO-9'] })).toMatchObject({
    recipients: 1,
  });
});

test('recipients read initials in place of names, and no contact details', () => {
  const read = wordsForRecipients('Ada Lovelace is free. Mail ada@firm.example.', [{ name: 'Ada Lovelace' }]);
  expect(read).not.toContain('Lovelace');
  expect(read).not.toContain('ada@firm.example');
  expect(read).toContain('is free');
});
