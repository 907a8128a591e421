import { expect, test } from 'vitest';
import { loadDictionary } from './loadDictionary.ts';
import { skillMeant } from './skillMeant.ts';

const dictionary = await loadDictionary();

test.each([
  ['Kubernets', 'Kubernetes'],
  ['promethius', 'Prometheus'],
  ['pyhton', 'Python'],
  ['airflw', 'Apache Airflow'],
  ['Tyepscript', 'TypeScript'],
  ['postgresq', 'PostgreSQL'],
])('a typing error suggests the skill: %s', (typed, label) => {
  expect(skillMeant(typed, dictionary)).toBe(label);
});

test.each(['Python', 'k8s', 'C/C++', 'Quantum Weaving', 'abc', ''])('nothing is suggested for %s', (name) => {
  expect(skillMeant(name, dictionary)).toBeNull();
});
