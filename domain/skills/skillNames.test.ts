import { expect, it } from 'vitest';
import { loadDictionary } from './dictionary/loadDictionary.ts';
import { otherNames, skillIdOf, skillNames } from './skillNames.ts';

const dictionary = await loadDictionary();
const namesFor = (name: string) => skillNames(skillIdOf(name, dictionary) ?? '', dictionary);

it.each([
  ['k8s', ['Kubernetes', 'kubernetes', 'K8s', 'K8S']],
  ['React.js', ['React', 'ReactJS', 'react']],
  ['nodejs', ['Node.js', 'NodeJS', 'Node JS', 'node']],
  ['golang', ['Go', 'Golang']],
  ['postgres', ['PostgreSQL', 'Postgres']],
])('%s is known by the other names of its skill', (name, others) => {
  expect(namesFor(name)).toEqual(expect.arrayContaining(others));
});

it('a name of one skill never means another', () => {
  expect(namesFor('Java')).not.toContain('JavaScript');
  expect(namesFor('.NET')).not.toContain('NET');
  expect(namesFor('React')).not.toContain('React Native');
});

it('an unknown name and a name with a version have no other names', () => {
  expect([skillIdOf('Zorblax', dictionary), skillIdOf('Angular 17', dictionary)]).toEqual([null, null]);
});

it('no skill has more names than a query can hold', () => {
  const most = Math.max(...[...dictionary.skills.keys()].map((id) => skillNames(id, dictionary).length));
  expect(most).toBeLessThan(1000);
});

it.each([
  ['k8s', 'kubernetes'],
  ['kubernetes', 'k8s'],
  ['js', 'javascript'],
  ['amazon web services', 'aws'],
  ['postgres', 'pgsql'],
])('a search for %s also finds %s', (text, name) => {
  expect(otherNames(text, dictionary)).toContain(name);
});

it.each(['anna', 'berlin', 'manager', 'quillnote', 'java developer'])('%s has no other names', (text) => {
  expect(otherNames(text, dictionary)).toEqual([]);
});

it('parts of a name and names of two letters are not searched', () => {
  expect(otherNames('k8s', dictionary)).not.toContain('kube');
  expect(otherNames('typescript', dictionary)).not.toContain('ts');
});
