import { beforeAll, describe, expect, test } from 'vitest';
import type { Gazetteer } from '../places/gazetteer.ts';
import { loadGazetteer } from '../places/loadGazetteer.ts';
import type { SkillDictionary } from '../skills/dictionary/dictionary.ts';
import { loadDictionary } from '../skills/dictionary/loadDictionary.ts';
import { talentCounts } from './talentCounts.ts';
import { correctedSearches, readTalentSearch } from './talentSearch.ts';

let dictionary: SkillDictionary;
let gazetteer: Gazetteer;
beforeAll(async () => {
  [dictionary, gazetteer] = await Promise.all([loadDictionary(), loadGazetteer()]);
});
const read = (q: string) => readTalentSearch(q, dictionary, gazetteer);

describe('a search of the public site', () => {
  test('names skills, words of a title, and a place after “in”', () => {
    const { skills, words, place } = read('senior Java dev in Munich');
    expect([skills.map(({ word }) => word), words]).toEqual([['java'], ['senior', 'dev']]);
    expect(place && 'starts' in place && place.starts).toEqual(expect.arrayContaining(['munich', 'münchen']));
  });

  test('names a region by its countries', () => {
    const { words, place } = read('java in DACH');
    expect(words).toEqual([]);
    expect(place && 'ends' in place && place.ends).toEqual(
      expect.arrayContaining(['austria', 'schweiz', 'allemagne']),
    );
  });

  test('leaves out fillers, unless there is nothing else', () => {
    expect(read('python with sql').words).toEqual([]);
    expect(read('mit').words).toEqual(['mit']);
  });

  test('reads a word after “in” that is no place as a word', () => {
    expect(read('specialist in glassblowing')).toMatchObject({
      words: ['specialist', 'glassblowing'],
      place: null,
    });
  });

  test('finds Java developers without those of JavaScript', () => {
    const row = { location: 'Pune, India', listed: true };
    const rows = [
      { ...row, title: 'Java Developer', skills: [] },
      { ...row, title: 'Backend Engineer', skills: ['Java'] },
      { ...row, title: 'Senior Angular Developer', skills: ['JavaScript'] },
      { ...row, title: 'Java Architect', skills: ['Java'], listed: false },
    ];
    expect(talentCounts(rows, read('java'))).toEqual({
      total: 2,
      byTitle: [
        { title: 'Backend Engineer', count: 1 },
        { title: 'Java Developer', count: 1 },
      ],
      bySkill: [{ skill: 'Java', count: 1 }],
    });
    expect(talentCounts(rows, read('java in Indien')).total).toBe(2);
    expect(talentCounts(rows, read('java in Berlin')).total).toBe(0);
  });

  test('may mean another text where a word is near a skill', () => {
    expect(correctedSearches('senior kuberntes', dictionary)).toContain('senior Kubernetes');
    expect(correctedSearches('kubernetes', dictionary)).toEqual([]);
  });
});
