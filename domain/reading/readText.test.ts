import { describe, expect, test } from 'vitest';
import { loadDictionary } from '../skills/dictionary/loadDictionary.ts';
import { normaliseSkill } from '../skills/dictionary/normaliseSkill.ts';
import { type HardCase, hardCases } from './hardCases.ts';
import { readText } from './readText.ts';

const dictionary = await loadDictionary();
const idOf = (name: string) => normaliseSkill(name, dictionary).id;
const sorted = (ids: readonly string[]) => [...new Set(ids)].sort();

/** What is wrong with the reading of a case; empty if nothing is. */
const faultsOf = ({ text, skills, must, years, ruledOut }: HardCase): string[] => {
  const read = readText(text, dictionary, { today: '2026-11-25' });
  const told = (what: string, got: readonly string[], wanted: readonly string[]) =>
    sorted(got).join() === sorted(wanted.map(idOf)).join()
      ? []
      : [`${what}: ${sorted(got)} instead of ${sorted(wanted.map(idOf))}`];
  const numbers = new Map(read.skills.map((one) => [one.id, one.years]));
  return [
    ...told(
      'skills',
      read.skills.map(({ id }) => id),
      skills,
    ),
    ...(must
      ? told(
          'must',
          read.skills.filter((one) => one.must).map(({ id }) => id),
          must,
        )
      : []),
    ...(ruledOut
      ? told(
          'ruled out',
          read.ruledOut.map(({ id }) => id),
          ruledOut,
        )
      : []),
    ...Object.entries(years ?? {}).flatMap(([name, count]) =>
      numbers.get(idOf(name)) === count
        ? []
        : [`${name}: ${numbers.get(idOf(name))} years instead of ${count}`],
    ),
  ];
};

/** Cases that are still read wrong, at most. */
const mostWrong: Record<string, number> = { English: 3, German: 1, French: 0, Spanish: 0, Chinese: 0 };

describe('hard cases of postings and resumes are read right', () => {
  test.each(Object.entries(hardCases))('in %s', (language, cases) => {
    const wrong = cases
      .map((one) => ({ text: one.text, faults: faultsOf(one) }))
      .filter(({ faults }) => faults.length > 0);
    expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(mostWrong[language] ?? 0);
  });
});

const idsIn = (text: string) => readText(text, dictionary).skills.map(({ id }) => id);

describe('skills in a text', () => {
  test('are found by their longest names, each once', () => {
    expect(
      idsIn(
        'Wrote React Native apps (React Native!) in TypeScript on AWS; C++17 before, and a little Node.js.',
      ),
    ).toEqual(['react-native', 'typescript', 'amazon-web-services', 'c++', 'node.js']);
  });

  test('are not found in everyday words', () => {
    expect(idsIn('We go to market with less work, and r and d make time for access to excel.')).toEqual([]);
    expect(idsIn('Services in Go and R.')).toEqual(['go', 'r']);
  });

  test('come with the sentence that names them, without names and addresses', () => {
    const text =
      'Ask Ruby Swift (ruby@example.com) about Kotlin. We build with Kafka.\nThe team meets at nine.';
    const { skills, unread } = readText(text, dictionary);
    expect(skills.map(({ name, quote, from, to }) => [name, quote, text.slice(from, to)])).toEqual([
      ['Kotlin', 'Ask … (…) about Kotlin.', 'Kotlin'],
      ['Kafka', 'We build with Kafka.', 'Kafka'],
    ]);
    expect(unread).toEqual(['The team meets at nine.']);
  });

  test('have the end of their latest period and their level', () => {
    const text = '2019 – 03/2022 Acme: expert in Scala\n\nPython (basic), C# (last used 2015)';
    const { skills } = readText(text, dictionary, { today: '2026-11-25' });
    expect(skills.map(({ id, lastUsed, level, years }) => [id, lastUsed, level, years])).toEqual([
      ['scala', '2022-03', 'expert', 3],
      ['python', null, 'basic', null],
      ['c#', '2015-12', null, null],
    ]);
  });
});

test('an ad without headings is read after the paragraph about the company', () => {
  const idsAfter = (heading: string) =>
    idsIn(`${heading}\n\nOur dog is called Ruby.\nWe like it.\n\nYou know Excel and Kafka.`);
  for (const heading of ['About us', 'Über uns', 'À propos de nous', 'Sobre nosotros'])
    expect([heading, ...idsAfter(heading)]).toEqual([heading, 'excel', 'apache-kafka']);
  expect(idsAfter('What we offer')).toEqual([]);
});

test('"no experience is required" rules a skill out and does not require it', () => {
  const read = (text: string) => {
    const { skills, ruledOut } = readText(text, dictionary);
    return [skills.map(({ name, must }) => [name, must]), ruledOut.map(({ name }) => name)];
  };
  for (const text of [
    'No Docker experience is needed.',
    'No Docker is required.',
    'Aucune expérience de Docker n’est nécessaire.',
  ])
    expect([text, ...read(text)]).toEqual([text, [], ['Docker']]);
  expect(read('No PHP, but Docker is required.')).toEqual([[['Docker', true]], ['PHP']]);
});

test.each([
  'Java is used daily, Docker isn’t used here.',
  'Docker isn’t being used here. We work with Java.',
  'We use Java; Docker plays no role.',
  'Docker has not been used for years, but Java is needed.',
  'Docker wird hier nicht gebraucht, Java täglich.',
  'Java wird täglich genutzt, Docker kommt bei uns nicht zum Einsatz.',
  'Bei uns kommt Docker nicht mehr zum Einsatz, dafür Java.',
  'Docker spielt hier keine Rolle. Java ist ein Muss.',
  'Java est indispensable, Docker n’est pas utilisé ici.',
  'Ici, Docker n’est plus utilisé, mais Java l’est.',
  'Java se usa a diario, Docker no se usa aquí.',
  'Docker no es usado en este puesto. Java es imprescindible.',
])('what is not used is ruled out: %s', (text) => {
  const { skills, ruledOut } = readText(text, dictionary);
  expect([skills, ruledOut].map((all) => all.map(({ name }) => name))).toEqual([['Java'], ['Docker']]);
});

test.each([
  'Docker is not only used here.',
  'We don’t just use Docker.',
  'Docker wird nicht nur hier gebraucht.',
  'Docker kommt hier täglich zum Einsatz.',
  'Docker n’est pas seulement utilisé ici.',
  'Docker no solo se usa aquí.',
])('"not only" rules nothing out: %s', (text) => {
  const { skills, ruledOut } = readText(text, dictionary);
  expect([skills, ruledOut].map((all) => all.map(({ name }) => name))).toEqual([['Docker'], []]);
});

test('what a company says about itself is not read, with a decorated heading or one that asks', () => {
  for (const heading of ['* About us *', '=== Über uns ===', 'Qui sommes-nous ?', '¿Quiénes somos?']) {
    const { skills } = readText(`${heading}\nOur dog is called Ruby.\n\nRequirements:\n- Go`, dictionary);
    expect([heading, skills.map(({ name }) => name)]).toEqual([heading, ['Go']]);
  }
  expect(readText('nada de PHP', dictionary)).toMatchObject({ skills: [], ruledOut: [{ name: 'PHP' }] });
});
