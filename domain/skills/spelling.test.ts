import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countSkills, skillKey, spellingOf, spellSkills } from './spelling.ts';

const known = spellingOf(['React', 'Node.js', 'C++']);

describe('the spelling of skills', () => {
  it('follows the known spelling, however they are typed', () => {
    expect(spellSkills(['react', ' NODE.JS ', 'c++'], known)).toEqual(['React', 'Node.js', 'C++']);
  });

  it('keeps unknown names as typed, without extra spaces', () => {
    expect(spellSkills(['  Quantum   Weaving '], known)).toEqual(['Quantum Weaving']);
  });

  it('keeps each name once, ignoring case', () => {
    expect(spellSkills(['Rust', 'RUST', 'rust '], known)).toEqual(['Rust']);
  });

  it('uses the most common spelling, counted once per candidate', () => {
    expect(countSkills([['React', 'react'], ['React'], ['REACT', 'Go'], ['Go', 'Go', 'Go']])).toEqual([
      { name: 'React', count: 3 },
      { name: 'Go', count: 2 },
    ]);
  });

  it('is stable: applying it twice changes nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (typed) => {
        const once = spellSkills(typed, known);
        expect(spellSkills(once, known)).toEqual(once);
        expect(new Set(once.map(skillKey)).size).toBe(once.length);
      }),
    );
  });

  it('does not depend on the order of candidates', () => {
    const people = fc.array(fc.array(fc.constantFrom('Go', 'go', 'GO', 'Rust', ' rust')));
    fc.assert(
      fc.property(people, (lists) => {
        expect(countSkills(lists.toReversed())).toEqual(countSkills(lists));
      }),
    );
  });
});
