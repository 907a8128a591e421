import { expect, it } from 'vitest';
import { readAvailability } from './readTerms.ts';
import { linesOfResume } from './sections.ts';

const read = (text: string) => {
  const { availability, availableFrom } = readAvailability(linesOfResume(text), '2026-11-25', new Set());
  return [availability?.value ?? null, availableFrom?.value ?? null];
};

it.each([
  ['Verfügbar ab 01.02.2027\nKündigungsfrist 4 Wochen', '1 month notice', '2027-02-01'],
  ['Notice period: 30 days', '1 month notice', null],
  ['Notice period: 2 weeks', '2 weeks notice', null],
  ['Notice period: 60 days', null, '2027-01-24'],
  ['Disponible immédiatement', 'Immediate', null],
  ['Préavis : trois mois', null, '2027-02-23'],
  ['Preaviso: quince', null, null],
  ['Preaviso: 15 días', '2 weeks notice', null],
  ['Disponible desde el 1 de marzo de 2027', null, '2027-03-01'],
  ['Kündigungsfrist: vier Wochen', '1 month notice', null],
  ['Available from 1 March 2020', null, null],
])('%s: when the person can start', (text, availability, from) => {
  expect(read(text)).toEqual([availability, from]);
});

it('both lines about it are read', () => {
  const taken = new Set<object>();
  const lines = linesOfResume('Verfügbar ab 01.02.2027\nKündigungsfrist 4 Wochen');
  readAvailability(lines, '2026-11-25', taken as Set<(typeof lines)[number]>);
  expect(taken.size).toBe(2);
});
