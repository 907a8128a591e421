import { expect, test } from 'vitest';
import { digestMail, digestStart } from './digest.ts';
import type { Chosen } from './notificationRows.ts';

const person = {
  id: 'USR-1',
  email: 'ada@bench.example',
  status: 'Active',
  userType: 'provider',
  companyId: 'CO-001',
} as const;
const switched = (key: string, enabled: boolean): Chosen => ({
  ...{ kind: 'notification', key, userId: 'USR-1', value: null },
  enabled,
});
const titled = (key: string, ...titles: string[]) => titles.map((title) => ({ key, title }));

test('a digest names what would have been mailed, and links to the inbox', () => {
  const mail = digestMail(
    person,
    [
      ...titled('recruiterRequests', 'New request: Data Engineer'),
      ...titled('profileViews', 'Your candidates were viewed 3 times'),
      ...titled('support', 'Ticket TKT-001 was answered'),
      ...titled('billing', 'Invoice INV-001 is due'),
    ],
    [],
  );
  expect(mail).toMatchObject({
    to: 'ada@bench.example',
    subject: 'Your daily digest',
    note: 'New request: Data Engineer\nTicket TKT-001 was answered',
    link: '/provider/notifications',
    topic: 'email',
  });
});

test('there is no digest without anything new, or for someone who wants no mail', () => {
  expect(digestMail(person, titled('billing', 'Invoice INV-001 is due'), [])).toBeNull();
  expect(
    digestMail(person, titled('recruiterRequests', 'New request'), [switched('email', false)]),
  ).toBeNull();
});

test('many titles are cut, in the language of the reader', () => {
  const many = titled(
    'recruiterRequests',
    ...Array.from({ length: 30 }, (_, at) => `Anfrage Nummer ${at + 1}`),
  );
  const german: Chosen = {
    kind: 'display',
    key: 'language',
    userId: 'USR-1',
    enabled: true,
    value: 'German',
  };
  const note = String(digestMail(person, many, [german])?.note);
  const lines = note.split('\n');
  expect(note.length).toBeLessThanOrEqual(500);
  expect(lines.at(-1)).toBe(`und ${30 - (lines.length - 1)} weitere`);
});

test('what a digest names begins each time that it is switched on', () => {
  const now = new Date('2026-06-15T09:00:00Z');
  const start = { value: '2026-06-15T09:00:00.000Z' };
  expect(digestStart(null, { key: 'digest', enabled: true }, now)).toEqual(start);
  expect(digestStart({ enabled: false }, { key: 'digest', enabled: true }, now)).toEqual(start);
  expect(digestStart({ enabled: true }, { key: 'digest', enabled: true }, now)).toEqual({});
  expect(digestStart(null, { key: 'email', enabled: true }, now)).toEqual({});
});
