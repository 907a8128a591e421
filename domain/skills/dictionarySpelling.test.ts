import { describe, expect, it } from 'vitest';
import { loadDictionary } from './dictionary/loadDictionary.ts';
import { dictionarySpelling } from './dictionarySpelling.ts';
import { spellingOf, spellSkills } from './spelling.ts';

const dictionary = await loadDictionary();
const spell = (names: string[], ...known: string[]) =>
  spellSkills(names, dictionarySpelling(dictionary, spellingOf(known)));

describe('skills in the spelling of the dictionary', () => {
  it('have one name, and stand once', () => {
    expect(spell(['ReactJS', 'react.js', 'k8s', 'nodejs', 'postgres'])).toEqual([
      'React',
      'Kubernetes',
      'Node.js',
      'PostgreSQL',
    ]);
  });

  it('are named as most of the market names them', () => {
    expect(spell(['reactjs', 'REACT'], 'React.js', 'React')).toEqual(['React.js']);
  });

  it('keep a version, and their own spelling if it differs only in case', () => {
    expect(spell(['Java 17', 'sap', 'Tidewater'])).toEqual(['Java 17', 'sap', 'Tidewater']);
  });
});
