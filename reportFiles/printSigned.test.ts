import { expect, test } from 'vitest';
import { readContent } from '../domain/change/deals/signedContent.ts';
import type { Envelope } from '../domain/contract/deals/envelopes.ts';
import type { Signer } from '../domain/contract/deals/signers.ts';
import { createWorld, defaultClock } from '../fixtures/index.ts';
import de from '../locales/de/server.json' with { type: 'json' };
import en from '../locales/en/server.json' with { type: 'json' };
import { paperOfPlace, printSigned } from './printSigned.ts';

test.each([
  ['New York, United States', 'LETTER'],
  ['Toronto, Canada', 'LETTER'],
  ['Guadalajara, Mexico', 'LETTER'],
  ['Berlin, Germany', 'A4'],
  ['Bengaluru, India', 'A4'],
  ['Somewhere', 'A4'],
  [null, 'A4'],
])('a contract of %s is printed on %s', (location, paper) => {
  expect(paperOfPlace(location)).toBe(paper);
});

const world = createWorld(defaultClock);
const envelope = world.envelopes?.find(({ content }) => content !== null) as Envelope;
const signer = world.signers?.find(({ envelopeId }) => envelopeId === envelope.id) as Signer;

test.each([
  ['en', null, 'Signed November 28, 2026 at 10:00:00 PM UTC'],
  [
    'en',
    'Asia/Kolkata',
    'Signed November 28, 2026 at 10:00:00 PM UTC (November 29, 2026 at 3:30 AM Asia/Kolkata)',
  ],
  ['en', 'America/New_York', 'Signed November 28, 2026 at 10:00:00 PM UTC (5:00 PM America/New_York)'],
  ['de', 'Europe/Berlin', 'Unterzeichnet am 28. November 2026 um 22:00:00 UTC (23:00 Europe/Berlin)'],
] as const)('in %s, a signature given in the zone %s is “%s”', (language, timeZone, line) => {
  const content = readContent(envelope);
  if (!content) throw new Error('An envelope without content');
  const signers = [{ ...signer, timeZone, signedAt: '2026-11-28T22:00:00.000Z' }];
  const paper = { envelope, content, signers, events: [], sealed: true };
  const { blocks } = printSigned(paper, { en, de }[language].signedPaper, language);
  const lines = blocks.flatMap((block) => (block.kind === 'signed' ? block.lines : []));
  expect(lines.map((one) => one.replaceAll(/\s/g, ' '))).toContain(line);
});
