import { describe, expect, it } from 'vitest';
import { commonMinutes } from '../time/workingHours.ts';
import { loadGazetteer } from './loadGazetteer.ts';
import { overlapWith } from './overlapWith.ts';

const gazetteer = await loadGazetteer();

describe('common working hours', () => {
  it('are those of two days from 9:00 to 17:00, also across the date line', () => {
    expect(commonMinutes(0, 0)).toBe(480);
    expect(commonMinutes(-300, 60)).toBe(120);
    expect(commonMinutes(-300, 330)).toBe(0);
    // Kiritimati is 24 hours ahead of Honolulu: the same time of day.
    expect(commonMinutes(840, -600)).toBe(480);
    expect(commonMinutes(720, -660)).toBe(420);
  });

  it('follow daylight saving of the day: London and New York are four hours apart for two weeks in March', () => {
    const on = (day: string) => overlapWith('America/New_York', day, gazetteer)(gazetteer.read('London'));
    expect([on('2026-01-15'), on('2026-03-20'), on('2026-04-15')]).toEqual([180, 240, 180]);
  });

  it('are not known for a country with several time zones, nor for a place that is none', () => {
    const overlap = overlapWith('Europe/Berlin', '2026-01-15', gazetteer);
    expect(overlap(gazetteer.read('United States'))).toBeNull();
    expect(overlap(gazetteer.read('Planet Nine'))).toBeNull();
    expect(overlap(gazetteer.read('India'))).toBe(210);
  });
});
