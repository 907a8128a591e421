import { expect, test } from 'vitest';
import { knownNames } from './index/search.ts';
import { mostKnown } from './market/knownNames.ts';
import { dictionary, find, indexOf } from './testing/world.ts';

const ad =
  'Requirements\n- Quillnote and Excel\n- Experience with Omnitree daily\n- You like long walks.\n\nNice to have\n- Brindle';
const asked = (texts: readonly string[]) => {
  const index = indexOf(texts.map((text, at) => ({ id: `c${at}`, title: 'Nurse', text })));
  return find(index, { text: ad });
};

test('a name in an ad that the dictionary does not know counts if a candidate writes it', () => {
  const { need, matches } = asked([
    'Works with Quillnote, Omnitree and Excel.',
    'Uses Excel.',
    'Likes trees.',
  ]);
  expect(need.skills.map(({ label, must }) => [label, must])).toEqual([
    ['Excel', true],
    ['Omnitree', true],
    ['Quillnote', true],
  ]);
  expect(need.unknown).toEqual(['Omnitree', 'Quillnote']);
  expect(need.unread).toEqual(['You like long walks.']);
  expect(matches.map(({ id }) => id)).toEqual(['c0', 'c1', 'c2']);
});

test('and is left out if nobody does', () => {
  const { need } = asked(['Uses Excel.']);
  expect(need.skills.map(({ label }) => label)).toEqual(['Excel']);
  expect(need.unread).toEqual(['Experience with Omnitree daily', 'You like long walks.']);
});

test('a candidate who lists the name has it too', () => {
  const index = indexOf([
    { id: 'c0', skills: ['Quillnote'] },
    { id: 'c1', skills: ['Word'] },
  ]);
  const { matches } = find(index, { text: ad });
  expect(matches[0]?.id).toBe('c0');
  expect(matches[0]?.reasons).toContainEqual(
    expect.objectContaining({ kind: 'skill', params: expect.objectContaining({ skill: 'Quillnote' }) }),
  );
});

test('the names in an ad that a search would find are told apart from the others', () => {
  const index = indexOf([
    { id: 'c0', skills: ['Brindle'] },
    { id: 'c1', text: 'Works with Omnitree.' },
    { id: 'c2', text: 'Quillnote and Desk.', visibleTo: [] },
  ]);
  const names = ['Omnitree daily', 'Brindle', 'Quillnote', 'Nowhere 3000'];
  expect(
    knownNames(
      index,
      names.map((name) => ({ name })),
      dictionary,
    ),
  ).toEqual([
    { name: 'Omnitree daily', known: 'Omnitree' },
    { name: 'Brindle', known: 'Brindle' },
  ]);
});

test('a listed name that the dictionary does not know finds the same candidates as an ad that names it', () => {
  const index = indexOf([
    { id: 'c0', text: 'At court I wrote with Quillnote Desk.' },
    { id: 'c1', text: 'I sold desks.' },
  ]);
  const read = find(index, { text: 'Requirements\n- Quillnote Desk' });
  const listed = find(index, { skills: [{ name: 'Quillnote Desk', must: true }] });
  expect(listed.matches).toEqual(read.matches);
  expect(listed.matches[0]).toMatchObject({ id: 'c0', reasons: [{ params: { fromText: true } }, {}, {}] });
});

test('only the first names count', () => {
  const names = Array.from({ length: mostKnown + 2 }, (_, at) => `Quillnote ${at + 1}0`);
  const index = indexOf([{ id: 'c0', skills: names }]);
  const { need } = find(index, { text: `Requirements\n${names.map((name) => `- ${name}`).join('\n')}` });
  expect(need.unknown.toSorted()).toEqual(names.slice(0, mostKnown).toSorted());
  const asked = names.map((name) => ({ name }));
  expect(knownNames(index, asked, dictionary).map(({ known }) => known)).toEqual(names.slice(0, mostKnown));
});
