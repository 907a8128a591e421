import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countSkills, skillKey, spellingOf, spellSkills } from './spelling.ts';

const known = spellingOf(['React', 'Node.js', 'C++']);

describe('the names of skills', () => {
  it('take the spelling that is known, however they are typed', () => {
    expect(spellSkills(['react', ' NODE.JS ', 'c++'], known)).toEqual(['React', 'Node.js', 'C++']);
  });

  it('that nobody knows yet stay as typed, less stray spaces', () => {
    expect(spellSkills(['  Quantum   Weaving '], known)).toEqual(['Quantum Weaving']);
  });

  it('stand once, whatever the case', () => {
    expect(spellSkills(['Rust', 'RUST', 'rust '], known)).toEqual(['Rust']);
  });

  it('are counted once a person, in the spelling most people use', () => {
    expect(countSkills([['React', 'react'], ['React'], ['REACT', 'Go'], ['Go', 'Go', 'Go']])).toEqual([
      { name: 'React', count: 3 },
      { name: 'Go', count: 2 },
    ]);
  });

  it('are settled by one spelling: a second never changes anything', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (typed) => {
        const once = spellSkills(typed, known);
        expect(spellSkills(once, known)).toEqual(once);
        expect(new Set(once.map(skillKey)).size).toBe(once.length);
      }),
    );
  });

  it('are counted alike in whatever order the people come', () => {
    const people = fc.array(fc.array(fc.constantFrom('Go', 'go', 'GO', 'Rust', ' rust')));
    fc.assert(
      fc.property(people, (lists) => {
        expect(countSkills(lists.toReversed())).toEqual(countSkills(lists));
      }),
    );
  });
});
