import { expect, it } from 'vitest';
import { readJobTypes } from './readJobTypes.ts';
import { linesOfResume } from './sections.ts';

const read = (text: string) => readJobTypes(linesOfResume(text), new Set())?.value ?? null;

it('the job types that a person accepts are read in four languages', () => {
  expect(read('Ada Bench\nOpen to: contract or freelance work')).toEqual(['Contract', 'Freelance']);
  expect(read('Looking for a full-time position. Berlin')).toEqual(['Full-time']);
  expect(read('Offen für Festanstellung und freiberufliche Projekte')).toEqual(['Full-time', 'Freelance']);
  expect(read('Vertragsart: Teilzeit/befristete Stelle')).toEqual(['Part-time', 'Contract']);
  expect(read('Je recherche un CDI ou un CDD')).toEqual(['Full-time', 'Contract']);
  expect(read('Disponible pour missions freelance')).toEqual(['Freelance']);
  expect(read('Busco: contrato temporal, jornada parcial')).toEqual(['Contract', 'Part-time']);
});

it('job types are not read from work of the past, from other words or where they are ruled out', () => {
  expect(read('Experience\nOpen to contract work at the time')).toBeNull();
  expect(read('Looking for a team that values contract testing')).toBeNull();
  expect(read('Open to relocation and permanent change')).toBeNull();
  expect(read('Looking for contract work, no full-time positions')).toBeNull();
  expect(read('Freelance photographer in my free time')).toBeNull();
});
