import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import english from '../../locales/en/provider.json' with { type: 'json' };
import { addDays } from '../time/days.ts';
import { benchEvents } from './benchEvents.ts';
import { type CalendarEvent, writeCalendar } from './writeCalendar.ts';

const event: CalendarEvent = {
  uid: 'CT-001-placed@talentbench',
  summary: 'Dana Reyes: placed, Harbour Hiring',
  description: 'Dana Reyes, Data Engineer, Harbour Hiring',
  from: '2026-03-02',
  to: '2026-03-31',
  tentative: false,
  category: 'placed',
  changedAt: '2026-02-20T10:15:30.123Z',
  sequence: 2,
};
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));

test('a calendar file is parsed with the same days, including the last one, and texts', () => {
  const [read1] = read(writeCalendar('Bench', [event]));
  expect(read1?.summary).toBe(event.summary);
  expect(read1?.uid).toBe(event.uid);
  expect(read1?.startDate.isDate).toBe(true);
  expect(read1?.startDate.toString()).toBe('2026-03-02');
  expect(read1?.endDate.toString()).toBe('2026-04-01');
  expect(read1?.sequence).toBe(2);
});

test('calendar lines end in CRLF and have at most 75 octets', () => {
  const text = writeCalendar('Bank für Größe und Maß', [{ ...event, description: '名前'.repeat(60) }]);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('texts in a calendar file cannot break out of their line', () => {
  const [sly] = read(
    writeCalendar('x\r\nBEGIN:VEVENT', [{ ...event, summary: 'a\r\nEND:VEVENT\nATTACH:http://x; b, c\\' }]),
  );
  expect(sly?.summary).toBe('a\nEND:VEVENT\nATTACH:http://x; b, c\\');
});

test('any event that is written to a calendar file is read back unchanged', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 120 }).map((text) => text.replace(/\p{Cc}/gu, ''));
  const days = fc.tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 700 }));
  fc.assert(
    fc.property(words, words, days, (summary, description, [start, length]) => {
      const from = addDays('1990-01-01', start);
      const to = addDays(from, length);
      const text = writeCalendar('Bench', [{ ...event, summary, description, from, to }]);
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const [again] = read(text);
      expect([again?.summary ?? '', again?.description ?? '']).toEqual([summary, description]);
      expect([again?.startDate.toString(), again?.endDate.toString()]).toEqual([from, addDays(to, 1)]);
    }),
  );
});

test('a bench calendar contains name, title, client and dates of contracts, holds and roll-offs, and nothing else', () => {
  const made = { version: 1, updatedAt: '2026-02-20T10:15:30.000Z' };
  const dana = { id: 'BE-001', name: 'Dana Reyes', title: 'Data Engineer', cost: 4000, notes: 'raise due' };
  const contract = {
    ...made,
    id: 'CT-001',
    candidateId: 'BE-001',
    employee: 'Dana Reyes',
    client: 'Harbour Hiring',
    type: 'SOW',
    status: 'Active',
    startDate: '2026-02-01',
    endDate: '2026-03-31',
    rate: 9900,
  } as const;
  const hold = {
    ...made,
    id: 'HD-001',
    candidateId: 'BE-001',
    client: null,
    heldFor: 'A public tender',
    startDate: '2026-04-10',
    endDate: '2026-04-30',
    note: 'Between us',
  };
  const events = benchEvents(
    { candidates: [dana], contracts: [contract], holds: [hold] },
    english.benchCalendar.events,
    '2026-03-02',
  );
  expect(events.map(({ summary, from, to, tentative }) => [summary, from, to, tentative])).toEqual([
    ['Dana Reyes: placed, Harbour Hiring', '2026-02-01', '2026-03-31', false],
    ['Dana Reyes: held, A public tender', '2026-04-10', '2026-04-30', true],
    ['Dana Reyes: back on the bench, Harbour Hiring', '2026-04-01', '2026-04-01', false],
  ]);
  expect(writeCalendar('Bench', events)).not.toMatch(/Between us|raise due|9900|4000/);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(3);
});
