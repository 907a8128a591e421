import { expect, test } from 'vitest';
import { byHand } from '../../../scripts/skillDictionary/byHand.ts';
import { loadDictionary } from './loadDictionary.ts';
import { normaliseSkill } from './normaliseSkill.ts';

const dictionary = await loadDictionary();
const idOf = (name: string) => normaliseSkill(name, dictionary).id;

test('every name and alias of the handwritten skills resolves to its skill', () => {
  const names = byHand.flatMap(([id, label, aliases = '']) =>
    [id, label, ...aliases.split(',').filter(Boolean)].map((name) => [name, id] as const),
  );
  expect(names.filter(([name, id]) => idOf(name) !== id)).toEqual([]);
});

test('common abbreviations are recognized as people write them', () => {
  expect(['ML', 'NLP', 'TDD', 'BDD', 'psql', 'Node', 'EF Core'].map(idOf)).toEqual([
    'machine-learning',
    'natural-language-processing',
    'test-driven-development',
    'behavior-driven-development',
    'postgresql',
    'node.js',
    'entity-framework-core',
  ]);
});

test('everyday words are not read as kinds of games', () => {
  expect(['Strategy', 'Time Management'].map(idOf)).toEqual(['business strategy', 'time management']);
  for (const name of ['Adventure', 'Casual', 'Stealth', 'Role Playing'])
    expect(normaliseSkill(name, dictionary).stage, name).toBe('unknown');
  for (const { id, aliases } of dictionary.skills.values())
    if (/(^|[- ])game$/.test(id)) for (const alias of aliases) expect(alias, id).toMatch(/gam(e|ing)/);
  expect(idOf('Strategy Game')).toBe('strategy-game');
});
