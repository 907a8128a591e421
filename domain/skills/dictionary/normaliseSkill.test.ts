import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { squeezeName } from './foldName.ts';
import { loadDictionary } from './loadDictionary.ts';
import { normaliseSkill } from './normaliseSkill.ts';
import { notTheSame } from './notTheSame.ts';
import { suggester } from './suggestSkills.ts';

const dictionary = await loadDictionary();
const idOf = (name: string) => normaliseSkill(name, dictionary).id;

describe('a skill name', () => {
  it.each([
    ['Python 3.11', 'python', '3.11'],
    ['python3', 'python', '3'],
    ['C++17', 'c++', '17'],
    ['SQL Server 2019', 'sql-server', '2019'],
    ['HTML5', 'html', '5'],
    ['Vue 3', 'vue.js', '3'],
    ['.NET 8', '.net', '8'],
  ])('is recognized without its version, which is kept: %s', (name, id, version) => {
    expect(normaliseSkill(name, dictionary)).toMatchObject({ id, version });
  });

  it.each([
    ['React', 'reactjs', 'exact'],
    ['react.js', 'reactjs', 'separators'],
    ['node js', 'node.js', 'separators'],
    ['golang', 'go', 'alias'],
    ['k8s', 'kubernetes', 'alias'],
    ['Microsoft Excel', 'excel', 'alias'],
    ['Oracle Java', 'java', 'exact'],
    ['Salesforce software', 'salesforce', 'exact'],
  ])('is recognized by its aliases: %s', (name, id) => {
    expect(idOf(name)).toBe(id);
  });

  it.each(['mp3', 'Amazon S3', 'D3.js', 'Neo4j', 'base64', 'IPv6', 'Office 365'])(
    'keeps a number that is part of it: %s',
    (name) => {
      expect(normaliseSkill(name, dictionary).version).toBeNull();
    },
  );

  it.each(notTheSame.map((group) => [group.join(', '), group] as const))(
    'is never taken for another skill: %s',
    (_, group) => {
      const ids = group.map(idOf);
      expect(ids).toEqual(group);
      const skill = (id: string) => dictionary.skills.get(id);
      const labels = group.map((id) => idOf(skill(id)?.label ?? id));
      expect(labels).toEqual(group);
    },
  );

  it('that is unknown stands for itself, however it is spaced', () => {
    expect(normaliseSkill('  Quantum   Weaving ', dictionary)).toEqual({
      id: 'quantum weaving',
      label: 'Quantum Weaving',
      version: null,
      stage: 'unknown',
    });
  });

  it('is stable: the label of a recognized skill is recognized again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...dictionary.skills.values()), ({ id, label }) => {
        expect(idOf(id)).toBe(id);
        expect([id, ...sharers(label)]).toContain(idOf(label));
      }),
    );
  });

  it('is defined for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
        expect(typeof idOf(name)).toBe('string');
      }),
    );
  });
});

const sharers = (label: string): string[] =>
  [...dictionary.skills.values()]
    .filter((one) => squeezeName(one.label) === squeezeName(label))
    .map(({ id }) => id);

describe('skill suggestions', () => {
  it('name possible meanings of an unknown name, and merge nothing', () => {
    const suggest = suggester(dictionary);
    expect(suggest('kubernets').map(({ id }) => id)).toContain('kubernetes');
    expect(suggest('postgre db').map(({ id }) => id)).toContain('postgresql');
    expect(normaliseSkill('kubernets', dictionary).stage).toBe('unknown');
  });
});
