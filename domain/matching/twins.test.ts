import { describe, expect, test } from 'vitest';
import { loadDictionary } from '../skills/dictionary/loadDictionary.ts';
import { readSkills } from '../skills/dictionary/readSkills.ts';
import { loadTitleSpace } from '../titles/loadTitleSpace.ts';
import type { MarketRow } from './market/marketProfile.ts';
import { makeMatchmaker } from './market/matchmaker.ts';
import { recommendSchema } from './market/recommend.ts';

const today = '2026-11-21';
const now = new Date(`${today}T09:00:00Z`);
const [dictionary, space] = await Promise.all([loadDictionary(), loadTitleSpace()]);

/** Candidate names that are also names of technologies. */
const names = [
  ...'Julia Ruby Cassandra Jenkins Jade Crystal Swift Maya Ada Pascal Haskell Kafka Jasmine Django Scala Elm'.split(
    ' ',
  ),
  ...'Flask Chai Mocha Ember Clojure Hugo Gatsby Erlang Perl Puppet Chef Kotlin Spring Angular React'.split(
    ' ',
  ),
];
const row = (name: string, summary: string): MarketRow => ({
  id: 'BE-001',
  name,
  companyId: 'CO-001',
  title: 'Registered Nurse',
  skills: [],
  skillUses: [],
  experience: 5,
  location: 'Berlin',
  availability: 'Immediate',
  availableFrom: null,
  createdAt: '2026-10-01T08:00:00.000Z',
  summary,
});
const scored = (name: string, text: (name: string) => string, skills: readonly string[]) => {
  const market = makeMatchmaker([row(name, text(name))], { dictionary, space, mappings: [], today });
  const asked = recommendSchema.parse({
    criteria: { title: 'Developer', skills: skills.map((skill) => ({ name: skill })) },
  });
  return market.recommend(asked, now).matches;
};

const summaries: Record<string, (name: string) => string> = {
  'a sentence that begins with it': (name) => `${name}. Registered nurse, uses Excel.`,
  'a name said again in the text': (name) =>
    `Nurse. ${name.split(' ')[0]}'s patients trust ${name}. Uses Excel.`,
  'the header of a life story': (name) =>
    `${name}\nBerlin, ${name.toLowerCase().replace(' ', '.')}@example.com\nhttps://www.linkedin.com/in/${name.replace(' ', '-')}\n\nUses Excel.`,
};

describe('a candidate’s name earns no points', () => {
  for (const [where, text] of Object.entries(summaries))
    test.each(names)(`in ${where}: %s`, (word) => {
      const skills = [word, 'Excel', 'HTTPS', 'LinkedIn'];
      for (const [name, twin] of [
        [`${word} Meyer`, 'Anna Meyer'],
        [`Anna ${word}`, 'Anna Meyer'],
        [`${word}-Anna Meyer`, 'Anna Meyer'],
      ] as const)
        expect(scored(name, text, skills), name).toEqual(scored(twin, text, skills));
    });

  test('and real skills still count', () => {
    const text = (name: string) => `${name} builds services in Kotlin and Kafka.`;
    expect(readSkills(text('Ruby Swift'), dictionary, 'Ruby Swift')).toEqual(
      readSkills(text('Anna Meyer'), dictionary, 'Anna Meyer'),
    );
    expect(readSkills(text('Ruby Swift'), dictionary, 'Ruby Swift')).toEqual(['kotlin', 'apache-kafka']);
  });
});

describe('addresses and headers are not read as skills', () => {
  test.each([
    'Portfolio: https://ruby.example.com/docker, uses Excel',
    'Find me at www.kafka.org/people or julia@swift.io. Uses Excel',
    'github.com/jenkins/react and linkedin.com/in/django: Excel',
    'Ruby Swift\n+49 170 1234567 | ruby@example.com | Berlin\n\nExcel',
  ])('%j', (text) => {
    expect(readSkills(text, dictionary)).toEqual(['excel']);
  });

  test('skill names with a dot or slash are kept', () => {
    expect(readSkills('ASP.NET, Node.js and Socket.io', dictionary)).toEqual([
      'asp.net',
      'node.js',
      'socket.io',
    ]);
  });
});
